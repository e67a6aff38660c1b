/** Which part of a board is shown: where the action is, until a person moves the view. */
import type { Scene } from '../messages';
import type { Camera } from './camera.svelte';
import { around, type Box } from './geometry';
import type { Lit } from './lit';
import type { Motion } from './motion.svelte';

/** How big a board is drawn: a square in units, and the pixels to a unit between which it opens. */
export interface Scale {
  unit: number;
  /** Smaller ones cannot be hit. */
  least: number;
  /** Bigger ones waste the screen. */
  most: number;
  /** Where the whole board can be shown at this scale, it is. */
  overview: number;
}

/** What there is to look at. */
export interface Stage {
  scene: Scene;
  lit: Lit;
  whole: Box;
  boxOf(id: string): Box[];
}

const ALL = 0.1;
const padded = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });

export class Framing {
  private opened = false;

  constructor(
    private readonly camera: Camera,
    private readonly motion: Motion,
    private readonly scale: Scale,
    private readonly stage: () => Stage,
  ) {}

  /** The focus of the scene, the targets near it, the seat's own figures when there is nothing else. */
  private action(): Box {
    const { scene, lit, whole, boxOf } = this.stage();
    const { unit, overview, most } = this.scale;
    if (this.camera.framing(whole, ALL, most).k >= overview) return whole;
    const focus = scene.focus.flatMap(boxOf);
    const near = [...lit.targets].filter(([, target]) => !target.far).flatMap(([id]) => boxOf(id));
    const own = this.motion.pieces.filter((piece) => piece.owner === scene.seat && piece.owner >= 0).flatMap((piece) => boxOf(piece.id));
    const found = focus.length ? [...focus, ...this.nearest(focus, near)] : near.length ? near : own;
    return found.length ? padded(around(found), 2.5 * unit) : whole;
  }

  /** As many targets, the nearest first, as can be seen together with the focus. */
  private nearest(focus: Box[], targets: Box[]): Box[] {
    const { least, unit } = this.scale;
    const { width, height } = this.camera;
    const from = around(focus);
    const away = (box: Box): number => Math.abs(box.x + box.w / 2 - from.x - from.w / 2) + Math.abs(box.y + box.h / 2 - from.y - from.h / 2);
    const seen: Box[] = [];
    for (const box of targets.toSorted((a, b) => away(a) - away(b))) {
      const all = padded(around([...focus, ...seen, box]), unit);
      if (all.w * least > width || all.h * least > height) break;
      seen.push(box);
    }
    return seen;
  }

  /** Without anything to look at, the whole board. */
  private frame(cut: boolean): void {
    const box = this.action();
    this.camera.show(box, box === this.stage().whole ? ALL : this.scale.least, this.scale.most, cut);
  }

  /** Stay where we are as long as the action is in sight and not much too small. */
  private attend(box: Box): void {
    const { unit, least, most } = this.scale;
    const v = this.camera.view;
    const edge = 1.5 * unit;
    const inside = box.x + edge >= v.x && box.y + edge >= v.y && box.x + box.w - edge <= v.x + v.w && box.y + box.h - edge <= v.y + v.h;
    const ideal = this.camera.framing(box, least, most);
    if (this.camera.k < 0.75 * ideal.k) this.camera.show(box, least, most);
    else if (!inside) this.camera.show(box, least, Math.min(most, Math.max(least, this.camera.k)));
  }

  /** After every change; `beat` are the cells of a running one, for those who only watch. */
  follow(beat: string[] | null): void {
    const { scene, whole, boxOf } = this.stage();
    if (!this.opened) {
      this.opened = true;
      this.frame(true);
    } else if (beat) {
      const boxes = beat.flatMap(boxOf);
      if (!boxes.length) return;
      if (this.camera.moved) this.camera.reveal(around(boxes));
      else if (this.action() !== whole) this.attend(padded(around(boxes), 4.5 * this.scale.unit));
    } else if (!this.camera.moved) {
      const box = this.action();
      if (box === whole) this.frame(false);
      else this.attend(box);
    } else {
      const first = scene.focus.flatMap(boxOf)[0];
      if (first) this.camera.reveal(first);
    }
  }

  /** Everything first, then back to the action. */
  fit(): void {
    const { whole } = this.stage();
    const { most } = this.scale;
    const all = this.camera.framing(whole, ALL, most);
    const wide = Math.abs(this.camera.k - all.k) < 0.01;
    this.camera.moved = false;
    if (wide) this.frame(false);
    else this.camera.show(whole, ALL, most);
  }
}

/** Which part of a drawing is seen: pan with a drag, zoom with wheel, fingers or buttons, glide to where the action is. */
import { around, type Box, type Point } from './geometry';
import { wantsStill } from './motion.svelte';

const GLIDE = 240;
const DRAG = 6;

export class Camera {
  /** The middle of the view in units of the drawing. */
  x = $state(0);
  y = $state(0);
  /** Pixels to a unit. */
  k = $state(1);
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  /** Set when a person moved the view; it then follows the action only when that is out of sight. */
  moved = $state(false);
  private whole: Box = { x: 0, y: 0, w: 1, h: 1 };
  private least = 0.2;
  private most = 2.4;
  private pointers = new Map<number, Point>();
  private start: { at: Point; x: number; y: number; spread: number; k: number } | null = null;
  private frame = 0;

  get view(): Box {
    const w = this.width / this.k;
    const h = this.height / this.k;
    return { x: this.x - w / 2, y: this.y - h / 2, w, h };
  }

  /** The drawing and the space around it; the view never leaves it. */
  bounds(whole: Box): void {
    this.whole = whole;
  }

  size(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.least = Math.min(width / this.whole.w, height / this.whole.h, 1);
    this.set(this.x, this.y, this.k);
  }

  /** The view that shows a box, at a scale between two. */
  framing(box: Box, least: number, most: number): { x: number; y: number; k: number } {
    const k = Math.min(Math.max(Math.min(this.width / box.w, this.height / box.h), least), most);
    return this.clamped(box.x + box.w / 2, box.y + box.h / 2, k);
  }

  /** Show a box, gliding there. */
  show(box: Box, least = this.least, most = this.most, cut = false): void {
    const to = this.framing(box, least, most);
    if (cut || wantsStill()) this.set(to.x, to.y, to.k);
    else this.glide(to);
  }

  /** Bring a box into view without changing the scale, if it is not there. */
  reveal(box: Box): void {
    const v = this.view;
    if (box.x >= v.x && box.y >= v.y && box.x + box.w <= v.x + v.w && box.y + box.h <= v.y + v.h) return;
    const both = around([box, { x: this.x, y: this.y, w: 0, h: 0 }]);
    const fits = both.w <= v.w / 2 && both.h <= v.h / 2;
    const x = fits ? Math.min(Math.max(this.x, box.x + box.w - v.w / 2), box.x + v.w / 2) : box.x + box.w / 2;
    const y = fits ? Math.min(Math.max(this.y, box.y + box.h - v.h / 2), box.y + v.h / 2) : box.y + box.h / 2;
    this.glide(this.clamped(x, y, this.k));
  }

  /** Zoom about a point of the element, in pixels; the middle by default. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.moved = true;
    const k = Math.min(Math.max(this.k * factor, this.least), this.most);
    const dx = (at.x - this.width / 2) * (1 / this.k - 1 / k);
    const dy = (at.y - this.height / 2) * (1 / this.k - 1 / k);
    this.set(this.x + dx, this.y + dy, k);
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.glide(this.clamped(this.x + dx / this.k, this.y + dy / this.k, this.k));
  }

  down(id: number, at: Point): void {
    this.pointers.set(id, at);
    this.begin();
  }

  /** A finger or the mouse moved; true while that drags the view. */
  move(id: number, at: Point): boolean {
    if (!this.pointers.has(id) || !this.start) return false;
    this.pointers.set(id, at);
    const now = this.centre();
    const far = Math.hypot(now.at.x - this.start.at.x, now.at.y - this.start.at.y);
    if (!this.dragging && far < DRAG && this.pointers.size < 2) return false;
    this.dragging = true;
    this.moved = true;
    const k = this.start.spread ? Math.min(Math.max((this.start.k * now.spread) / this.start.spread, this.least), this.most) : this.start.k;
    this.set(this.start.x - (now.at.x - this.start.at.x) / k, this.start.y - (now.at.y - this.start.at.y) / k, k);
    return true;
  }

  /** True when this ends a drag, so it is no click. */
  up(id: number): boolean {
    const dragged = this.dragging;
    this.pointers.delete(id);
    if (this.pointers.size) this.begin();
    else {
      this.start = null;
      this.dragging = false;
    }
    return dragged;
  }

  private begin(): void {
    cancelAnimationFrame(this.frame);
    const now = this.centre();
    this.start = { at: now.at, x: this.x, y: this.y, spread: now.spread, k: this.k };
  }

  private centre(): { at: Point; spread: number } {
    const [a, b] = [...this.pointers.values()];
    if (!a) return { at: { x: 0, y: 0 }, spread: 0 };
    if (!b) return { at: a, spread: 0 };
    return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  private clamped(x: number, y: number, k: number): { x: number; y: number; k: number } {
    const w = this.width / k;
    const h = this.height / k;
    const fit = (at: number, low: number, span: number, seen: number): number =>
      seen >= span ? low + span / 2 : Math.min(Math.max(at, low + seen / 2), low + span - seen / 2);
    return { x: fit(x, this.whole.x, this.whole.w, w), y: fit(y, this.whole.y, this.whole.h, h), k };
  }

  private set(x: number, y: number, k: number): void {
    const to = this.clamped(x, y, Math.min(Math.max(k, this.least), this.most));
    [this.x, this.y, this.k] = [to.x, to.y, to.k];
  }

  private glide(to: { x: number; y: number; k: number }): void {
    cancelAnimationFrame(this.frame);
    if (wantsStill()) {
      this.set(to.x, to.y, to.k);
      return;
    }
    const from = { x: this.x, y: this.y, k: this.k };
    const begun = performance.now();
    const step = (now: number): void => {
      // The clock of a frame may lie before the moment that asked for it.
      const t = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const e = 1 - (1 - t) ** 3;
      this.set(from.x + (to.x - from.x) * e, from.y + (to.y - from.y) * e, from.k + (to.k - from.k) * e);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

/** The moments that wait to be shown, and the one that is: in order, a second each, ended by whoever does anything. */
import { lookOf } from '../games';
import type { Scene } from '../messages';
import { settings } from '../settings.svelte';
import { foldedTo, isTakenBack, newsIn, type Moment } from './moment';

const LENGTH = 1200;

class Moments {
  shown = $state.raw<Moment | null>(null);
  private waiting = $state.raw<Moment[]>([]);
  private heard: Scene | null = null;
  /** The line of the log up to which the board has told; moments beyond it wait. */
  private reached = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether something is still to be seen. */
  get busy(): boolean {
    return this.shown !== null || this.waiting.length > 0;
  }

  /** Hear what is new in a scene; the first one is old news, and what was taken back did not happen. */
  hear(scene: Scene): void {
    const before = this.heard;
    this.heard = scene;
    if (before === scene) return;
    if (isTakenBack(before, scene)) this.clear();
    const news = newsIn(before, scene);
    // Nobody looks: the log and the digest tell it.
    if (!before || !news.length || document.hidden) return;
    this.waiting = foldedTo([...this.waiting, ...lookOf(scene.game).moments(news, before, scene)]);
    // The board hears of the same scene now, and says how far it has got.
    queueMicrotask(() => this.advance());
  }

  /** The board tells up to this line now. */
  reach(line: number): void {
    this.reached = line;
    this.advance();
  }

  /** End the one that is shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.shown = null;
    this.advance();
  }

  /** Somebody decided: nothing stands between. */
  clear(): void {
    this.waiting = [];
    this.skip();
  }

  /** Another table, or another time. */
  forget(): void {
    this.heard = null;
    this.reached = Infinity;
    this.clear();
  }

  private advance(): void {
    if (this.shown || (this.waiting[0]?.line.number ?? Infinity) > this.reached) return;
    const [next, ...others] = this.waiting;
    if (!next) return;
    this.waiting = others;
    this.shown = next;
    if (settings.sound) void import('./sound').then(({ sound }) => sound(next));
    if (!settings.wait) this.timer = setTimeout(() => this.skip(), LENGTH);
  }
}

export const moments = new Moments();

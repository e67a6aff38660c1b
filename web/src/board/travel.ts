/** Cards that travel: what the log tells of cards that change their place, flown in order from where they lay. */
import type { Line, Scene } from '../messages';
import type { Look } from '../games';
import { wantsStill } from './motion.svelte';
import { seen } from './onscreen';

/** From the first of these elements that is there to the first of those. */
export interface Flight {
  from: string[];
  to: string[];
}

const LENGTH = 300;
const APART = 170;
/** All of it together never takes longer than this, and nothing waits longer than that for what is in the air. */
const MOST = 2400;
const LONGEST_WAIT = 900;

/** The flights that new lines of the log tell of, in order; no card flies twice to the same place. */
export function flightsOf(lines: readonly Line[], before: Scene, after: Scene, look: Look): Flight[] {
  const taken = new Set<string>();
  const found: Flight[] = [];
  for (const line of lines) {
    const flight = look.flight(line, before, after);
    const to = flight?.to.filter((id) => !taken.has(id)) ?? [];
    if (!flight || !to[0]) continue;
    // A pile and a seat take in as many as come.
    if (!/^(pile|seat):/.test(to[0])) taken.add(to[0]);
    found.push({ from: flight.from, to });
  }
  return found;
}

function ghostOf(node: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll('[data-id]')]) one.removeAttribute('data-id');
  ghost.removeAttribute('data-target');
  ghost.classList.remove('can', 'up', 'hint');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.tabIndex = -1;
  return ghost;
}

interface Start {
  flight: Flight;
  box: DOMRect;
  ghost: HTMLElement | null;
}

/** Flies cards over the page; what is still in the air goes on, and the news follow soon. */
export class Travel {
  private starts: Start[] = [];
  private busy = 0;
  private air: Animation[] = [];

  /** Before the page changes: where everything that is about to move lies. */
  leave(flights: Flight[]): void {
    this.starts = [];
    if (wantsStill()) return;
    for (const flight of flights) {
      const node = seen(flight.from);
      if (node) this.starts.push({ flight, box: node.getBoundingClientRect(), ghost: node.matches('.face') ? ghostOf(node) : null });
    }
  }

  /** After it has changed: everything flies to where it lies now. */
  arrive(): void {
    const now = performance.now();
    const wait = Math.max(0, Math.min(LONGEST_WAIT, this.busy - now));
    const apart = Math.min(APART, (MOST - LENGTH - wait) / Math.max(1, this.starts.length));
    if (this.starts.length) this.busy = now + wait + apart * this.starts.length;
    this.starts.forEach(({ flight, box, ghost }, n) => {
      const node = seen(flight.to);
      const flying = node?.matches('.face') ? ghostOf(node) : ghost;
      if (node && flying) this.fly(flying, node, box, wait + n * apart);
    });
    this.starts = [];
  }

  land(): void {
    for (const one of this.air) one.finish();
    this.air = [];
    this.busy = 0;
  }

  private fly(flying: HTMLElement, node: HTMLElement, from: DOMRect, delay: number): void {
    const to = node.getBoundingClientRect();
    Object.assign(flying.style, { position: 'fixed', left: '0', top: '0', margin: '0', zIndex: '40', pointerEvents: 'none', transformOrigin: '0 0', transition: 'none' });
    flying.classList.add('in-flight');
    document.body.append(flying);
    const { offsetWidth: width, offsetHeight: height } = flying;
    const at = (box: DOMRect): string => {
      const scale = Math.min(box.width / width, box.height / height);
      return `translate(${box.x + (box.width - width * scale) / 2}px, ${box.y + (box.height - height * scale) / 2}px) scale(${scale})`;
    };
    const inside = !node.matches('.face');
    const frames = [{ transform: at(from), opacity: 0.4 }, { transform: at(from), opacity: 1, offset: 0.1 }, { transform: at(to), opacity: inside ? 0.2 : 1 }];
    const flight = flying.animate(frames, { duration: LENGTH, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' });
    const gone = (): void => {
      flying.remove();
      this.air = this.air.filter((one) => one !== flight && one.playState !== 'finished');
    };
    flight.onfinish = gone;
    flight.oncancel = gone;
    this.air.push(flight);
    // What is still in the air does not lie there yet.
    if (!inside) this.air.push(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LENGTH + delay }));
  }
}

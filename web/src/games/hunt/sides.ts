/** What the panels of the sides tell. Pure. */
import { panelsOf } from '../../board/table';
import type { Line, Panel, Scene, Stat } from '../../messages';

/** The panels of the sides, in their order. */
export function sidesOf(scene: Scene): Panel[] {
  return panelsOf(scene).filter((panel) => panel.id.startsWith('side:'));
}

export function statOf(panel: Panel, id: string): number {
  return Number(panel.stats.find((stat) => stat.id === id)?.value ?? 0);
}

export function goalsOf(panel: Panel): Stat[] {
  return panel.stats.filter((stat) => stat.id.startsWith('goal-'));
}

export function sideColour(panel: Panel): string {
  return panel.owner < 0 ? 'var(--harm)' : `var(--seat-${panel.owner + 1})`;
}

/** The panel of the side whose piece a line of the log tells of first; null where it tells of none. */
export function sideOf(line: Line): string | null {
  for (const id of line.concerns) {
    if (id.startsWith('side:')) return id;
    const found = /^piece:(.+)-\d+$/.exec(id);
    if (found) return `side:${found[1]}`;
  }
  return null;
}

/** One activation of the running turn. */
export interface Activation {
  panel: Panel;
  state: 'done' | 'now' | 'next';
}

const ORDER = 'order-';

/** Where a side comes in the order of the turn. */
function placeOf(panel: Panel): number {
  return Number(panel.marks.find((mark) => mark.startsWith(ORDER))?.slice(ORDER.length) ?? 0);
}

/** The activations of the turn one after the other: as they were, and as they come if nobody falls. */
export function sequenceOf(scene: Scene): Activation[] {
  const sides = sidesOf(scene).toSorted((a, b) => placeOf(a) - placeOf(b));
  const began = scene.log.findLastIndex((line) => line.event === 'turn');
  const named = scene.log.slice(began + 1).filter((line) => line.event === 'activated').flatMap((line) => sides.find((panel) => panel.id === sideOf(line)) ?? []);
  const acting = sides.some((panel) => statOf(panel, 'acting'));
  const found = named.map((panel, n): Activation => ({ panel, state: acting && n === named.length - 1 ? 'now' : 'done' }));
  const waiting = new Map(sides.map((panel) => [panel.id, statOf(panel, 'waiting')]));
  let at = named.length ? sides.findIndex((panel) => panel.id === named.at(-1)?.id) + 1 : 0;
  for (let idle = 0; idle < sides.length; at++) {
    const panel = sides[at % sides.length];
    const left = panel ? (waiting.get(panel.id) ?? 0) : 0;
    idle = left ? 0 : idle + 1;
    if (!panel || !left) continue;
    waiting.set(panel.id, left - 1);
    found.push({ panel, state: 'next' });
  }
  return found;
}

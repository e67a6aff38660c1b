import type { IconName } from '../icons';
import { corps } from './corps';
import { encounters } from './encounters';
import { generic } from './generic';
import type { Look } from './look';

const LOOKS: Record<string, Look> = { corps, encounters };

/** How a game looks; one that nobody has drawn looks plain. */
export function lookOf(game: string): Look {
  return LOOKS[game] ?? generic;
}

/** The icon of a line of the log. */
export function eventIcon(game: string, event: string): IconName {
  return lookOf(game).event(event);
}

/** The marks of a moment on the timeline: what happened, and what the table says itself. */
export function timeMarks(game: string, marks: readonly string[]): string[] {
  const look = lookOf(game);
  const found = marks.map((mark) => (mark.startsWith('event:') ? look.mark(mark.slice('event:'.length)) : mark));
  return [...new Set(found.filter((mark) => mark !== null))];
}

/** Whether an event is one step of a walk. */
export function isStep(game: string, event: string): boolean {
  return lookOf(game).beat(event) === 'move';
}

/** Whether a line of the log begins something: a round, a phase, a turn. */
export function isHeading(game: string, event: string): boolean {
  return lookOf(game).event(event) === 'clock';
}

export type { Beat, Figure, Look, Material } from './look';

/** The games as they are drawn: a folder each, found by its name. A game without one looks plain, and is all there. */
import type { IconName } from '../board/icons';
import type { Drawn, Look } from './look';
import plain from './plain';

const FOLDERS = import.meta.glob<{ default: Drawn }>('./*/index.ts', { eager: true });

/** How a game is drawn. */
export function drawnOf(game: string): Drawn {
  return FOLDERS[`./${game}/index.ts`]?.default ?? plain;
}

/** How what lies on its table looks. */
export function lookOf(game: string): Look {
  return drawnOf(game).look;
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

/** Whether an event moves something on to make way. */
export function isPush(game: string, event: string): boolean {
  return lookOf(game).pushes.includes(event);
}

/** Whether a line of the log begins something: a round, a phase, a turn. */
export function isHeading(game: string, event: string): boolean {
  return lookOf(game).event(event) === 'clock';
}

export type { Beat, Figure, Look, Material } from './look';

/** What deserves more than a line of the log: which events make a moment, and which of many are shown. Pure. */
import type { IconName } from '../board/icons';
import type { Card, Line, Panel, Piece, Scene } from '../messages';

export type Tone = 'harm' | 'act' | 'sense' | 'info';

/** A kind of moment: the events that make it, and those that belong to it because they lead there, or follow. */
export interface Sort<Kind extends string = string> {
  kind: Kind;
  lead: readonly string[];
  before?: readonly string[];
  after?: readonly string[];
  tone: Tone;
  /** How much it matters: of many only the worst are shown. */
  weight: number;
}

export interface Found<Kind extends string = string> {
  sort: Sort<Kind>;
  line: Line;
  around: Line[];
}

interface Told {
  kind: string;
  tone: Tone;
  weight: number;
  line: Line;
  /** What led there and what followed from it. */
  around: readonly Line[];
  /** The message that says what kind of moment it is. */
  kick: string;
}

/** A die at its target, with the number it was rolled against. */
export interface DieMoment extends Told {
  shape: 'die';
  sides: number;
  title: string;
  /** The message for how it came out, and whether that is good for the players. */
  verdict: string;
  good: boolean;
  /** Where it happens, the first of these that is on the board. */
  at: readonly string[];
}

/** How much somebody could bear before, and can now. */
export interface Health {
  name: string;
  before: number;
  after: number;
  max: number;
}

/** A card turned up: one that lies on the table, or one of which only the print is known. */
export interface CardMoment extends Told {
  shape: 'card';
  card: Card | null;
  print: string;
  /** Where it goes, the first of these that is to be seen. */
  to: readonly string[];
  health: Health | null;
}

/** What becomes of somebody. */
export interface FateMoment extends Told {
  shape: 'fate';
  /** The sheet of whom it is about, if there is one. */
  panel: Panel | null;
  how: 'lost' | 'burst' | 'found';
  at: readonly string[];
  /** Whom it is about, as they stood on the board, where people of the game are known by that. */
  piece?: Piece | null;
}

/** Anything else: a sign, or the drawing that the game has for it, and what happened. */
export interface PlateMoment extends Told {
  shape: 'plate';
  icon: IconName;
  colour: string;
}

export type Moment = DieMoment | CardMoment | FateMoment | PlateMoment;

/** So many lines stand beside a moment, and so many moments are shown of what comes at once. */
const MOST_AROUND = 3;
export const MOST = 3;

/** The moments in a stretch of the log, in its order; a line that belongs to one is none of its own. */
export function momentsIn<Kind extends string>(news: readonly Line[], sorts: readonly Sort<Kind>[], is: (kind: Kind, line: Line) => boolean = () => true): Found<Kind>[] {
  const found: Found<Kind>[] = [];
  const taken = new Set<number>();
  news.forEach((line, at) => {
    const sort = taken.has(line.number) ? undefined : sorts.find(({ kind, lead }) => lead.includes(line.event) && is(kind, line));
    if (!sort) return;
    const { lead, before = [], after = [] } = sort;
    // What lies beyond another of the same kind belongs to that one.
    const last = news.findLastIndex((one, n) => n < at && lead.includes(one.event));
    const next = news.findIndex((one, n) => n > at && lead.includes(one.event) && !after.includes(one.event));
    const around = news.filter((one, n) => n !== at && n > last && (next < 0 || n < next) && (n < at ? before : after).includes(one.event));
    for (const one of around) if (one.number > line.number) taken.add(one.number);
    found.push({ sort, line, around: around.slice(-MOST_AROUND) });
  });
  return found;
}

/** What is to be shown: a few in their order; of many the worst, the worst first. The rest is left to the log. */
export function foldedTo<M extends { weight: number }>(moments: readonly M[], most = MOST): M[] {
  if (moments.length <= most) return [...moments];
  return [...moments].sort((a, b) => b.weight - a.weight).slice(0, most);
}

/** The worst of them in the order in which they happened. */
export function worstOf<M extends { weight: number; line: Line }>(moments: readonly M[], most: number): M[] {
  return foldedTo(moments, most).sort((a, b) => a.line.number - b.line.number);
}

/** The lines that are new in a scene; none where something was taken back or another mission began. */
export function newsIn(before: Scene | null, after: Scene): Line[] {
  // A position begins without a log.
  const known = before?.log.at(-1)?.number ?? -1;
  if (!before || before.game !== after.game || before.title !== after.title) return [];
  return after.log.filter((line) => line.number > known);
}

/** Whether a scene is one that came before another: something was taken back. */
export function isTakenBack(before: Scene | null, after: Scene): boolean {
  return before !== null && (after.log.at(-1)?.number ?? -1) < (before.log.at(-1)?.number ?? -1);
}

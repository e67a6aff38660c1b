/** The log as people read it: steps of one walk, a push and the same again are one line; cards are things to point at. Pure. */
import type { Look, News } from '../games/look';
import type { Card, Line, Moment, Scene } from '../messages';
import { worstOf } from '../moments/moment';

export interface Told {
  line: Line;
  /** How many lines of the log stand for it. */
  times: number;
  /** Whether they are several things that were moved on, one after the other. */
  pushed: boolean;
}

/** Lines in the order of the log; `isStep` says which events are steps of a walk, `isPush` which make way for others. */
export function toldOf(lines: readonly Line[], isStep: (event: string) => boolean, isPush: (event: string) => boolean = () => false): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const same = last && (last.line.text === line.text || (isStep(line.event) && last.line.event === line.event && last.line.concerns[0] === line.concerns[0]));
    const pushed = last !== undefined && isPush(line.event) && last.line.event === line.event;
    if (same || pushed) told[told.length - 1] = { line: last.line.policy ? { ...line, policy: true } : line, times: last.times + 1, pushed };
    else told.push({ line, times: 1, pushed: false });
    paired(told);
  }
  return told;
}

/** Two lines, and the same two again: a card is played and gives points, then another like it. */
function paired(told: Told[]): void {
  const [a, b, c, d] = told.slice(-4);
  if (!a || !b || !c || !d || a.line.text !== c.line.text || b.line.text !== d.line.text) return;
  // Every roll is worth its own line.
  if (c.line.rolled || d.line.rolled) return;
  told.splice(-4, 4, { line: c.line, times: a.times + c.times, pushed: false }, { line: d.line, times: b.times + d.times, pushed: false });
}

/** A part of a sentence, with the card that it names. */
export interface Part {
  text: string;
  card: Card | null;
}

/** A sentence in parts: the names of these cards, and what stands between. */
export function partsOf(text: string, cards: readonly Card[]): Part[] {
  const parts: Part[] = [{ text, card: null }];
  for (const card of cards) {
    const at = parts.findIndex((part) => !part.card && card.name !== '' && part.text.includes(card.name));
    const part = parts[at];
    if (!part) continue;
    const from = part.text.indexOf(card.name);
    const cut: Part[] = [{ text: part.text.slice(0, from), card: null }, { text: card.name, card }, { text: part.text.slice(from + card.name.length), card: null }];
    parts.splice(at, 1, ...cut.filter((one) => one.text));
  }
  return parts;
}

/** A digest is for more than so many things, and has at most so many lines. */
const LITTLE = 2;
const MOST = 4;

/** What happened since a line of the log, where that is much: the worst of it, in its order. */
export function digestOf(look: Pick<Look, 'moments'>, scene: Scene, from: number): News[] {
  const lines = from < 0 ? [] : scene.log.filter((line) => line.number > from);
  const found = look.moments(lines, scene, scene);
  if (found.length <= LITTLE) return [];
  return worstOf(found, MOST).map(({ line }) => ({ line: line.number, event: line.event, seat: -1, text: line.text, concerns: line.concerns }));
}

/** The one thing of a digest that is told where there is room for one: that a turn began says least. */
export function leadOf(news: readonly News[], begins: (event: string) => boolean): News | undefined {
  return news.find((one) => !begins(one.event)) ?? news[0];
}

/** A decision of the past by its result; “Pass” and “Yes” say little by themselves. */
export function resultIn({ text, lines }: Pick<Moment, 'text' | 'lines'>): string {
  return lines[0] ?? text;
}

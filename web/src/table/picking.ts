/** How a question becomes a list to choose from: groups, keys, and what an element on the board offers. Pure. */
import { isAiming, isAllBeside } from '../board/lit';
import type { Asked, Choice, Route, Scene } from '../messages';

/** One line of the list: an option, many alike that are better pointed at on the board, or several one after the other. */
export type Entry =
  | { kind: 'choice'; choice: Choice; key: string }
  | { kind: 'group'; name: string; label: string; choices: Choice[]; spaces: number; percent: number | null; key: string }
  | { kind: 'series'; route: Route; key: string };

/** What a line is called among the others. */
export function nameOf(entry: Entry): string {
  if (entry.kind === 'group') return `group ${entry.name}`;
  return entry.kind === 'series' ? `series ${entry.route.to}` : entry.choice.text;
}

/** From so many alike options on, they stand in the list as one line. */
const MANY = 5;
/** Beside this many other options even so few alike are too many lines. */
const FEW = 3;
const NUMBERS = '123456789';
const LETTERS = 'qwerty';
/** What all labels begin with, up to a whole word. */
export function sharedStart(labels: string[]): string {
  const first = labels[0] ?? '';
  let length = first.length;
  for (const label of labels) {
    let same = 0;
    while (same < length && label[same] === first[same]) same += 1;
    length = same;
  }
  const start = first.slice(0, length);
  return (length === first.length ? start : start.slice(0, start.lastIndexOf(' ') + 1)).replace(/[\s:,“«„(]+$/u, '');
}

/** What many labels have in common: how they begin and how they end, with the rest left out. */
export function sharedLabel(labels: string[]): string {
  const start = sharedStart(labels);
  if (labels.every((label) => label === start)) return start;
  const turned = sharedStart(labels.map((label) => [...label.slice(start.length)].reverse().join('')));
  return `${start} … ${[...turned].reverse().join('')}`.trim();
}

/** Ids of squares and rooms: many options alike over these become one line. */
function spaces(scene: Scene): Set<string> {
  const ids = new Set<string>();
  for (const area of scene.areas) {
    if (area.shape === 'grid') for (const cell of area.cells) ids.add(cell.id);
    if (area.shape === 'graph') for (const node of area.nodes) ids.add(node.id);
  }
  return ids;
}

/** Cards in the hand of the one who looks, in order. */
export function handIds(scene: Scene): string[] {
  const ids: string[] = [];
  for (const area of scene.areas) {
    if (area.shape !== 'row') continue;
    for (const place of area.places) for (const card of place.cards) if (card.id.startsWith('hand:') && !card.hidden) ids.push(card.id);
  }
  return ids;
}

/** How many cards are laid out to choose from. */
export function offeredTo(scene: Scene): number {
  const places = scene.areas.flatMap((area) => (area.shape === 'row' ? area.places : []));
  return places.find((place) => place.id === 'offered')?.cards.length ?? 0;
}

interface Group {
  name: string;
  choices: Choice[];
}

/** What is seldom meant comes last, and much of it is one line. */
function grouped(scene: Scene, choices: Choice[]): (Choice | Group)[] {
  if (isAllBeside(choices)) return choices;
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) if (choice.beside) verbs.set(choice.verb, [...(verbs.get(choice.verb) ?? []), choice]);
  const beside = [...verbs].flatMap(([name, own]): (Choice | Group)[] => (own.length > 1 ? [{ name, choices: own }] : own));
  return [...alike(scene, choices.filter((choice) => !choice.beside)), ...beside];
}

/** Options that differ only in the space they concern stand together. */
function alike(scene: Scene, choices: Choice[]): (Choice | Group)[] {
  const cells = spaces(scene);
  const name = (choice: Choice): string => [choice.verb, ...choice.concerns.filter((id) => !cells.has(id))].join(' ');
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    // What each of them risks must be seen at once.
    if (!choice.chances?.risk && choice.concerns.some((id) => cells.has(id))) found.set(name(choice), [...(found.get(name(choice)) ?? []), choice]);
  }
  const list: (Choice | Group)[] = [];
  const done = new Set<string>();
  for (const choice of choices) {
    const group = found.get(name(choice)) ?? [];
    const others = choices.length - group.length;
    const least = isBlast(choice) && choices.some((one) => !one.ends && !group.includes(one)) ? 1 : others > FEW ? FEW : MANY;
    if (group.length < least || !group.includes(choice)) list.push(choice);
    else if (!done.has(name(choice))) {
      done.add(name(choice));
      list.push({ name: name(choice), choices: group });
    }
  }
  return list;
}

/** What strikes an area cannot be taken back, and must not be taken for a step: it is aimed only once it was chosen. */
export const isBlast = (choice: Choice): boolean => choice.covers.length > 0;

const isGroup = (one: Choice | Group): one is Group => 'choices' in one;

/** The question as far as one group of its options goes: what the board lights once the group is opened. */
export function askedWithin(scene: Scene, asked: Asked, opened: string | null): Asked {
  const group = opened === null ? undefined : grouped(scene, asked.choices).find((one) => isGroup(one) && one.name === opened);
  if (!group || !isGroup(group)) return asked;
  const texts = new Set(group.choices.map((choice) => choice.text));
  return { ...asked, choices: group.choices, routes: asked.routes.filter((route) => texts.has(route.texts[0] ?? '')) };
}

/** The group of an attack on an area that is chosen by pointing at its weapon; null for everything else. */
export function blastAt(scene: Scene, asked: Asked, id: string): string | null {
  const own = asked.choices.filter((choice) => choice.concerns.includes(id));
  if (!own.length || own.some((choice) => !isBlast(choice) || choice.covers.includes(id))) return null;
  const group = grouped(scene, asked.choices).find((one) => isGroup(one) && own.every((choice) => one.choices.includes(choice)));
  return group && isGroup(group) ? group.name : null;
}

/** Whether an option must be confirmed where it was pointed at. */
export function isFinal(asked: Asked, text: string | undefined): boolean {
  return asked.choices.some((choice) => choice.text === text && isBlast(choice));
}

/** Among how many places a group lets choose: those next to one, and those one walks to beyond them. */
function reach(choices: Choice[], routes: Route[], cells: Set<string>): number {
  const texts = new Set(choices.map((choice) => choice.text));
  const far = routes.filter((route) => !route.label && texts.has(route.texts[0] ?? '')).map((route) => route.to);
  const found = new Set([...choices.flatMap((choice) => choice.concerns.filter((id) => cells.has(id))), ...far]).size;
  return found > 1 ? found : 0;
}

/** Give keys: 0 to the last that ends or passes something, letters to the hand, numbers to the rest, in order. */
function keyed(scene: Scene, list: (Choice | Group)[], routes: Route[] = []): Entry[] {
  const hand = new Set(handIds(scene));
  const cells = spaces(scene);
  const numbers = [...NUMBERS];
  const letters = [...LETTERS];
  const leaving = list.findLast((one) => !isGroup(one) && one.ends);
  const isHeld = (one: Choice | Group): boolean => !isGroup(one) && one.concerns.some((id) => hand.has(id));
  // Letters that the hand does not need go to whatever comes after the ninth.
  const spare = letters.splice(list.filter(isHeld).length);
  const next = (): string => numbers.shift() ?? spare.shift() ?? '';
  const first = routes.filter((route) => route.label).map((route): Entry => ({ kind: 'series', route, key: next() }));
  const entries = list.map((one): Entry => {
    if (isGroup(one)) {
      const label = sharedLabel(one.choices.map((choice) => choice.label));
      const chances = one.choices.flatMap((choice) => choice.chances?.percent ?? []);
      return { kind: 'group', name: one.name, label, choices: one.choices, spaces: reach(one.choices, routes, cells), percent: chances.length ? Math.max(...chances) : null, key: next() };
    }
    const key = one === leaving ? '0' : ((isHeld(one) ? letters.shift() : undefined) ?? next());
    return { kind: 'choice', choice: one, key };
  });
  return [...first, ...entries].sort((a, b) => Number(a.key === '0') - Number(b.key === '0'));
}

/** The list for a question: all of it, or only what concerns the element that was picked, or one group opened. */
export function entriesOf(scene: Scene, asked: Asked, picked: string | null, opened: string | null): Entry[] {
  const within = askedWithin(scene, asked, opened);
  if (picked) {
    const here = offeredAt(within, picked);
    if (here.length) return keyed(scene, grouped(scene, here));
  }
  if (within !== asked) return keyed(scene, within.choices);
  return keyed(scene, grouped(scene, asked.choices), asked.routes);
}

/** The options that an element stands for: an area is aimed at only where nothing else is asked, what is seldom meant only where nothing else is to be had. */
function offeredAt(asked: Asked, id: string): Choice[] {
  const aimed = isAiming(asked.choices);
  const here = asked.choices.filter((choice) => choice.concerns.includes(id) && (aimed || !choice.covers.includes(id)));
  const meant = here.filter((choice) => !choice.beside);
  return meant.length ? meant : here;
}

/** What a click on an element means. */
export type Pick =
  | { kind: 'play'; texts: string[] }
  | { kind: 'narrow' }
  | { kind: 'refused'; text: string }
  | { kind: 'nothing' };

/** One option concerns it: play it. Several: narrow the list. A far square: walk there. */
export function pickOf(scene: Scene, asked: Asked, id: string): Pick {
  const common = commonConcerns(asked);
  const own = offeredAt(asked, id);
  const here = common.has(id) ? [] : own;
  const only = here[0];
  if (only && here.length === 1 && (!only.beside || isAllBeside(asked.choices))) return { kind: 'play', texts: [only.text] };
  if (here.length) return { kind: 'narrow' };
  const at = placeOf(scene, id);
  const route = asked.routes.find((one) => !one.label && (one.to === id || one.to === at));
  if (route) return { kind: 'play', texts: route.texts };
  if (at && at !== id && asked.choices.some((choice) => choice.concerns.includes(at) && !common.has(at))) {
    return pickOf(scene, asked, at);
  }
  const closed = asked.closed.find((one) => one.concerns.includes(id));
  if (closed) return { kind: 'refused', text: closed.text };
  return { kind: 'nothing' };
}

/** What every option concerns says nothing about any of them. */
export function commonConcerns(asked: Asked): Set<string> {
  const [first, ...others] = asked.choices;
  if (!first || !others.length) return new Set();
  return new Set(first.concerns.filter((id) => others.every((choice) => choice.concerns.includes(id))));
}

/** The square or room where a piece stands. */
export function placeOf(scene: Scene, id: string): string | null {
  for (const area of scene.areas) {
    if (area.shape !== 'grid' && area.shape !== 'graph') continue;
    const piece = area.pieces.find((one) => one.id === id);
    if (piece) return piece.at;
  }
  return null;
}

/** What a card, a piece or a room is called; null for what has no name. */
export function calledAt(scene: Scene | null, id: string): string | null {
  for (const area of scene?.areas ?? []) {
    const cards = area.shape === 'row' ? area.places.flatMap((place) => place.cards) : area.shape === 'panel' ? area.cards : [];
    const named = area.shape === 'grid' ? area.pieces : area.shape === 'graph' ? [...area.pieces, ...area.nodes] : cards;
    const found = named.find((one) => one.id === id)?.name;
    if (found) return found;
  }
  return null;
}

/** The keys of the entries by the text of their option, for the board to show. */
export function keysOf(entries: Entry[]): Map<string, string> {
  const keys = new Map<string, string>();
  for (const entry of entries) if (entry.kind === 'choice' && entry.key) keys.set(entry.choice.text, entry.key.toUpperCase());
  return keys;
}

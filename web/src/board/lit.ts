/** What is lit on the table: every element that an open option concerns. Pure. */
import type { Card, Choice, Route, Scene } from '../messages';

/** An element one may point at now, and what that would mean. */
export interface Target {
  label: string;
  /** The key that chooses it, drawn on it. */
  key?: string;
  /** The chance of the best option here. */
  percent?: number;
  /** What is so likely, where that is nothing one hopes for. */
  risk?: string;
  /** What the options here do, for a tip. */
  tip?: string[];
  /** A square that is several steps away. */
  far?: boolean;
  /** The spaces that would be struck: what cannot be taken back looks unlike a step. */
  blast?: readonly string[];
}

export interface Lit {
  targets: ReadonlyMap<string, Target>;
  chosen: string | null;
  hovered: string | null;
  refused: string | null;
  hinted: string | null;
}

/** What the table tells the page. */
export interface Hands {
  onpick(id: string): void;
  onhover(id: string | null): void;
  onlook?(card: Card | null): void;
}

export const UNLIT: Lit = { targets: new Map(), chosen: null, hovered: null, refused: null, hinted: null };

/** What every option concerns says nothing about any of them. */
function common(choices: Choice[]): Set<string> {
  const [first, ...others] = choices;
  if (!first || !others.length) return new Set();
  return new Set(first.concerns.filter((id) => others.every((choice) => choice.concerns.includes(id))));
}

/** Whether there is nothing to decide but where an attack on an area goes. */
export function isAiming(choices: readonly Choice[]): boolean {
  return choices.every((choice) => choice.ends || choice.covers.length > 0);
}

/** Whether there is nothing to decide but what is seldom meant. */
export function isAllBeside(choices: readonly Choice[]): boolean {
  return choices.every((choice) => choice.beside);
}

/** The open options that concern an element. */
export function choicesAt(scene: Scene, id: string): Choice[] {
  return scene.question?.choices.filter((choice) => choice.concerns.includes(id)) ?? [];
}

/** The words for a walk: those of its first step, with the place where it ends. */
function walking(choices: Choice[], route: Route): string {
  const name = (id: string): string => id.slice(id.indexOf(':') + 1);
  const first = choices.find((choice) => choice.text === route.texts[0]);
  const step = first?.concerns.find((id) => first.label.includes(name(id)));
  return first && step ? first.label.replace(name(step), name(route.to)) : name(route.to);
}

/** Light what the open options concern; `keys` are the keys of the options by their text. */
export function litBy(scene: Scene, keys: ReadonlyMap<string, string> = new Map()): Lit {
  const asked = scene.question;
  if (!asked) return UNLIT;
  const targets = new Map<string, Target>();
  const skip = common(asked.choices);
  const aiming = isAiming(asked.choices);
  const rest = isAllBeside(asked.choices);
  for (const choice of asked.choices) {
    if (choice.beside && !rest) continue;
    for (const id of choice.concerns) {
      if (skip.has(id) || (choice.covers.includes(id) && !aiming)) continue;
      const before = targets.get(id);
      const key = keys.get(choice.text);
      const chance = choice.chances ? choice.chances.percent : undefined;
      const target: Target = before ?? { label: choice.label };
      if (before) target.tip = [...(before.tip ?? [before.label]), choice.label];
      if (key !== undefined && target.key === undefined) target.key = key;
      if (chance !== undefined && chance > (target.percent ?? -1)) target.percent = chance;
      if (choice.covers.includes(id)) target.blast = choice.covers;
      if (choice.chances?.risk) target.risk = choice.chances.risk;
      targets.set(id, target);
    }
  }
  for (const route of asked.routes) {
    if (route.label || targets.has(route.to)) continue;
    targets.set(route.to, { label: walking(asked.choices, route), far: true });
  }
  return { ...UNLIT, targets };
}

/** Whether pointing at an element lights another: the option list, the board and the hand light each other. */
export function isHot(lit: Lit, id: string): boolean {
  return lit.hovered === id || lit.chosen === id;
}

/** Everybody and everything that a person begins with, and what of it was chosen and may be swapped. Pure. */
import { ownHand, sheetsOf } from '../board/table';
import type { Card, Choice, DealtChoice, Panel, Scene } from '../messages';

/** A place for a thing: what lies there, if anything, and the choice that put it there. */
export interface Slot {
  key: string;
  card: Card | null;
  dealt: DealtChoice | null;
}

/** A character, a side, a unit or a pile of cards. */
export interface Member {
  id: string;
  panel: Panel | null;
  title: string;
  /** Its numbers, or what it is. */
  line: string;
  owner: number;
  slots: Slot[];
  /** What else was chosen for it: who plays, where it stands. */
  dealt: DealtChoice[];
  notes: string[];
}

/** The option that was chosen. */
export function chosenOf({ question, text }: DealtChoice): Choice | undefined {
  return question.choices.find((choice) => choice.text === text);
}

/** What sort of thing an option takes; things of another sort go elsewhere. */
export function sortOf(choice: Choice | undefined): string {
  return choice?.describe[1]?.split(' · ')[0] ?? '';
}

const MOST_STATS = 8;
/** What stands in brackets is the short form: “Movement (M)”. */
export const short = (name: string): string => /\(([^)]+)\)/.exec(name)?.[1] ?? name;

function lineOf(panel: Panel): string {
  const facts = panel.stats.filter((stat) => stat.value !== '0' && /\d/.test(stat.value)).slice(0, MOST_STATS);
  return facts.length > 1 ? facts.map((stat) => `${short(stat.name)} ${stat.value}`).join(' · ') : '';
}

/** What a seat is called by what it plays. */
export function playedBy(scene: Scene, seat: number): string {
  const facts = scene.seats[seat];
  return facts?.notes[0] ?? facts?.name ?? '';
}

/** Cards with the choices that dealt them, then the places that were left empty. */
function slotsOf(cards: readonly Card[], dealt: DealtChoice[]): Slot[] {
  const slots: Slot[] = cards.map((card) => {
    const at = dealt.findIndex((one) => chosenOf(one)?.describe[0] === card.name);
    return { key: card.id, card, dealt: at < 0 ? null : (dealt.splice(at, 1)[0] ?? null) };
  });
  for (let at = dealt.length - 1; at >= 0; at--) {
    const one = dealt[at];
    if (one && cards.length && chosenOf(one)?.ends) slots.push({ key: `empty ${one.number}`, card: null, dealt: dealt.splice(at, 1)[0] ?? null });
  }
  return slots;
}

function memberOf(scene: Scene, panel: Panel, dealt: DealtChoice[], cards: Card[] = panel.cards): Member {
  const left = [...dealt];
  const slots = slotsOf(cards, left);
  // A panel that is called by its seat is better called by what the seat plays.
  const title = panel.title === scene.seats[panel.owner]?.name ? playedBy(scene, panel.owner) : panel.title;
  return { id: panel.id, panel, title, line: lineOf(panel), owner: panel.owner, slots, dealt: left, notes: panel.notes.filter((note) => note !== title) };
}

/** Whether a question of the set-up is about this character. */
function concerns(panel: Panel, { question }: DealtChoice): boolean {
  return question.concerns.some((id) => id === panel.id || (panel.piece !== '' && id === panel.piece));
}

const DECK = 'deck:';

/** Everybody with something in their hands, one's own first, then those whom nobody plays yet; and who else is there. */
export interface Squad {
  members: Member[];
  others: Member[];
}

export function squadOf(scene: Scene, dealt: readonly DealtChoice[], people: readonly Panel[]): Squad {
  const rank = (panel: Panel): number => (panel.owner === scene.seat ? 0 : panel.owner < 0 ? 1 : 2);
  const panels = sheetsOf(scene).toSorted((a, b) => rank(a) - rank(b));
  const general = dealt.filter((one) => !panels.some((panel) => concerns(panel, one)));
  const deck = people.find((panel) => panel.id.startsWith(DECK))?.cards ?? [];
  const further = people.filter((panel) => !panel.id.startsWith(DECK)).map((panel) => memberOf(scene, panel, []));
  const hand = ownHand(scene);
  const held = deck.length ? [] : (hand?.cards.filter((card) => !card.hidden) ?? []);
  // What concerns nobody stands with one's own character, or else with one's cards.
  const bare = !deck.length && !panels[0]?.cards.length && held.length > 0;
  const all = panels.map((panel, n) => {
    const own = n === 0 ? [...(bare ? [] : general)] : [];
    return memberOf(scene, panel, [...own, ...dealt.filter((one) => concerns(panel, one))], n === 0 && deck.length ? deck : panel.cards);
  });
  if (hand && held.length) {
    const slots = held.map((card): Slot => ({ key: card.id, card, dealt: null }));
    further.push({ id: hand.id, panel: null, title: '', line: '', owner: scene.seat, slots, dealt: bare ? general : [], notes: [] });
  }
  const [own = [], rest = []] = [all.slice(0, 1), all.slice(1)];
  const has = (one: Member): boolean => one.slots.length + one.dealt.length > 0;
  return { members: [...own.filter(has), ...further, ...rest.filter(has)], others: all.filter((one) => !has(one)) };
}

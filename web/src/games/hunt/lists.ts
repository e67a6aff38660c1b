/** A force list in the making, as its row tells it. Pure. */
import type { Card, Choice, Place, Scene } from '../../messages';

/** A squad, a pack or the hive. */
export interface Squad {
  id: string;
  name: string;
  spent: number;
  models: number;
  units: Card[];
}

export interface Bench {
  title: string;
  spent: number;
  points: number;
  models: number;
  /** What keeps it from being played, each with its rule. */
  wrong: { text: string; rule: string }[];
  squads: Squad[];
  begin: { name: string; units: Card[] } | null;
  heroes: Place[];
  making: Place | null;
}

export function badgeOf(of: Card | Place, kind: string): string {
  return of.badges.find((badge) => badge.kind === kind)?.value ?? '';
}

/** What stands in brackets at the end is the rule. */
function reasonOf(line: string): { text: string; rule: string } {
  const found = /^(.*) \[([^\]]+)\]$/.exec(line);
  return found ? { text: found[1] ?? line, rule: found[2] ?? '' } : { text: line, rule: '' };
}

/** The list that the viewer builds now; nothing when there is none. */
export function benchOf(scene: Scene): Bench | null {
  const row = scene.areas.find((area) => area.shape === 'row' && area.id === 'list');
  if (row?.shape !== 'row') return null;
  const of = (part: string): Place[] => row.places.filter((place) => place.id.startsWith(`list:${part}`));
  const [whole] = of('whole');
  const [begin] = of('begin');
  return {
    title: row.title,
    spent: Number(whole ? badgeOf(whole, 'spent') : 0),
    points: Number(whole ? badgeOf(whole, 'points') : 0),
    models: Number(whole ? badgeOf(whole, 'models') : 0),
    wrong: (whole?.describe ?? []).map(reasonOf),
    squads: of('group').map((place) => ({ id: place.id, name: place.name, spent: Number(badgeOf(place, 'spent')), models: Number(badgeOf(place, 'models')), units: place.cards })),
    begin: begin ? { name: begin.name, units: begin.cards } : null,
    heroes: of('hero'),
    making: of('making')[0] ?? null,
  };
}

/** Purchases that have no row of their own: a new hero, levels, the ready-made list. */
export function furtherPurchases(scene: Scene, shown: ReadonlySet<string>): Choice[] {
  return (scene.question?.choices ?? []).filter((choice) => choice.concerns.some((id) => id.startsWith('buy:')) && !choice.concerns.some((id) => shown.has(id)));
}

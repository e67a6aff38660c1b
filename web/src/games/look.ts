import type { Card, Line, Panel, Piece, Scene } from '../../messages';
import type { IconName } from '../icons';
import type { Flight } from '../travel';

/** How an event is shown on a board. */
export type Beat = 'move' | 'appear' | 'shot' | 'claw' | 'hit' | 'death' | 'reveal' | 'sign' | 'none';

/** What a viewer looks for on the timeline. */
export type Mark = 'kill' | 'wound' | 'reveal';

/** How a floor looks. */
export type Material = 'plate' | 'grate' | 'resin' | 'pipes' | 'ramp' | 'tiles';

/** The drawing of a piece. */
export type Figure = 'marine' | 'child' | 'creature' | 'hugger' | 'contact' | 'gun' | 'token' | 'plate';

/** Everything about a game that is drawn in a way of its own. */
export interface Look {
  /** Whether the stage shows a table of cards where there is no board. */
  table: 'complex' | 'rows';
  art(card: Card): IconName;
  /** The colour of a card's kind, a CSS colour. */
  colour(kind: string): string;
  pileColour(id: string): string;
  pointIcon(kind: string): IconName | null;
  /** A sign for a kind of card that its colour alone would tell. */
  kindIcon(kind: string): IconName | null;
  event(event: string): IconName;
  beat(event: string): Beat;
  mark(event: string): Mark | null;
  /** From where to where the card of an event goes; null if nothing is seen to move. */
  flight(line: Line, before: Scene, after: Scene): Flight | null;
  material(code: string): Material;
  figure(piece: Piece): Figure;
  token(piece: Piece): IconName | null;
  portrait(panel: Panel): IconName;
  /** How a statistic with an end is drawn. */
  meter(stat: string): 'dial' | 'bar';
}

/** The first entry whose words occur in a key, so that a new card has a drawing at once. */
export function byWord(words: readonly (readonly [RegExp, IconName])[], key: string, other: IconName): IconName {
  return words.find(([pattern]) => pattern.test(key))?.[1] ?? other;
}

const COLOURS: Record<string, string> = {
  weapon: 'var(--act)',
  equipment: 'var(--info)',
  event: 'var(--sense)',
  hazard: 'var(--harm)',
  enemy: 'var(--harm)',
  chestburster: 'var(--harm)',
  alien: 'var(--harm)',
  strike: 'var(--harm)',
  tracker: 'var(--sense)',
  special: 'var(--info)',
  avatar: 'var(--act)',
  character: 'var(--act)',
  leadership: 'var(--kind-leadership)',
  tech: 'var(--info)',
  strength: 'var(--kind-strength)',
  survival: 'var(--kind-survival)',
  intel: 'var(--kind-intel)',
  basic: 'var(--kind-basic)',
};

export function kindColour(kind: string): string {
  return COLOURS[kind] ?? 'var(--line-3)';
}

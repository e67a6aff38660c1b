import type { Component } from 'svelte';
import type { Hands, Lit } from '../board/lit';
import type { Card, Choice, Graph, Grid, Line, Panel, Piece, Scene } from '../messages';
import type { IconName } from '../board/icons';
import type { Flight } from '../board/travel';
import type { Moment, PlateMoment } from '../moments/moment';

/** How an event is shown on a board. */
export type Beat = 'move' | 'appear' | 'shot' | 'claw' | 'hit' | 'death' | 'reveal' | 'sign' | 'none';

/** What a viewer looks for on the timeline. */
export type Mark = 'kill' | 'wound' | 'reveal';

/** How a floor looks. */
export type Material = 'plate' | 'grate' | 'resin' | 'pipes' | 'ramp' | 'tiles';

/** A drawing of a game's own for a piece, around 0,0, made for a square of 44 units. */
export type FigureDrawing = Component<{ piece: Piece; turn: number }>;

/** The drawing of a piece: one that all games share, or one of the game's own. */
export type Figure = 'creature' | 'contact' | 'token' | 'plate' | FigureDrawing;

/** A table of a game's own, where there is no board. */
export type TableDrawing = Component<{ scene: Scene; lit: Lit; hands: Hands; onrule?: (rule: string) => void }>;

/** A board of a game's own for squares that are more than squares. */
export type BoardDrawing = Component<{ scene: Scene; grid: Grid; lit: Lit; hands: Hands }>;

/** A board of a game's own for rooms and the ways between them. */
export type GraphDrawing = Component<{ scene: Scene; graph: Graph; lit: Lit; hands: Hands }>;

/** What a game tells beside its board instead of the goals in words. */
export type AsideDrawing = Component<{ scene: Scene }>;

/** A sheet of a game's own for a character or a side. */
export type SheetDrawing = Component<{ scene: Scene; panel: Panel; lit: Lit; hands: Hands }>;

/** A moment in a way of the game's own. */
export type MomentDrawing = Component<{ moment: PlateMoment }>;

/** When somebody wants to be asked: always, if there is something to do, if that is likely, only in a turn of their own, never; or what costs nothing is done for them. */
export type Wish = 'always' | 'gain' | 'likely' | 'own' | 'never' | 'done';

/** Questions of one kind for which one may wish to be asked, or not. */
export interface AskKind {
  /** Its name in the messages of the page. */
  id: string;
  prompts: readonly string[];
  wishes: readonly Wish[];
  /** Where nobody wished otherwise. */
  usual: Wish;
  /** Verbs of options that are no reason to ask. */
  minor?: readonly string[];
  /** Whether an option costs nothing and can only help. */
  free?: (choice: Choice, scene: Scene) => boolean;
}

/** Something that the others did: the line of the log that tells it, or how many of a side did the same. */
export interface News {
  /** Its line of the log; -1 where it stands for several. */
  line: number;
  event: string;
  seat: number;
  text?: string;
  side?: string;
  many?: number;
  concerns: string[];
}

/** Everything about a game that is drawn in a way of its own. */
export interface Look {
  /** What the others did while the viewer waited, where that is much; without one, the worst moments since the last choice. */
  digest: ((scene: Scene) => News[]) | null;
  /** Questions that come so often that one chooses which of them one wants to be asked. */
  asks: readonly AskKind[];
  /** What the stage shows where there is no board; without one, the rows of cards as they are. */
  table: TableDrawing | null;
  /** How a grid is drawn; without one, as squares. */
  board: BoardDrawing | null;
  /** How rooms and the ways between them are drawn; without one, as plates and lines. */
  graph: GraphDrawing | null;
  /** How far everybody is, beside the board. */
  aside: AsideDrawing | null;
  /** A strip above the board. */
  strip: AsideDrawing | null;
  /** What its log counts, as words for so many of them. */
  rounds: 'web-rounds' | 'web-turns' | 'web-turns-hunt' | 'web-turns-nemesis';
  /** Whether the stage tells the end by itself, so that nothing else need lie before people. */
  ends: boolean;
  /** Events that make way for others: several of them in a row are one line of the log. */
  pushes: readonly string[];
  /** Events of which the last one stands under the name of whoever did it. */
  deeds: readonly string[];
  /** What helps to decide, under the options. */
  weigh: AsideDrawing | null;
  /** The sheet before the one who looks; without one, as everywhere. */
  sheet: SheetDrawing | null;
  art(card: Card): IconName;
  /** The colour of a card's kind, a CSS colour. */
  colour(kind: string): string;
  pileColour(id: string): string;
  /** The piles that its own table shows. */
  laid: readonly string[];
  pointIcon(kind: string): IconName | null;
  /** A sign for a kind of card that its colour alone would tell. */
  kindIcon(kind: string): IconName | null;
  event(event: string): IconName;
  beat(event: string): Beat;
  mark(event: string): Mark | null;
  /** What of the news deserves more than a line, in its order. */
  moments(news: readonly Line[], before: Scene, after: Scene): Moment[];
  /** What a moment of the game shows instead of a sign. */
  momentDrawing: MomentDrawing | null;
  /** From where to where the card of an event goes; null if nothing is seen to move. */
  flight(line: Line, before: Scene, after: Scene): Flight | null;
  material(code: string): Material;
  figure(piece: Piece): Figure;
  token(piece: Piece): IconName | null;
  portrait(panel: Panel): IconName;
  /** How a statistic with an end is drawn. */
  meter(stat: string): 'dial' | 'bar';
}

/** What the folder of a game holds. */
export interface Drawn {
  look: Look;
  /** A small scene for the lobby, on a field of 280 by 138. */
  emblem: Component;
  /** A sign for its tables. */
  icon: IconName;
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

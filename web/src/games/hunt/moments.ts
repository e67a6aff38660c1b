/** What deserves more than a line: tokens that turn out to be somebody, or nobody, deaths, trophies, tiles that break. Pure. */
import type { Cell, Line, Piece, Scene } from '../../messages';
import { sideColour, sideOf, sidesOf } from './sides';
import { pipsOf, type Pips } from './tiles';

const KINDS: Record<string, Moment['kind']> = {
  revealed: 'reveal', shown: 'reveal', 'decoy-gone': 'decoy', killed: 'kill', infected: 'facehug', displaced: 'displace', trophy: 'trophy', 'tile-gone': 'collapse', 'sentry-used': 'sentry',
};

export interface Moment {
  kind: 'reveal' | 'decloak' | 'decoy' | 'kill' | 'facehug' | 'displace' | 'trophy' | 'collapse' | 'sentry';
  line: Line;
  /** The seat whose piece it is about, and its colour. */
  owner: number;
  colour: string;
  /** Whom it is about, if that stands on the board. */
  piece: Piece | null;
  /** The points of the tile where somebody had to make room. */
  pips: Pips | null;
  /** How many trophies there are now. */
  many: number;
}

/** The moment that a line of the log tells of; null for what a line says well enough. */
export function momentOf(line: Line, scene: Scene, pieces: readonly Piece[], cells: readonly Cell[]): Moment | null {
  const kind = KINDS[line.event];
  if (!kind) return null;
  const panel = sidesOf(scene).find((one) => one.id === sideOf(line));
  const piece = pieces.find((one) => one.id === line.concerns[0] && !one.flat) ?? null;
  const cell = cells.find((one) => line.concerns.includes(one.id));
  return {
    kind: kind === 'reveal' && panel?.art === 'predator' ? 'decloak' : kind,
    line,
    owner: panel?.owner ?? -1,
    colour: panel ? sideColour(panel) : 'var(--harm)',
    piece,
    pips: cell ? pipsOf(cell) : null,
    many: Number(panel?.stats.find((stat) => stat.id === 'trophies')?.value ?? 0),
  };
}

/** What deserves more than a line: tokens that turn out to be somebody, or nobody, deaths, trophies, tiles that break. Pure. */
import { gridOf } from '../../board/table';
import type { Line, Piece, Scene } from '../../messages';
import { momentsIn, type FateMoment, type PlateMoment, type Sort } from '../../moments/moment';
import { sideColour, sideOf, sidesOf } from './sides';
import { pipsOf, type Pips } from './tiles';

type Kind = 'kill' | 'facehug' | 'collapse' | 'trophy' | 'sentry' | 'reveal' | 'decoy' | 'displace';

const SORTS: readonly Sort<Kind>[] = [
  // Who falls in one blow is told at once.
  { kind: 'kill', lead: ['killed'], after: ['killed'], tone: 'harm', weight: 9 },
  { kind: 'facehug', lead: ['infected'], tone: 'harm', weight: 8 },
  { kind: 'collapse', lead: ['tile-gone'], tone: 'harm', weight: 7 },
  { kind: 'trophy', lead: ['trophy'], tone: 'sense', weight: 6 },
  { kind: 'reveal', lead: ['revealed', 'shown'], tone: 'act', weight: 5 },
  { kind: 'decoy', lead: ['decoy-gone'], tone: 'info', weight: 4 },
  { kind: 'sentry', lead: ['sentry-used'], tone: 'sense', weight: 3 },
  { kind: 'displace', lead: ['displaced'], tone: 'info', weight: 2 },
];

/** A moment of hunt, with what its drawing shows. */
export interface HuntMoment extends PlateMoment {
  kind: Exclude<Kind, 'kill'> | 'decloak';
  /** The seat whose piece it is about. */
  owner: number;
  /** Whom it is about, if that stands on the board. */
  piece: Piece | null;
  /** The points of the tile where somebody had to make room. */
  pips: Pips | null;
  /** How many trophies there are now. */
  many: number;
}

/** The moments in what is new. */
export function momentsOf(news: readonly Line[], before: Scene, after: Scene): (HuntMoment | FateMoment)[] {
  const pieces = [after, before].flatMap((scene) => gridOf(scene)?.pieces ?? []);
  const cells = gridOf(after)?.cells ?? [];
  return momentsIn(news, SORTS).map(({ sort, line, around }) => {
    const panel = sidesOf(after).find((one) => one.id === sideOf(line));
    const piece = pieces.find((one) => one.id === line.concerns[0] && !one.flat) ?? null;
    if (sort.kind === 'kill') {
      return { shape: 'fate', kind: sort.kind, tone: sort.tone, weight: sort.weight, line, around, kick: 'web-moment-kill', panel: panel ?? null, how: 'lost', at: piece ? [piece.id, piece.at] : [], piece };
    }
    const cell = cells.find((one) => line.concerns.includes(one.id));
    const kind = sort.kind === 'reveal' && panel?.art === 'predator' ? 'decloak' : sort.kind;
    return {
      shape: 'plate', kind, tone: sort.tone, weight: sort.weight, line, around, kick: `web-moment-${kind}`, icon: 'eye',
      owner: panel?.owner ?? -1,
      colour: panel ? sideColour(panel) : 'var(--harm)',
      piece,
      pips: cell ? pipsOf(cell) : null,
      many: Number(panel?.stats.find((stat) => stat.id === 'trophies')?.value ?? 0),
    };
  });
}

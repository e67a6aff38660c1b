/** What deserves more than a line in corps: dice at their target, cards that come up, who dies and who is found. Pure. */
import { gridOf, panelsOf } from '../../board/table';
import type { Line, Piece, Scene } from '../../messages';
import { momentsIn, type Found, type Moment, type Sort } from '../../moments/moment';

type Kind = 'death' | 'captured' | 'hugged' | 'hazard' | 'found' | 'barricade' | 'attacked' | 'test' | 'shot' | 'event' | 'spotted' | 'tracker';

const SIDES = 10;
const SORTS: readonly Sort<Kind>[] = [
  { kind: 'death', lead: ['killed'], after: ['took-over', 'eliminated', 'crate-dropped'], tone: 'harm', weight: 10 },
  { kind: 'captured', lead: ['captured'], after: ['took-over', 'eliminated'], tone: 'harm', weight: 9 },
  { kind: 'hugged', lead: ['hugged'], tone: 'harm', weight: 8 },
  { kind: 'hazard', lead: ['hazard'], after: ['actions-lost', 'forced-discard', 'rule-on'], tone: 'harm', weight: 7 },
  { kind: 'found', lead: ['mission-blip-shown', 'joined'], after: ['joined', 'exit-opened', 'scheduled'], tone: 'sense', weight: 7 },
  { kind: 'attacked', lead: ['defence-roll'], after: ['defence-rerolled', 'evaded', 'knocked-down', 'counter-attack'], tone: 'harm', weight: 5 },
  { kind: 'barricade', lead: ['break-roll'], after: ['barricade-removed'], tone: 'harm', weight: 4 },
  { kind: 'test', lead: ['tech-test'], tone: 'act', weight: 4 },
  { kind: 'shot', lead: ['shot', 'sentry-fired'], after: ['alien-hit', 'alien-killed', 'blip-killed', 'dial'], tone: 'act', weight: 3 },
  { kind: 'event', lead: ['event-played'], tone: 'sense', weight: 3 },
  { kind: 'spotted', lead: ['spotted'], after: ['alien-placed'], tone: 'harm', weight: 2 },
  { kind: 'tracker', lead: ['tracker-drawn'], tone: 'harm', weight: 1 },
];
/** How a roll came out, if it was enough and if it was not. */
const VERDICTS: Partial<Record<Kind, readonly [string, string]>> = {
  shot: ['hit', 'miss'], attacked: ['evaded', 'caught'], test: ['done', 'failed'], barricade: ['broken', 'holds'],
};
/** What went wrong matters more than what went well. */
const WORSE = 1;

function pieceOf(id: string, scenes: readonly Scene[]): Piece | undefined {
  return scenes.flatMap((scene) => gridOf(scene)?.pieces ?? []).find((piece) => piece.id === id);
}

/** The squares and pieces of a line, the one it is done to first. */
function placesOf(line: Line, ids: readonly string[], scenes: readonly Scene[]): string[] {
  const stands = ids.flatMap((id) => pieceOf(id, scenes)?.at ?? []);
  return [...stands, ...line.concerns.filter((id) => id.startsWith('square:')), ...ids];
}

function rolled({ sort, line, around }: Found<Kind>, before: Scene, after: Scene): Moment | null {
  const verdicts = VERDICTS[sort.kind];
  if (!line.rolled || !verdicts) return null;
  const { passed } = line.rolled;
  const pieces = line.concerns.flatMap((id) => pieceOf(id, [before, after]) ?? []);
  // The one who defends is named first, and so is whoever shoots.
  if (sort.kind === 'attacked') pieces.reverse();
  const good = sort.kind === 'barricade' ? !passed : passed;
  return {
    shape: 'die', kind: sort.kind, tone: good ? 'sense' : 'harm', weight: sort.weight + (good ? 0 : WORSE), line, around, kick: `web-moment-${sort.kind}`,
    sides: SIDES, title: pieces.map((piece) => piece.name).join(' → '), verdict: `web-moment-${verdicts[passed ? 0 : 1]}`, good,
    at: placesOf(line, pieces.map((piece) => piece.id).reverse(), [before, after]),
  };
}

function told(found: Found<Kind>, before: Scene, after: Scene): Moment | null {
  const { sort, line, around } = found;
  const base = { kind: sort.kind, tone: sort.tone, weight: sort.weight, line, around, kick: `web-moment-${sort.kind === 'hazard' ? 'setback' : sort.kind}` };
  switch (sort.kind) {
    case 'hazard':
    case 'event':
    case 'tracker': {
      const to = sort.kind === 'tracker' ? 'pile:tracker_discard' : 'pile:exhaust';
      return { ...base, shape: 'card', card: null, print: line.cards[0] ?? '', to: [to], health: null };
    }
    case 'death':
    case 'captured':
    case 'hugged':
    case 'found': {
      const joined = sort.kind === 'found' ? around.find((one) => one.event === 'joined') : undefined;
      const who = (joined ?? line).concerns.find((id) => id.startsWith('character:'));
      const panel = panelsOf(before).concat(panelsOf(after)).find((one) => one.piece === who);
      const told = joined ? { ...base, line: joined, around: [line, ...around.filter((one) => one !== joined)] } : base;
      return { ...told, shape: 'fate', panel: panel ?? null, how: sort.kind === 'found' ? 'found' : 'lost', at: placesOf(line, who ? [who] : [], [before, after]) };
    }
    case 'spotted':
      return { ...base, shape: 'plate', icon: 'eye', colour: 'var(--harm)' };
    default:
      return rolled(found, before, after);
  }
}

/** The moments in what is new. */
export function moments(news: readonly Line[], before: Scene, after: Scene): Moment[] {
  return momentsIn(news, SORTS).flatMap((found) => told(found, before, after) ?? []);
}

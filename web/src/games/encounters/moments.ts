/** What deserves more than a line in encounters: Strikes, what comes up from the Hive, who falls and what bursts out. Pure. */
import { cardOf, panelOf } from '../../board/table';
import type { Card, Line, Scene } from '../../messages';
import { momentsIn, type Found, type Health, type Moment, type Sort } from '../../moments/moment';

type Kind = 'death' | 'burst' | 'agenda' | 'strike' | 'hazard' | 'event' | 'impregnated' | 'facehugger' | 'objective' | 'revealed';

const CHESTBURSTER = 'card:chestburster';
const SORTS: readonly Sort<Kind>[] = [
  { kind: 'burst', lead: ['died'], after: ['became-alien', 'agenda-revealed'], tone: 'harm', weight: 10 },
  { kind: 'death', lead: ['died'], after: ['agenda-revealed'], tone: 'harm', weight: 10 },
  { kind: 'agenda', lead: ['agenda-revealed'], tone: 'harm', weight: 9 },
  { kind: 'strike', lead: ['struck'], before: ['player-attacked'], after: ['healed', 'guarded'], tone: 'harm', weight: 8 },
  { kind: 'hazard', lead: ['hazard'], after: ['not-shown', 'shown'], tone: 'harm', weight: 8 },
  { kind: 'event', lead: ['event'], after: ['not-shown', 'shown'], tone: 'harm', weight: 7 },
  { kind: 'impregnated', lead: ['impregnated'], tone: 'harm', weight: 7 },
  { kind: 'facehugger', lead: ['facehugger-placed'], tone: 'harm', weight: 6 },
  { kind: 'objective', lead: ['objective-completed'], after: ['objective'], tone: 'sense', weight: 6 },
  { kind: 'revealed', lead: ['revealed'], tone: 'harm', weight: 3 },
];

const seatOf = (line: Line): string => line.concerns.find((id) => id.startsWith('panel:')) ?? '';

/** Whether a death is that of a host: nobody struck it down, and it carried something. */
function bursts(line: Line, news: readonly Line[], before: Scene): boolean {
  const seat = seatOf(line);
  const own = news.filter((one) => one.number !== line.number && seatOf(one) === seat);
  if (own.some((one) => one.event === 'became-alien' || one.cards.includes(CHESTBURSTER))) return true;
  return (panelOf(before, seat)?.marks.includes('burdened') ?? false) && !own.some((one) => one.event === 'struck');
}

/** How much a player can bear before and after a Strike; several at once fill one after the other. */
function healthOf(line: Line, news: readonly Line[], before: Scene, after: Scene): Health | null {
  const seat = seatOf(line);
  const [then, now] = [before, after].map((scene) => panelOf(scene, seat)?.stats.find((stat) => stat.id === 'health'));
  if (!then || !now) return null;
  const strikes = news.filter((one) => one.event === 'struck' && seatOf(one) === seat);
  const lost = Math.max(0, Number(then.value) - Number(now.value));
  const share = (n: number): number => Number(then.value) - Math.round((lost * n) / strikes.length);
  const at = strikes.indexOf(line);
  return { name: now.name, before: share(at), after: share(at + 1), max: now.max };
}

/** The card of a line, where it lies open on the table. */
function lying(line: Line, scene: Scene): Card | null {
  const art = line.cards[0]?.slice(line.cards[0].indexOf(':') + 1);
  return line.concerns.flatMap((id) => cardOf(scene, id) ?? []).find((card) => !card.hidden && (!art || card.art === art)) ?? null;
}

/** A Hazard is printed on the Location: its name and what it does are one line there. */
function hazardOf(line: Line, scene: Scene): Card | null {
  const place = scene.goals.at(-1);
  const number = Number(/\d+/.exec(line.text)?.[0] ?? 0);
  const text = place?.lines[number - 1];
  if (!place || !text) return null;
  const [, name = line.text, does = text] = /^(.{2,48}?)\s?: (.+)$/su.exec(text) ?? [];
  return { id: 'hazard', kind: 'hazard', name, describe: [`${place.title} · ${line.text.replace(/[.!]$/, '')}`, does], line: '', art: 'hazard', glyph: '', tone: 'danger', hidden: false, badges: [], points: [], keywords: [] };
}

function told({ sort, line, around }: Found<Kind>, news: readonly Line[], before: Scene, after: Scene): Moment {
  const base = { kind: sort.kind, tone: sort.tone, weight: sort.weight, line, around, kick: `web-moment-${sort.kind}` };
  const panel = panelOf(after, seatOf(line)) ?? panelOf(before, seatOf(line));
  const owner = panel?.owner ?? -1;
  const spots = line.concerns.filter((id) => /^(spot|room|strikes|panel):/.test(id));
  const print = line.cards.at(-1) ?? '';
  switch (sort.kind) {
    case 'death':
    case 'burst':
      return { ...base, shape: 'fate', panel, how: sort.kind === 'burst' ? 'burst' : 'lost', at: [] };
    case 'impregnated':
    case 'facehugger':
      return { ...base, shape: 'plate', icon: sort.kind === 'facehugger' ? 'hug' : 'larva', colour: 'var(--harm)' };
    case 'objective':
      return { ...base, shape: 'plate', icon: 'star', colour: 'var(--sense)' };
    case 'strike':
      return { ...base, shape: 'card', card: lying(line, after), print, to: [`seat:${owner}`], health: healthOf(line, news, before, after) };
    case 'hazard':
      return { ...base, shape: 'card', card: hazardOf(line, after), print: '', to: [], health: null };
    default:
      return { ...base, shape: 'card', card: lying(line, after), print, to: spots, health: null };
  }
}

/** The moments in what is new. */
export function moments(news: readonly Line[], before: Scene, after: Scene): Moment[] {
  // What comes up as a Hazard or an Event is told as that.
  const becomes = (line: Line): boolean => ['hazard', 'event'].includes(news[news.indexOf(line) + 1]?.event ?? '');
  const is = (kind: Kind, line: Line): boolean => (kind === 'burst' ? bursts(line, news, before) : kind !== 'revealed' || !becomes(line));
  return momentsIn(news, SORTS, is).map((found) => told(found, news, before, after));
}

import type { IconName } from '../../board/icons';
import { byWord, kindColour, type Beat, type Look } from '../look';

const ART: readonly (readonly [RegExp, IconName])[] = [
  [/rifle|gun/, 'rifle'], [/pistol/, 'pistol'], [/grenade|bomb/, 'grenade'], [/flame|fire|burn/, 'flame'], [/knife|blade|axe/, 'knife'],
  [/helmet/, 'helmet'], [/armou?r|vest/, 'vest'], [/tracker|sensor|signal/, 'tracker'], [/med|heal|doctor/, 'medkit'], [/ammo|clip/, 'ammo'],
  [/door|lock/, 'door'], [/radio|call/, 'radio'], [/search|look/, 'search'], [/rest/, 'rest'], [/egg/, 'egg'], [/queen|alien|xeno/, 'bug'],
];
const KINDS: Record<string, IconName> = {
  weapon: 'rifle', equipment: 'crate', event: 'burst', hazard: 'no', enemy: 'bug', strike: 'claw', special: 'star', character: 'person', objective: 'flag', item: 'crate',
};
const EVENTS: readonly (readonly [RegExp, IconName])[] = [
  [/kill|dead|died|death|lost/, 'skull'], [/shot|fire|attack/, 'burst'], [/mov|walk|left/, 'run'], [/draw|drew|card|play/, 'cards'], [/hit|wound|struck/, 'claw'],
  [/roll|test/, 'die'], [/door|barricade/, 'door'], [/reveal|shown|saw|look|spot/, 'eye'], [/heal/, 'heal'], [/turn|round|phase/, 'clock'], [/won|complete/, 'star'],
];
const BEATS: readonly (readonly [RegExp, Beat])[] = [
  [/mov/, 'move'], [/place|appear|spawn|join/, 'appear'], [/shot|fire|attack/, 'shot'], [/kill|died|death/, 'death'], [/hit|wound|struck/, 'hit'], [/reveal|shown/, 'reveal'],
];
const POINTS: Record<string, IconName> = { attack: 'claw', recruit: 'star', enemy: 'claw', damage: 'skull', scan: 'search', ammo: 'ammo', range: 'target', exhaust: 'cards', cards: 'cards', health: 'survival', defense: 'shield', aim: 'target', speed: 'run', defence: 'shield' };

/** For a game that nobody has drawn yet: everything is playable and nothing is missing. */
export const generic: Look = {
  asks: [],
  digest: null,
  rounds: 'web-turns',
  table: null,
  board: null,
  graph: null,
  aside: null,
  strip: null,
  weigh: null,
  ends: false,
  pushes: [],
  deeds: [],
  sheet: null,
  art: (card) => byWord(ART, card.art, KINDS[card.kind] ?? 'cards'),
  colour: kindColour,
  laid: [],
  pileColour: (id) => (/discard|dead|exhaust/.test(id) ? 'var(--text-3)' : 'var(--info)'),
  pointIcon: (kind) => POINTS[kind] ?? null,
  kindIcon: () => null,
  event: (event) => byWord(EVENTS, event, 'log'),
  beat: (event) => BEATS.find(([pattern]) => pattern.test(event))?.[1] ?? 'none',
  mark: (event) => (/kill|died|death/.test(event) ? 'kill' : null),
  flight: () => null,
  moments: () => [],
  momentDrawing: null,
  material: () => 'plate',
  figure: (piece) => {
    if (piece.flat) return 'token';
    if (piece.tone === 'unknown') return 'contact';
    return piece.tone === 'foe' ? 'creature' : 'plate';
  },
  token: () => null,
  portrait: () => 'person',
  meter: () => 'bar',
};

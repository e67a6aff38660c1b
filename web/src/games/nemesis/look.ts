import type { IconName } from '../../board/icons';
import { byWord, kindColour, type Beat, type Look, type Mark } from '../look';
import { moments } from './moments';
import { generic } from '../plain/look';
import { ASKS } from './asks';
import BodySheet from './BodySheet.svelte';
import Ladder from './Ladder.svelte';
import OwnSecrets from './OwnSecrets.svelte';
import Stage from './Stage.svelte';
import Tracks from './Tracks.svelte';

const ART: readonly (readonly [RegExp, IconName])[] = [
  [/reload/, 'loader'], [/piloting/, 'ship'], [/knowledge/, 'map'], [/old_friend/, 'person'], [/risk/, 'intel'], [/intranet/, 'mother'], [/scaveng/, 'crate'], [/adrenaline|drugs/, 'syringe'], [/aim/, 'target'],
  [/full_auto/, 'burst'], [/nerves/, 'shield'], [/technical/, 'crawl'], [/pyro/, 'flame'], [/ingenuity/, 'gear'], [/decoy/, 'ear'], [/magazine/, 'ammo'], [/alcohol/, 'flask'],
  [/search/, 'search'], [/interruption/, 'no'], [/order|motivation/, 'leadership'], [/rest|repose/, 'rest'], [/demolition|grenade|bomb|mine/, 'grenade'], [/flame|fire|molotov|burn/, 'flame'],
  [/six_shooter|revolver|pistol/, 'pistol'], [/shotgun/, 'shotgun'], [/assault|rifle|burst/, 'rifle'], [/blaster|gun|weapon/, 'rifle'], [/energy|charge|power/, 'bolt'], [/ammo|clip/, 'ammo'],
  [/bandage|dress|med|antidote|surgery|clinical/, 'medkit'], [/key|lock|hatch/, 'lock'], [/door|hermetic/, 'door'], [/scan|tracker|motion/, 'tracker'], [/radio|comms|signal/, 'radio'], [/repair|tool|duct/, 'wrench'],
  [/recon|look|monitor|plan|map/, 'eye'], [/armou?r|helmet|suit/, 'shield'], [/chemical|acid/, 'acid'], [/clothes|cloth/, 'vest'], [/contamination|clean|infected/, 'germ'], [/egg/, 'egg'], [/corpse/, 'skull'],
  [/carcass/, 'claw'], [/taser|knife|cut/, 'knife'], [/computer|network|hack/, 'tech'], [/run|sprint|move|escape/, 'run'], [/wound/, 'claw'], [/food|canteen|snack/, 'survival'], [/queen|intruder|hunt/, 'bug'],
];
/** What each character sets out to fetch: two things of their own. */
const QUESTS: Record<string, IconName> = {
  log_key: 'logkey', intercom: 'intercom', orbital_maneuvering_system: 'orbit', pilot_evacuation_key: 'podkey', holo_computer: 'holo', laboratory_equipment: 'flask',
  motion_scanner: 'scanner', security_key: 'keycard', autoloader: 'loader', armor: 'plate', plasma_torch: 'plasma', flashlight: 'flashlight',
};
const KINDS: Record<string, IconName> = { quest: 'flag', object: 'crate', weakness: 'bug', wound: 'claw', attack: 'claw', contamination: 'germ', reaction: 'clock', plot: 'bug' };
const COLOURS: Record<string, string> = {
  'item-red': 'var(--harm)', 'item-yellow': 'var(--seat-3)', 'item-green': 'var(--sense)', 'item-blue': 'var(--info)', 'item-start': 'var(--act)', quest: 'var(--seat-2)', object: 'var(--act)', wound: 'var(--harm)',
  contamination: 'var(--harm)', plot: 'var(--harm)', weakness: 'var(--sense)', reaction: 'var(--sense)', 'action-any': 'var(--act)', 'action-out': 'var(--info)', 'action-in': 'var(--harm)', 'objective-personal': 'var(--info)',
  'objective-corporate': 'var(--seat-2)', 'objective-solo_coop': 'var(--seat-5)',
};
const EVENTS: Record<string, IconName> = {
  turn: 'clock', round: 'decide', passed: 'check', time: 'clock', sequence: 'clock', 'first-player': 'leadership', moved: 'run', explored: 'map', 'token-found': 'search', 'noise-rolled': 'die', noise: 'noise',
  'noise-all-around': 'noise', danger: 'panic', fire: 'flame', 'fire-out': 'flame', malfunction: 'wrench', repaired: 'wrench', 'door-opened': 'door', 'door-closed': 'door', 'door-destroyed': 'door', encounter: 'bug',
  'token-drawn': 'bug', placed: 'bug', 'intruder-moved': 'bug', 'intruder-left': 'exit', surprise: 'panic', 'no-surprise': 'shield', 'attack-card': 'claw', 'light-wound': 'claw', 'serious-wound': 'claw',
  'fatal-wound': 'skull', died: 'skull', shoots: 'burst', 'combat-rolled': 'die', injured: 'claw', 'intruder-died': 'skull', retreats: 'exit', contaminated: 'germ', infested: 'larva', 'larva-grows': 'larva',
  scanned: 'search', drew: 'cards', discarded: 'cards2', searched: 'search', traded: 'gift', hibernates: 'rest', launched: 'ship', 'pod-launched': 'ship', 'first-encounter': 'flag', 'objective-kept': 'flag',
  event: 'bolt', 'egg-destroyed': 'egg', 'nest-destroyed': 'egg', weakness: 'intel', 'ship-lost': 'skull', jumped: 'ship', interrupted: 'no', cancelled: 'no', 'signal': 'radio',
};
const BEATS: Record<string, Beat> = {
  moved: 'move', 'intruder-moved': 'move', placed: 'appear', shoots: 'shot', 'attack-card': 'claw', injured: 'hit', 'light-wound': 'hit', 'serious-wound': 'hit', died: 'death', 'intruder-died': 'death', explored: 'reveal',
  'token-found': 'reveal', encounter: 'sign', danger: 'sign',
};
const PORTRAITS: Record<string, IconName> = { captain: 'leadership', pilot: 'ship', mechanic: 'wrench', scout: 'eye', scientist: 'intel', soldier: 'rifle' };
const MARKS: Record<string, Mark> = { died: 'kill', 'intruder-died': 'kill', 'serious-wound': 'wound', explored: 'reveal', encounter: 'reveal' };

export const look: Look = {
  ...generic,
  rounds: 'web-turns-nemesis',
  asks: ASKS,
  graph: Stage,
  strip: Tracks,
  aside: OwnSecrets,
  weigh: Ladder,
  ends: true,
  sheet: BodySheet,
  art: (card) => (card.kind === 'character' ? PORTRAITS[card.art] : QUESTS[card.art]) ?? KINDS[card.kind] ?? (card.kind.startsWith('objective') ? 'flag' : byWord(ART, card.art, card.kind.startsWith('item') ? 'crate' : 'cards')),
  colour: (kind) => COLOURS[kind] ?? kindColour(kind),
  pileColour: (id) => COLOURS[`item-${id.slice('pile:'.length)}`] ?? (/events/.test(id) ? 'var(--info)' : /eggs/.test(id) ? 'var(--sense)' : 'var(--harm)'),
  event: (event) => EVENTS[event] ?? generic.event(event),
  beat: (event) => BEATS[event] ?? 'none',
  moments,
  portrait: (panel) => PORTRAITS[panel.art] ?? 'person',
  mark: (event) => MARKS[event] ?? null,
};

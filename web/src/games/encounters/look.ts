import type { IconName } from '../../board/icons';
import Aside from './Aside.svelte';
import Complex from './Complex.svelte';
import { flight } from './flights';
import { moments } from './moments';
import { generic } from '../plain/look';
import { byWord, type Beat, type Look, type Mark } from '../look';

const WORDS: readonly (readonly [RegExp, IconName])[] = [
  [/^specialist|remote_pilot|call_for|order_from_orbit|sos|word_to|report_for/, 'radio'], [/^grunt$/, 'helmet'], [/chestburster|burster|newborn/, 'larva'], [/facehugger/, 'hug'],
  [/egg/, 'egg'], [/queen|organism|beast|xenomorph|warrior|runner|stalker|hunter|crawler|drone|worker|builder|guard|specimen|ambusher|sentinel|clone|praetorian|screecher/, 'bug'],
  [/taped_rifles|rifle|soldier|commando|marksman/, 'rifle'], [/shotgun/, 'shotgun'], [/lets_rock|smart/, 'smartgun'], [/sentry_gun/, 'smartgun'], [/pistol|holster|ricochet|nothing_personal/, 'pistol'],
  [/incinerator|furnace|torch|burn/, 'flamer'], [/knife|shorn|cut_the|slash/, 'knife'], [/axe|prod|blade|surgical/, 'blade'], [/tracker|sensor|readout/, 'tracker'], [/chart|map|plot|course/, 'map'],
  [/beacon|volunteer|bait/, 'run'], [/door|seal|barricade|lock|override|hold_it/, 'door'], [/medic|doctor|infirmary|oath|aid|autopsy|clemens|medicine|blood_sample/, 'medkit'],
  [/quarantine|suit|armou?r/, 'shield'], [/loader|duel|strength|bravado|shouting|piston|crushed|violence/, 'strength'], [/dropship|shuttle|narcissus|betty|ship/, 'ship'],
  [/log|testimony|files|proof|company|rep|burke|logbook/, 'log'], [/sermon|brothers|inmates|priest/, 'star'], [/leader|captain|bridge|team|nobody_goes|command|orders|report|steward/, 'leadership'],
  [/synthetic|android|^ash|_ash|bishop|reflexes|wired|call|voice|programming|machine|kinder/, 'bot'], [/tool|technician|hands|engineer|power/, 'wrench'], [/scout|reconnaissance|look|sense|watch|smarter/, 'eye'],
  [/hide|locker|dark|vent|duct/, 'dark'], [/acid|toxic|veins/, 'acid'], [/stash|smuggl|flask|secret|shares|debt/, 'crate'], [/cheap|shot|tail|lash/, 'claw'], [/cat|jones/, 'person'],
  [/covering|position|ready/, 'target'], [/lesson|knowledge|research|lab/, 'intel'], [/arm|lung|mark|jaw|bite|scratch|gash|impaled|mauled|tail|wound/, 'claw'], [/panic|concussion/, 'panic'],
  [/near_miss|miss/, 'shield'], [/dropped/, 'jam'], [/dragged|drag/, 'run'], [/event/, 'bolt'], [/hazard/, 'no'], [/sergeant/, 'leadership'], [/frenzy|swarm/, 'hive'],
];
/** Enemies one meets often have drawings of their own. */
const FOES: Record<string, IconName> = {
  sluggish_drone: 'crawl', resin_worker: 'hive', carrier_drone: 'egg', prowling_drone: 'xeno', hissing_drone: 'jaws', acid_blood_drone: 'acid', scavenger_drone: 'crawl', nest_builder: 'hive',
  leaping_drone: 'tail', grasping_drone: 'claw', lurking_xenomorph: 'xeno', ravenous_xenomorph: 'jaws', vent_stalker: 'tail', duct_hunter: 'crawl', perfect_organism: 'xeno', xenomorph_warrior: 'claw',
  queens_guard: 'claw', nest_warrior: 'jaws', alien_queen: 'queen', cloned_queen: 'queen', the_beast: 'crawl', xenomorph_runner: 'crawl', frenzied_runner: 'tail', corridor_hunter: 'xeno',
  resin_sentinel: 'hive', newborn: 'skull', escaped_specimen: 'jaws', swimming_xenomorph: 'tail', flooded_ambusher: 'xeno', cloned_warrior: 'claw', ash: 'bot', burke: 'log', golic: 'person',
  general_perez: 'badge', dr_wren: 'syringe', purvis: 'person', jones_the_cat: 'eye', newt: 'person', power_loader: 'strength', motion_tracker: 'tracker',
};
const KINDS: Record<string, IconName> = {
  enemy: 'bug', strike: 'claw', event: 'bolt', hazard: 'no', special: 'star', alien: 'claw', chestburster: 'larva', basic: 'person', intel: 'intel', leadership: 'leadership',
  strength: 'strength', survival: 'survival', tech: 'tech',
};
const CLASSES = new Set(['intel', 'leadership', 'strength', 'survival', 'tech']);
const EVENTS: Record<string, IconName> = {
  'hive-added': 'hive', moved: 'run', 'entered-combat': 'claw', revealed: 'eye', scanned: 'search', peeked: 'eye', saw: 'eye', event: 'bolt', hazard: 'no', killed: 'skull', played: 'cards',
  copied: 'cards', points: 'star', recruited: 'star', gained: 'gift', 'hq-filled': 'piles', coordinated: 'radio', struck: 'claw', dodged: 'shield', guarded: 'shield', healed: 'heal', died: 'skull',
  'drew-unseen': 'cards', drew: 'cards', discarded: 'cards2', 'facehugger-placed': 'hug', impregnated: 'larva', 'became-alien': 'bug', 'objective-completed': 'flag', objective: 'flag', phase: 'clock',
  turn: 'clock', 'player-attacked': 'claw', collected: 'flag', attached: 'wrench', blocked: 'lock', 'killed-own': 'skull', reshuffled: 'recycle', sacrificed: 'skull', 'game-over': 'star',
};
/** Nothing moves on a table of cards, but these are told. */
const BEATS: Record<string, Beat> = {
  revealed: 'reveal', killed: 'death', struck: 'hit', dodged: 'reveal', guarded: 'reveal', healed: 'reveal', died: 'death', recruited: 'reveal', hazard: 'hit', event: 'hit', 'entered-combat': 'claw',
  'facehugger-placed': 'claw', impregnated: 'hit', 'became-alien': 'hit', coordinated: 'reveal', copied: 'reveal', collected: 'reveal', 'objective-completed': 'reveal', 'player-attacked': 'claw', scanned: 'reveal',
};
const MARKS: Record<string, Mark> = { killed: 'kill', struck: 'wound', died: 'wound', hazard: 'wound', 'objective-completed': 'reveal', 'agenda-revealed': 'reveal' };
const PILES: Record<string, string> = {
  'pile:hive': 'var(--sense)', 'pile:barracks': 'var(--info)', 'pile:sergeants': 'var(--act)', 'pile:strike_deck': 'var(--harm)', 'pile:strike_discard': 'var(--text-3)',
  'pile:dead_enemies': 'var(--text-3)', 'pile:dead_characters': 'var(--text-3)', 'pile:discarded': 'var(--text-3)', 'pile:hatchery': 'var(--sense)',
};
const ROLES: Record<string, IconName> = {
  commander: 'leadership', executive: 'log', gunner: 'smartgun', medic: 'medkit', mercenary: 'pistol', priest: 'star', researcher: 'intel', scout: 'eye', synthetic: 'bot', technician: 'wrench',
};

/** A table of cards: five rooms of a hull, the headquarters and what lies before you. */
export const encounters: Look = {
  ...generic,
  table: Complex,
  aside: Aside,
  pushes: ['moved'],
  deeds: ['played', 'used', 'recruited', 'killed', 'scanned', 'coordinated', 'struck', 'healed'],
  art: (card) => (card.kind === 'avatar' ? (ROLES[card.art.replace('avatar_', '')] ?? 'person') : (FOES[card.art] ?? byWord(WORDS, card.art, KINDS[card.kind] ?? 'cards'))),
  laid: ['pile:hive', 'pile:barracks', 'pile:sergeants'],
  pileColour: (id) => PILES[id] ?? generic.pileColour(id),
  event: (event) => EVENTS[event] ?? generic.event(event),
  kindIcon: (kind) => (CLASSES.has(kind) ? (KINDS[kind] ?? null) : null),
  beat: (event) => BEATS[event] ?? 'none',
  mark: (event) => MARKS[event] ?? null,
  flight,
  moments,
  portrait: (panel) => ROLES[panel.art.replace('avatar_', '')] ?? (panel.art ? 'bug' : 'person'),
};

import type { IconName } from '../../board/icons';
import { byWord, type Beat, type Look, type Mark } from '../look';
import MomentDrawing from './MomentDrawing.svelte';
import { momentsOf } from './moments';
import { generic } from '../plain/look';
import Activations from './Activations.svelte';
import { ASKS } from './asks';
import { digest } from './digest';
import Flat from './Flat.svelte';
import Objectives from './Objectives.svelte';
import Plate from './Plate.svelte';
import Stage from './Stage.svelte';
import { tokenIcon } from './tokens';
import UnitSheet from './UnitSheet.svelte';

const EVENTS: Record<string, IconName> = {
  turn: 'clock', round: 'clock', mission: 'flag', 'initiative-rolled': 'die', initiative: 'leadership', 'initiative-given': 'leadership', environment: 'sun', drew: 'cards', 'drew-unseen': 'cards',
  reshuffled: 'recycle', 'card-played': 'cards2', 'card-on-piece': 'cards2', 'card-on-tile': 'cards2', 'card-on-link': 'cards2', 'card-rolled': 'die', activated: 'decide', 'activation-ended': 'check',
  'points-lost': 'no', fumbled: 'no', revealed: 'eye', shown: 'eye', 'decoy-gone': 'tracker', hid: 'eyeoff', 'hide-ended': 'eye', shifted: 'run', 'decoy-placed': 'tracker', arrived: 'bug',
  'arrived-unseen': 'tracker', moved: 'run', placed: 'run', displaced: 'run', 'put-back': 'run', deployed: 'tracker', 'disengage-test': 'die', 'door-opened': 'door', 'door-gone': 'door', 'door-placed': 'door',
  'seal-test': 'door', 'force-test': 'door', forced: 'door', welded: 'welder', 'tile-gone': 'wall', 'face-changed': 'egg', 'acid-rolled': 'acid', 'acid-placed': 'acid', 'trap-laid': 'grenade', 'trap-sprung': 'grenade',
  aimed: 'target', 'on-sentry': 'eye', 'sentry-used': 'eye', 'sentry-lost': 'eyeoff', raged: 'panic', treated: 'medkit', healed: 'heal', attack: 'burst', shot: 'burst', blow: 'claw', hit: 'claw', critical: 'star',
  dodged: 'run', 'dodge-failed': 'run', armour: 'shield', constitution: 'shield', 'heal-test': 'medkit', transferred: 'person', wounded: 'claw', killed: 'skull', removed: 'skull', infected: 'hug', 'self-destruct': 'grenade',
  'body-lies': 'skull', level: 'up', taken: 'crate', dropped: 'crate', 'step-done': 'flag', 'marker-placed': 'flag', trophy: 'skull', 'damage-rolled': 'wrench', launched: 'ship', evacuated: 'exit', out: 'skull', won: 'star',
};
const BEATS: Record<string, Beat> = {
  moved: 'move', placed: 'move', displaced: 'move', 'put-back': 'move', shifted: 'move', deployed: 'appear', arrived: 'appear', 'arrived-unseen': 'appear', 'decoy-placed': 'appear',
  shot: 'shot', blow: 'shot', hit: 'hit', wounded: 'hit', killed: 'death', removed: 'death', evacuated: 'death', revealed: 'reveal', shown: 'reveal', 'decoy-gone': 'reveal', infected: 'hit', 'acid-placed': 'hit',
  'trap-sprung': 'hit', activated: 'sign', trophy: 'reveal', 'tile-gone': 'hit', 'self-destruct': 'hit', 'sentry-used': 'reveal',
};
const MARKS: Record<string, Mark> = { killed: 'kill', wounded: 'wound', infected: 'wound', revealed: 'reveal', 'decoy-gone': 'reveal', trophy: 'kill', 'tile-gone': 'wound' };
const CARDS: Record<string, IconName> = {
  pounce: 'run', out_of_the_walls: 'wall', acid_spray: 'acid', corroded_deck: 'acid', swarm: 'bug', hive_mind: 'hive', drag_into_the_dark: 'dark', lurking_shape: 'eyeoff', meld_with_resin: 'hive', vent_ambush: 'tunnel',
  tail_strike: 'tail', feeding_frenzy: 'jaws', hardened_chitin: 'shield', blood_scent: 'search', cut_the_lights: 'dark', resin_spread: 'hive', tear_it_down: 'door', hatching: 'egg', shifting_shadows: 'eyeoff',
  paralysing_fear: 'panic', emergency_med_pack: 'medkit', overwatch: 'eye', aimed_burst: 'target', suppressing_fire: 'burst', bounding_advance: 'run', tracker_sweep: 'tracker', claymore: 'grenade',
  emergency_bulkhead: 'door', cutting_torch: 'welder', armour_piercing_rounds: 'ammo', full_magazine: 'ammo', sticky_fuel: 'flamer', quick_grenade: 'grenade', back_to_back: 'person', final_rounds: 'pistol',
  shove_aside: 'strength', squad_order: 'leadership', flares: 'sun', controlled_breathing: 'survival', break_contact: 'exit', cloak: 'eyeoff', thermal_vision: 'visor', plasma_overcharge: 'bolt', tri_laser: 'target',
  leap: 'run', claim_the_trophy: 'skull', medicomp: 'syringe', net_launcher: 'grid', shuriken: 'disc', war_cry: 'noise', blade_flurry: 'blade', honour_duel: 'knife', lure: 'ear', false_signal: 'radio',
  wrist_computer: 'mother', evasive_roll: 'recycle', bone_armour: 'vest', second_wind: 'survival', laser_mine: 'grenade', patient_hunter: 'clock',
  all_quiet: 'check', lights_out: 'dark', emergency_lighting: 'sun', doors_cycle_open: 'door', bulkhead_lockdown: 'lock', life_support_failure: 'survival', temperature_crash: 'clock', coolant_fog: 'eyeoff',
  gravity_flicker: 'up', gravity_surge: 'strength', hull_breach: 'jam', steam_burst: 'burst', vent_overpressure: 'tunnel', maintenance_crawlways: 'crawl', resin_bloom: 'hive', decontamination_cycle: 'germ',
  sensor_ghosts: 'tracker', sensor_sweep: 'tracker', comms_blackout: 'radio', power_surge: 'bolt',
};
const FACTIONS: Record<string, IconName> = { marine: 'helmet', alien: 'xeno', predator: 'visor', environment: 'sun' };
const COLOURS: Record<string, string> = { marine: 'var(--seat-1)', alien: 'var(--seat-2)', predator: 'var(--seat-3)', environment: 'var(--info)' };

const WEAPONS: readonly (readonly [RegExp, IconName])[] = [
  [/knife/, 'knife'], [/rifle/, 'rifle'], [/grenade/, 'grenade'], [/flame/, 'flamer'], [/shotgun/, 'shotgun'], [/smart_gun|cannon/, 'smartgun'], [/plasma|prod/, 'bolt'], [/facehug/, 'hug'],
  [/claws/, 'claw'], [/acid/, 'acid'], [/disc/, 'disc'], [/blade|stick/, 'blade'], [/bite/, 'jaws'], [/dart/, 'target'], [/grappler/, 'wrench'],
];

/** Tiles with several models each: plates with letters, dashed marks for what nobody has seen. */
export const hunt: Look = {
  ...generic,
  rounds: 'web-turns-hunt',
  asks: ASKS,
  digest,
  board: Stage,
  aside: Objectives,
  strip: Activations,
  laid: ['environment'],
  sheet: UnitSheet,
  art: (card) => card.kind === 'weapon' ? byWord(WEAPONS, card.art, 'burst') : (CARDS[card.art] ?? FACTIONS[card.kind] ?? 'cards'),
  colour: (kind) => COLOURS[kind] ?? generic.colour(kind),
  kindIcon: (kind) => FACTIONS[kind] ?? null,
  event: (event) => EVENTS[event] ?? generic.event(event),
  beat: (event) => BEATS[event] ?? 'none',
  mark: (event) => MARKS[event] ?? null,
  moments: momentsOf,
  momentDrawing: MomentDrawing,
  figure: (piece) => (piece.flat ? Flat : Plate),
  token: (piece) => tokenIcon(piece.kind),
  portrait: (panel) => FACTIONS[panel.art] ?? 'person',
};

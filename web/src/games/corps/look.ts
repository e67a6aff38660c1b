import type { IconName } from '../../board/icons';
import { generic } from '../plain/look';
import Gun from './Gun.svelte';
import Hugger from './Hugger.svelte';
import Marine from './Marine.svelte';
import { CHILD } from './child';
import { moments } from './moments';
import { byWord, type Beat, type Figure, type Look, type Mark, type Material } from '../look';

const ART: Record<string, IconName> = {
  m41a_pulse_rifle: 'rifle', m56_smart_gun: 'smartgun', m240_incinerator: 'flamer', ithaca_37: 'shotgun', hk_vp70: 'pistol', m40_grenades: 'grenade',
  m4_helmet: 'helmet', body_armor: 'vest', motion_tracker_unit: 'tracker', hand_welder: 'welder', bypass_kit: 'tech', field_medkit: 'medkit',
  ammo_bandolier: 'ammo', targeting_visor: 'visor', combat_knife: 'knife', short_controlled_bursts: 'burst', stay_frosty: 'die', lets_rock: 'flame',
  close_encounter: 'target', we_are_leaving: 'run', seal_that_door: 'door', hold_the_line: 'shield', check_those_corners: 'eye', second_wind: 'survival',
  scrounge: 'search', not_today: 'badge', losing_hope: 'dark', weapon_jam: 'jam', movement_in_the_walls: 'wall', lights_out: 'dark', acid_spray: 'acid',
  hicks: 'rifle', hudson: 'tech', gorman: 'leadership', vasquez: 'smartgun', frost: 'flamer', ripley: 'survival', newt: 'person',
  running_dry: 'ammo', panic: 'panic', tunnel: 'tunnel', hidden: 'tracker', active: 'noise', drone: 'bug',
};
const TOKENS: Record<string, IconName> = { computer: 'mother', crate: 'crate', tunnel: 'tunnel', mission_blip: 'flag', sentry_gun: 'smartgun' };
const EVENTS: Record<string, IconName> = {
  shot: 'burst', 'alien-hit': 'bug', 'alien-killed': 'skull', 'alien-moved': 'bug', 'alien-placed': 'bug', 'alien-activated': 'bug', 'alien-grew': 'bug', 'blip-moved': 'tracker',
  'blip-placed': 'tracker', 'blip-killed': 'skull', spotted: 'eye', 'tracker-drawn': 'tracker', moved: 'run', dial: 'target', 'aim-reset': 'target', activated: 'decide',
  'activation-ended': 'check', commanded: 'leadership', 'barricade-built': 'door', 'barricade-removed': 'door', 'point-barricaded': 'door', 'break-roll': 'die', rested: 'rest',
  exhausted: 'cards2', 'forced-discard': 'cards2', discarded: 'cards2', recycled: 'recycle', reshuffled: 'recycle', hazard: 'no', 'event-played': 'burst', 'card-used': 'wrench',
  equipped: 'vest', captured: 'hug', hugged: 'hug', 'defence-roll': 'shield', evaded: 'shield', 'counter-attack': 'knife', 'knocked-down': 'claw', killed: 'skull', left: 'exit',
  'sentry-fired': 'smartgun', 'mission-blip-shown': 'flag', joined: 'person', 'crate-taken': 'crate', 'crate-dropped': 'crate', 'exit-opened': 'exit', 'mission-won': 'star',
  'mission-lost': 'skull', 'phase-starts': 'clock', 'round-starts': 'clock', 'tech-test': 'tech', 'tunnel-placed': 'tunnel', 'facehugger-placed': 'hug', 'stood-up': 'up',
};
const BEATS: Record<string, Beat> = {
  moved: 'move', 'alien-moved': 'move', 'blip-moved': 'move', placed: 'appear', 'alien-placed': 'appear', 'blip-placed': 'appear', 'facehugger-placed': 'appear', joined: 'appear',
  shot: 'shot', 'sentry-fired': 'shot', 'defence-roll': 'claw', 'counter-attack': 'shot', 'alien-hit': 'hit', 'alien-killed': 'death', 'blip-killed': 'death', killed: 'death',
  captured: 'death', left: 'death', 'knocked-down': 'hit', spotted: 'reveal', 'mission-blip-shown': 'reveal', 'tunnel-placed': 'reveal', activated: 'sign', hugged: 'hit',
};
const MARKS: Record<string, Mark> = {
  'alien-killed': 'kill', killed: 'wound', captured: 'wound', 'knocked-down': 'wound', hugged: 'wound', 'mission-blip-shown': 'reveal', joined: 'reveal',
};
const MATERIALS: Record<string, Material> = { '1a': 'plate', '2a': 'plate', '3a': 'tiles', '4a': 'plate', '1b': 'ramp', '2b': 'grate', '3b': 'resin', '4b': 'pipes' };
const FIGURES: Record<string, Figure> = { character: Marine, alien: 'creature', facehugger: Hugger, blip: 'contact', sentry_gun: Gun };
const PILES: Record<string, string> = {
  'pile:endurance': 'var(--act)', 'pile:exhaust': 'var(--text-3)', 'pile:discard': 'var(--harm)', 'pile:tracker': 'var(--sense)', 'pile:tracker_discard': 'var(--text-3)', 'pile:blips': 'var(--sense)',
};

/** Marines on metal decks: figures from above, light where they look. */
export const corps: Look = {
  ...generic,
  art: (card) => ART[card.art] ?? generic.art(card),
  pileColour: (id) => PILES[id] ?? generic.pileColour(id),
  event: (event) => EVENTS[event] ?? byWord([[/hero|token|took/, 'person']], event, generic.event(event)),
  beat: (event) => BEATS[event] ?? 'none',
  mark: (event) => MARKS[event] ?? null,
  moments,
  portrait: (panel) => ART[panel.art] ?? 'person',
  material: (code) => MATERIALS[code] ?? 'plate',
  figure: (piece) => (piece.art === CHILD ? Marine : (FIGURES[piece.kind] ?? generic.figure(piece))),
  token: (piece) => TOKENS[piece.kind] ?? null,
  rounds: 'web-rounds',
  meter: (stat) => (stat === 'aim' ? 'dial' : 'bar'),
};

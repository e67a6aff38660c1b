import type { IconName } from '../../board/icons';
import { byWord, type Beat, type Look, type Mark } from '../look';
import { generic } from '../plain/look';
import Activations from './Activations.svelte';
import Flat from './Flat.svelte';
import Objectives from './Objectives.svelte';
import Plate from './Plate.svelte';
import TileBoard from './TileBoard.svelte';
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
  'trap-sprung': 'hit', activated: 'sign',
};
const MARKS: Record<string, Mark> = { killed: 'kill', wounded: 'wound', infected: 'wound', revealed: 'reveal' };
const CARDS: readonly (readonly [RegExp, IconName])[] = [
  [/aim|burst|fire|shot|accura/, 'burst'], [/overwatch|sentry|eye|vision|sight/, 'eye'], [/med|heal|wound|stim/, 'medkit'], [/claymore|mine|trap|grenade|explo/, 'grenade'], [/flare|light|lamp/, 'sun'],
  [/dark|shadow|stealth|cloak|hide|hidden/, 'eyeoff'], [/door|seal|weld|lock/, 'door'], [/vent|tunnel|crawl/, 'tunnel'], [/acid|blood/, 'acid'], [/egg|hatch|spawn|royal/, 'egg'], [/queen|hive|nest|resin/, 'hive'],
  [/claw|tail|bite|fury|rage|frenzy/, 'claw'], [/run|rush|speed|swift|move|leap|ambush/, 'run'], [/trophy|skull|hunt|kill/, 'skull'], [/armou?r|shield|tough/, 'shield'], [/order|command|lead|sergeant|tactic/, 'leadership'],
  [/motion|tracker|signal|scan/, 'tracker'], [/disc/, 'disc'], [/blade|spear|knife/, 'blade'], [/plasma|caster|gun/, 'smartgun'],
];
const FACTIONS: Record<string, IconName> = { marine: 'helmet', alien: 'xeno', predator: 'visor', environment: 'sun' };
const COLOURS: Record<string, string> = { marine: 'var(--seat-1)', alien: 'var(--seat-2)', predator: 'var(--seat-3)', environment: 'var(--info)' };

/** Tiles with several models each: plates with letters, dashed marks for what nobody has seen. */
export const hunt: Look = {
  ...generic,
  board: TileBoard,
  aside: Objectives,
  strip: Activations,
  sheet: UnitSheet,
  art: (card) => byWord(CARDS, card.art, FACTIONS[card.kind] ?? 'cards'),
  colour: (kind) => COLOURS[kind] ?? generic.colour(kind),
  kindIcon: (kind) => FACTIONS[kind] ?? null,
  event: (event) => EVENTS[event] ?? generic.event(event),
  beat: (event) => BEATS[event] ?? 'none',
  mark: (event) => MARKS[event] ?? null,
  figure: (piece) => (piece.flat ? Flat : Plate),
  token: (piece) => tokenIcon(piece.kind),
  portrait: (panel) => FACTIONS[panel.art] ?? 'person',
};

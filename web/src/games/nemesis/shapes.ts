/** Drawings of nemesis on a field of 48 units, beside those that all games share. Pure. */
import { ICONS } from '../../board/icons';

export const SIGNS: Record<string, string> = {
  larva: 'M9 33c3-15 14-24 24-19 8 4 7 15-2 16-6 0-8-7-3-9M9 33l-4 6M33 14l5-6M37 20l6-2',
  creeper: 'M24 4c5 0 7 6 6 12-1 4-3 6-6 6s-5-2-6-6c-1-6 1-12 6-12zM24 22c5 0 7 4 7 9s-3 9-7 9-7-4-7-9 2-9 7-9zM30 26l9-7 3-9M18 26l-9-7-3-9M30 34l8 4 2 7M18 34l-8 4-2 7',
  adult: ICONS.bug,
  breeder: `${ICONS.bug}M14 28l-8-1M34 28l8-1M15 33l-4 6M33 33l4 6M18 22l-9-6M30 22l9-6`,
  queen: 'M24 15c4 0 5-5 5-9l8 2 6-5-2 10c-2 7-7 10-12 11h-10C14 23 9 20 7 13L5 3l6 5 8-2c0 4 1 9 5 9zM24 24a7 7 0 1 0 .1 0zM30 28l10-2 3 8M18 28l-10-2-3 8M29 36l8 3 1 7M19 36l-8 3-1 7M24 38v7',
  egg: ICONS.egg,
  corpse: ICONS.skull,
  carcass: ICONS.claw,
  engine: 'M5 18h10l6-7h16v26H21l-6-7H5zM37 17h6M37 24h7M37 31h6M26 18v12M31 18v12',
  course: 'M24 5a19 19 0 1 0 .1 0zM32 16l-5 11-11 5 5-11zM24 5v4M24 39v4M5 24h4M39 24h4',
  pod: 'M24 4c7 7 10 15 10 25H14c0-10 3-18 10-25zM14 29l-6 9h7M34 29l6 9h-7M20 34v8M28 34v8M24 15a3 3 0 1 0 .1 0z',
  bed: 'M4 38V14M4 32h40v6M44 32v-5c0-5-3-8-8-8H18v13M11 22a4 4 0 1 0 .1 0z',
  bag: 'M16 10h16l-3 7c8 4 12 11 12 17 0 7-7 10-17 10S7 41 7 34c0-6 4-13 12-17zM16 10l-4-5M32 10l4-5M24 5v5',
  swap: 'M8 17h28l-8-8M40 31H12l8 8',
  computer: 'M6 8h36v25H6zM17 41h14M24 33v8',
  flame: ICONS.flame,
  wrench: ICONS.wrench,
  exit: ICONS.exit,
};

/** What a room is for, as a faint picture. */
export const ROOM_SIGNS: Record<string, string> = {
  cockpit: SIGNS.course ?? '', hibernatorium: SIGNS.bed ?? '', engine_1: SIGNS.engine ?? '', engine_2: SIGNS.engine ?? '', engine_3: SIGNS.engine ?? '', armory: ICONS.ammo, storage: ICONS.crate,
  canteen: ICONS.survival, command_center: ICONS.door, monitoring_room: ICONS.eye, generator: ICONS.bolt, nest: ICONS.egg, engine_control_room: ICONS.wrench, emergency_room: ICONS.medkit,
  laboratory: ICONS.tri, surgery: ICONS.syringe, comms_room: ICONS.radio, evacuation_a: SIGNS.pod ?? '', evacuation_b: SIGNS.pod ?? '', fire_control_system: ICONS.flame, cabins: SIGNS.bed ?? '',
  shower_room: ICONS.acid, airlock_control: ICONS.exit, hatch_control_system: ICONS.lock, slime_room: ICONS.hive,
};

/** The plates of the seats, around 0,0. */
const PLATES = ['M0-14a14 14 0 1 0 .01 0z', 'M0-17L17 12H-17z', 'M-13-13h26v26h-26z', 'M0-17l17 17-17 17-17-17z', 'M0-15l15 11-6 17H-9l-6-17z', 'M-5-15H5V-5H15V5H5V15H-5V5H-15V-5H-5z'] as const;

export function plateOf(seat: number): string {
  return PLATES[seat % PLATES.length] ?? PLATES[0];
}

/** How the seats and the state of a table are called. Pure. */
import type { Scene, Stat } from '../messages';

/** Whom a seat plays, once that is known; until then its number. */
export function seatTitle(scene: Scene, seat: number): string {
  const facts = scene.seats.find((one) => one.seat === seat);
  return facts?.notes.join(' + ') || (facts?.name ?? '');
}

/** A number needs its name; a word says it itself. */
export function worded(stat: Stat): string {
  return /^[\d−-]/.test(stat.value) ? `${stat.name} ${stat.value}` : stat.value;
}

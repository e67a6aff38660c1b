/** How the seats of a table are called. Pure. */
import type { Scene } from '../messages';

/** Whom a seat plays, once that is known; until then its number. */
export function seatTitle(scene: Scene, seat: number): string {
  const facts = scene.seats.find((one) => one.seat === seat);
  return facts?.notes.join(' + ') || (facts?.name ?? '');
}

/** The chance to win as a line to draw, and where its turning points are written. Pure. */
import type { Judged, ToldTurning } from '../messages';

export interface Hope {
  number: number;
  chance: number;
}

/** A chance along the match: as somebody knows who knows everything, or as far as the seat itself could know. */
export function hopesOf(judged: Judged, seat: number, known: boolean): Hope[] {
  if (!known) return judged.seen[seat] ?? [];
  return judged.known.map(({ number, chances }) => ({ number, chance: chances[seat] ?? 0 }));
}

/** The chance between two moments; level before the first and after the last. */
export function chanceAt(hopes: readonly Hope[], number: number): number {
  const after = hopes.findIndex((one) => one.number > number);
  const last = hopes.at(after < 0 ? -1 : after - 1) ?? hopes[0];
  if (after <= 0 || !last) return (after === 0 ? hopes[0]?.chance : last?.chance) ?? 0;
  const next = hopes[after] ?? last;
  return last.chance + ((next.chance - last.chance) * (number - last.number)) / Math.max(1, next.number - last.number);
}

/** By how many points it turned. */
export const changeOf = ({ before, after }: ToldTurning): number => Math.round(100 * (after - before));

/** Points with their sign, as people write them. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** Whether the chances of two seats are about the same all the time. */
export function alike(judged: Judged, one: number, other: number): boolean {
  return judged.known.every(({ chances }) => Math.abs((chances[one] ?? 0) - (chances[other] ?? 0)) < 0.05);
}

/** Seats whose chances are alike are one curve: the first of them stands for all. */
export function apart(judged: Judged): number[] {
  const found: number[] = [];
  judged.seats.forEach((_, seat) => {
    if (!found.some((other) => alike(judged, seat, other))) found.push(seat);
  });
  return found;
}

export interface Run {
  from: number;
  to: number;
  seat: number;
}

/** Choices of one seat in a row are one stroke of the lane. */
export function runsOf(lane: readonly number[]): Run[] {
  const found: Run[] = [];
  lane.forEach((seat, n) => {
    const last = found.at(-1);
    if (last?.seat === seat) last.to = n + 1;
    else found.push({ from: n, to: n + 1, seat });
  });
  return found;
}

/** Of many numbers on a line those that stand far enough from the one before. */
export function spaced<T extends { number: number }>(items: readonly T[], x: (number: number) => number, room: number): T[] {
  const found: T[] = [];
  for (const item of items) if (!found.length || x(item.number) - x(found.at(-1)?.number ?? 0) >= room) found.push(item);
  return found;
}

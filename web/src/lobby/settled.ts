/** What goes together when a table is set up: which settings matter, and how many seats fit them. */
import type { Game, GameSetting } from '../messages';

/** The number of seats that fits and is nearest to what somebody would like. */
export function fitting(seats: readonly number[], wanted: number): number {
  return seats.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), seats[0] ?? wanted);
}

/** Every number of seats that the game knows. */
export function everySeat(game: Game): number[] {
  return Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, n) => game.seats[0] + n);
}

type Settled = Record<string, GameSetting['default']>;

/** Whether a setting changes anything with what else is chosen. */
export function matters(setting: GameSetting, chosen: Settled): boolean {
  const where = Object.entries(setting.where);
  return !where.length || where.some(([other, values]) => values.includes(String(chosen[other])));
}

/** With how many seats a table can be set up like this, the fewest first. */
export function seatsFor(game: Game, chosen: Settled): number[] {
  return game.settings.filter((setting) => matters(setting, chosen)).reduce((left, setting) => {
    const seats = setting.values.find((one) => one.value === chosen[setting.name])?.seats ?? [];
    const both = left.filter((n) => seats.includes(n));
    return both.length ? both : left;
  }, everySeat(game));
}

/** So many seats: bots come last and are the first to go, one's own seat stays. */
export function resized<Kind extends string>(seats: readonly Kind[], count: number, bot: Kind, own: Kind): Kind[] {
  const left = [...seats];
  while (left.length > count) left.splice(left.findLastIndex((kind) => kind !== own), 1);
  return [...left, ...Array.from({ length: count - left.length }, () => bot)];
}

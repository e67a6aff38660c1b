/** How hard and how long a match with some settings is, where somebody measured it. Pure. */
import type { Game, MatchLength, WinShare } from '../messages';

type Values = Record<string, boolean | number | string>;

/** Whether settings are those that were measured: what is not named there is as usual. */
function fits(game: Game, measured: Values, wanted: Values): boolean {
  return game.settings.every(({ name, default: usual }) => (wanted[name] ?? usual) === (measured[name] ?? usual));
}

export function shareOf(game: Game, wanted: Values, players: number): WinShare | null {
  return game.shares.find((share) => share.players === players && fits(game, share.settings, wanted)) ?? null;
}

/** The length was measured over all else that may be set: the mission alone counts. */
export function lengthOf(game: Game, wanted: Values): MatchLength | null {
  const names = game.settings.filter((setting) => setting.headline);
  return game.lengths.find(({ settings }) => names.every(({ name, default: usual }) => (wanted[name] ?? usual) === (settings[name] ?? usual))) ?? null;
}

const GENTLE = 0.65;
const FAIR = 0.5;

/** A share in a word; the page draws each in a way of its own. */
export const hardness = (share: number): 'gentle' | 'fair' | 'hard' => (share >= GENTLE ? 'gentle' : share >= FAIR ? 'fair' : 'hard');

/** Which sentence tells how often that is won: by all together, or by anybody of several who play for themselves. */
export const winning = ({ who }: WinShare['won'][number]): 'web-bots-some' | 'web-bots-win' => (who === 'somebody' ? 'web-bots-some' : 'web-bots-win');

/** Whether the shares of sides come to more than the whole: then some of them won the same matches. */
export const together = ({ won }: WinShare): boolean => won.reduce((sum, { share }) => sum + share, 0) > 1.005;

export const percent = (share: number): number => Math.round(100 * share);

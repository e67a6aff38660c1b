/** Open a table and go there. */
import type { Game, GameSetting, NewTable, Preset } from '../messages';
import * as api from '../net/api';
import { holdSeat } from '../net/keys';
import { where } from '../route.svelte';
import { settings } from '../settings.svelte';
import { everySeat, fitting } from './settled';

/** So many sit at a table that somebody starts without saying how many. */
export const USUAL = 3;
/** How bots may think, the quickest first. */
export const STRENGTHS = ['quick', 'thoughtful', 'deep'] as const;

export async function sitDown(table: NewTable): Promise<void> {
  const taken = await api.open(table);
  holdSeat(taken.table, taken.token);
  where.go(`/table/${taken.table}`);
}

/** How many sit at a table that is set up like this, if nobody says otherwise. */
export function usualSeats(game: Game, preset: Preset['settings'] = {}): number {
  const mission = game.settings.find((one) => one.headline);
  const value = mission?.values.find((one) => one.value === (preset[mission.name] ?? mission.default));
  return fitting(value?.seats ?? everySeat(game), Number(preset.players ?? USUAL));
}

/** One person at a table of so many: bots play the rest and everything is dealt, or the other seats wait for people. */
export function begin(game: Game, settled: Record<string, GameSetting['default']>, players: number, others: 'bot' | 'open', strength: NonNullable<NewTable['strength']> = 'quick'): Promise<void> {
  return sitDown({
    game: game.id,
    settings: settled,
    seats: Array.from({ length: players }, (_, seat) => (seat ? others : 'human')),
    name: settings.name,
    lang: settings.lang,
    asks: [],
    ready: false,
    gathers: others === 'open',
    strength,
  });
}

/** One person and bots, set up by the policy of the seat; with the first preset of the game if no other is wanted. */
export function playNow(game: Game, wanted?: Preset): Promise<void> {
  const { players: _, ...rest } = (wanted ?? game.presets[0])?.settings ?? {};
  return begin(game, rest, usualSeats(game, (wanted ?? game.presets[0])?.settings), 'bot');
}

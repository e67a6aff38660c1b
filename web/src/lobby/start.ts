/** Open a table and go there. */
import type { Game, NewTable, Preset } from '../messages';
import * as api from '../net/api';
import { holdSeat } from '../net/keys';
import { where } from '../route.svelte';
import { settings } from '../settings.svelte';

/** So many sit at a table that somebody starts without saying how many. */
const USUAL = 3;

export async function sitDown(table: NewTable): Promise<void> {
  const taken = await api.open(table);
  holdSeat(taken.table, taken.token);
  where.go(`/table/${taken.table}`);
}

/** How many sit at a table that is set up like this, if nobody says otherwise. */
export function usualSeats(game: Game, preset: Preset['settings'] = {}): number {
  return Math.max(game.seats[0], Math.min(game.seats[1], Number(preset.players ?? USUAL)));
}

/** One person and bots, set up by the policy of the seat; with the first preset of the game if no other is wanted. */
export function playNow(game: Game, wanted?: Preset): Promise<void> {
  const preset = (wanted ?? game.presets[0])?.settings ?? {};
  const players = usualSeats(game, preset);
  const { players: _, ...rest } = preset;
  return sitDown({
    game: game.id,
    settings: rest,
    seats: Array.from({ length: players }, (_, seat) => (seat ? 'bot' : 'human')),
    name: settings.name,
    lang: settings.lang,
    asks: [],
    ready: false,
  });
}

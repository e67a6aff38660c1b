/** Positions and the pages of how to play over HTTP. */
import type { HowTo, PositionPlay, PositionShown, PositionText, PositionTold, PositionWords, Taken } from '../messages';
import { tokenOf } from '../net/keys';
import { words } from '../words.svelte';

async function ask<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) }).catch(() => {
    throw new Error(words.say('web-offline'));
  });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  throw new Error((data as { text?: string } | null)?.text ?? answer.statusText);
}

/** What one may write about a game, and positions to begin with. */
export const wordsFor = (game: string): Promise<PositionWords> => ask(`/positions/${encodeURIComponent(game)}?lang=${words.lang}`);

/** What a text makes. */
export const lookAtText = (text: string, seat: number | null): Promise<PositionShown> => ask('/positions', { text, seat, lang: words.lang } satisfies PositionText);

/** A practice table that begins with a position. */
export const playFrom = (body: PositionPlay): Promise<Taken> => ask('/positions/table', body);

/** The position of a table as a text. */
export const toldAt = async (table: string, at: number | null): Promise<string> => (await ask<PositionTold>(`/tables/${encodeURIComponent(table)}/position${at === null ? '' : `?at=${at}`}`, undefined, tokenOf(table))).text;

export const howTo = (game: string): Promise<HowTo> => ask(`/howto/${encodeURIComponent(game)}?lang=${words.lang}`);

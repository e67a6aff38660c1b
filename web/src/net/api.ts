/** The HTTP half of the table. */
import type { Game, NewTable, Preview, Replay, Rules, Scene, Sheet, Sheets, TableSummary, Taken, Verified } from '../messages';
import { words } from '../words.svelte';
import { tokenOf } from './keys';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string | null;
}

async function call<T>(path: string, { method = 'GET', body, token }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal(0, 'offline', words.say('web-offline'));
  });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const { error, text } = (data ?? {}) as { error?: string; text?: string };
  throw new Refusal(answer.status, error ?? 'unknown', text ?? answer.statusText);
}

export function games(): Promise<Game[]> {
  return call(`/games?lang=${words.lang}`);
}

export function open(table: NewTable): Promise<Taken> {
  return call('/tables', { method: 'POST', body: table });
}

/** What a table with these settings would begin with. */
export async function preview(body: Preview): Promise<Scene> {
  const { scene } = await call<{ scene: Scene }>('/preview', { method: 'POST', body });
  return scene;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export function openTables(): Promise<TableSummary[]> {
  return call(`/tables?lang=${words.lang}`);
}

export function myTables(tables: { table: string; token: string }[]): Promise<TableSummary[]> {
  return call('/tables/mine', { method: 'POST', body: { tables, lang: words.lang } });
}

export function take(table: string, seat: number, name: string): Promise<{ token: string }> {
  return call(`${at(table)}/seats/${seat}/take`, { method: 'POST', body: { name }, token: tokenOf(table) });
}

/** What the holder of a seat may do with it, and what the others may agree to while somebody is away. */
export function seatDo(table: string, seat: number, deed: 'leave' | 'bot' | 'back' | 'agree' | 'refuse'): Promise<unknown> {
  return call(`${at(table)}/seats/${seat}/${deed}`, { method: 'POST', token: tokenOf(table) });
}

/** The record of a table as it is, or as it was at an earlier version. */
export function record(table: string, version?: number): Promise<unknown> {
  return call(`${at(table)}/record${version === undefined ? '' : `?version=${version}`}`, { token: tokenOf(table) });
}

export function fork(table: string, moment: number, name: string): Promise<Taken> {
  return call(`${at(table)}/fork`, { method: 'POST', body: { at: moment, name, lang: words.lang }, token: tokenOf(table) });
}

/** The same table once more, with new dice. */
export function again(table: string, name: string): Promise<Taken> {
  return call(`${at(table)}/again`, { method: 'POST', body: { name }, token: tokenOf(table) });
}

export function replay(table: string): Promise<Replay> {
  return call(`${at(table)}/replay?lang=${words.lang}`, { token: tokenOf(table) });
}

export function replayScene(table: string, number: number, seat: number): Promise<{ scene: Scene }> {
  return call(`${at(table)}/replay/${number}?seat=${seat}&lang=${words.lang}`, { token: tokenOf(table) });
}

export function verify(table: string): Promise<Verified> {
  return call(`${at(table)}/verify`, { token: tokenOf(table) });
}

export function rules(game: string): Promise<Rules> {
  return call(`/rules/${encodeURIComponent(game)}`);
}

export async function cards(game: string): Promise<Sheet[]> {
  const { sheets } = await call<Sheets>(`/cards/${encodeURIComponent(game)}?lang=${words.lang}`);
  return sheets;
}

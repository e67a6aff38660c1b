/** The HTTP half of the table. */
import type { Called, Dealt, Game, Judging, NewTable, Preview, Replay, Reviewed, Rules, Scene, Sheet, Sheets, Shown, Swaps, TableSummary, TakeSeat, Taken, Verified } from '../messages';
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
  const told = `web-refused-${error}`;
  throw new Refusal(answer.status, error ?? 'unknown', words.knows(told) ? words.say(told) : (text ?? answer.statusText));
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

/** The table that a code leads to. */
export async function tableOf(code: string): Promise<string> {
  const { table } = await call<Called>(`/codes/${encodeURIComponent(code)}`);
  return table;
}

export function oneTable(table: string): Promise<TableSummary> {
  return call(`${at(table)}?lang=${words.lang}`, { token: tokenOf(table) });
}

/** A table as the own seat sees it now, without coming to it. */
export async function sceneNow(table: string): Promise<Scene> {
  const { scene } = await call<Shown>(`${at(table)}/now?lang=${words.lang}`, { token: tokenOf(table) });
  return scene;
}

export function myTables(tables: { table: string; token: string }[]): Promise<TableSummary[]> {
  return call('/tables/mine', { method: 'POST', body: { tables, lang: words.lang } });
}

export function take(table: string, seat: number, name: string): Promise<{ token: string }> {
  return call(`${at(table)}/seats/${seat}/take`, { method: 'POST', body: { name }, token: tokenOf(table) });
}

/** What the holder of a seat may do with it, and what the others may agree to while somebody is away. */
export function seatDo(table: string, seat: number, deed: 'leave' | 'bot' | 'back' | 'ready' | 'begin' | 'agree' | 'refuse'): Promise<unknown> {
  return call(`${at(table)}/seats/${seat}/${deed}`, { method: 'POST', token: tokenOf(table) });
}

/** How one is called at a seat. */
export function rename(table: string, seat: number, name: string): Promise<unknown> {
  return call(`${at(table)}/seats/${seat}/name`, { method: 'POST', body: { name }, token: tokenOf(table) });
}

/** About which topics one wants to be asked at a seat; its policy decides about all others. */
export function ask(table: string, seat: number, asks: TakeSeat['asks']): Promise<unknown> {
  return call(`${at(table)}/seats/${seat}/ask`, { method: 'POST', body: { asks }, token: tokenOf(table) });
}

/** What was chosen for one's seats when they were set up. */
export function dealt(table: string): Promise<Dealt> {
  return call(`${at(table)}/dealt?lang=${words.lang}`, { token: tokenOf(table) });
}

/** What could be chosen instead, and what would change with it. */
export function swaps(table: string, number: number): Promise<Swaps> {
  return call(`${at(table)}/dealt/${number}?lang=${words.lang}`, { token: tokenOf(table) });
}

/** Back to what was proposed; what was dealt now. */
export function proposal(table: string): Promise<Dealt> {
  return call(`${at(table)}/proposal?lang=${words.lang}`, { method: 'POST', body: {}, token: tokenOf(table) });
}

/** Something else instead; what was dealt now. */
export function swap(table: string, number: number, text: string): Promise<Dealt> {
  return call(`${at(table)}/swap?lang=${words.lang}`, { method: 'POST', body: { number, text }, token: tokenOf(table) });
}

/** The record of a table as it is, or as it was at an earlier version. */
export function record(table: string, version?: number): Promise<unknown> {
  return call(`${at(table)}/record${version === undefined ? '' : `?version=${version}`}`, { token: tokenOf(table) });
}

/** Play on from a moment, in the own seats, or in another one of a match that is over. */
export function fork(table: string, moment: number, name: string, seat: number | null = null): Promise<Taken> {
  return call(`${at(table)}/fork`, { method: 'POST', body: { at: moment, seat, name, lang: words.lang }, token: tokenOf(table) });
}

/** The same table once more, with new dice; or what follows in the series. */
export function again(table: string, name: string, following: boolean): Promise<Taken> {
  return call(`${at(table)}/again`, { method: 'POST', body: { name, following }, token: tokenOf(table) });
}

/** A match that is over in short. */
export function review(table: string): Promise<Reviewed> {
  return call(`${at(table)}/review?lang=${words.lang}`);
}

/** What bots make of a match that is over, or how far they are with it. */
export function judgement(table: string): Promise<Judging> {
  return call(`${at(table)}/judgement?lang=${words.lang}`, { token: tokenOf(table) });
}

/** The same, and they begin if nobody has. */
export function judge(table: string): Promise<Judging> {
  return call(`${at(table)}/judgement?lang=${words.lang}`, { method: 'POST', token: tokenOf(table) });
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

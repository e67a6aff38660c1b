/** Which seats belong to this browser: a token per table. It never leaves the browser but to its own table. */

const PLACE = 'hullbreach.tables';

export interface Held {
  table: string;
  token: string;
  /** When it was last used, so that the newest tables come first. */
  used: number;
}

function all(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Held[]).filter((held) => held.table && held.token) : [];
  } catch {
    return [];
  }
}

function keep(held: Held[]): void {
  localStorage.setItem(PLACE, JSON.stringify(held.slice(0, 100)));
}

export function heldTables(): Held[] {
  return all().sort((a, b) => b.used - a.used);
}

export function tokenOf(table: string): string | null {
  return all().find((held) => held.table === table)?.token ?? null;
}

export function holdSeat(table: string, token: string): void {
  keep([{ table, token, used: Date.now() }, ...heldTables().filter((held) => held.table !== table)]);
}

export function dropSeat(table: string): void {
  keep(all().filter((held) => held.table !== table));
}

const INVITED = 'hullbreach.invited';

/** The last table this browser was asked to, if it did not sit down there yet. */
export function invitation(): string | null {
  const table = localStorage.getItem(INVITED);
  return table && !tokenOf(table) ? table : null;
}

export function noteInvitation(table: string): void {
  localStorage.setItem(INVITED, table);
}

export function dropInvitation(): void {
  localStorage.removeItem(INVITED);
}

/** The seat of a recovery link: it stands in the fragment, which no server ever sees. */
export function seatInFragment(hash: string): { seat: number; token: string } | null {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const token = found.get('token');
  const seat = Number(found.get('seat') ?? 1);
  return token ? { seat, token } : null;
}

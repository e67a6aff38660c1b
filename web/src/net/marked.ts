/** Moments of tables that this browser will ask for a report of, once the match is over. */

const PLACE = 'hullbreach.marked';
const MOST = 60;

export interface Marked {
  table: string;
  version: number;
  /** How many choices had been made by then, as people count them. */
  choices: number;
}

function all(): Marked[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Marked[]).filter((one) => one.table && one.version >= 0) : [];
  } catch {
    return [];
  }
}

export function markedAt(table: string): Marked[] {
  return all().filter((one) => one.table === table);
}

export function markMoment(moment: Marked): void {
  const others = all().filter((one) => one.table !== moment.table || one.version !== moment.version);
  localStorage.setItem(PLACE, JSON.stringify([...others, moment].slice(-MOST)));
}

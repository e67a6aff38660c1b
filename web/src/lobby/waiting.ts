/** Which of the tables of a browser wait for whom, and since when. */
import type { TableSummary } from '../messages';
import { words } from '../words.svelte';

/** Why a table waits: a decision, people to begin with, somebody who asked to another match, an invitation. */
export interface Wait {
  table: TableSummary;
  why: 'decide' | 'again' | 'invited' | 'gather';
}

/** Whether a decision of mine is waited for. */
export const decides = (table: TableSummary): boolean => !table.finished && table.asked.some((seat) => table.yours.includes(seat));

/** What waits, the most pressing first; at equal matters, what has waited longest. `held` are the tables one sits at. */
export function waiting(mine: TableSummary[], invited: TableSummary | null, held: readonly string[]): Wait[] {
  const found: Wait[] = [];
  const oldest = [...mine].sort((a, b) => a.changed - b.changed);
  for (const table of oldest) if (decides(table)) found.push({ table, why: 'decide' });
  for (const table of oldest) if (table.again && !held.includes(table.again.table)) found.push({ table, why: 'again' });
  if (invited) found.push({ table: invited, why: 'invited' });
  for (const table of oldest) if (table.gathers) found.push({ table, why: 'gather' });
  return found;
}

/** Who else sits there, by name. */
export function others(table: TableSummary): string {
  return table.seats.filter((seat) => seat.kind === 'human' && seat.name && !table.yours.includes(seat.seat)).map((seat) => seat.name).join(', ');
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3_600], ['minute', 60]];

/** How long ago something was, in the words of the reader; `at` and `now` in seconds. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, now - at);
  const step = STEPS.find(([, each]) => seconds >= each);
  if (!step) return words.say('web-just-now');
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}

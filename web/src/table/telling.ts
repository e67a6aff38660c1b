/** The log as people read it: steps of one walk and the same again are one line. Pure. */
import type { Line } from '../messages';

export interface Told {
  line: Line;
  /** How many lines of the log stand for it. */
  times: number;
}

/** Lines in the order of the log; `isStep` says which events are steps of a walk. */
export function toldOf(lines: readonly Line[], isStep: (event: string) => boolean): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const same = last && (last.line.text === line.text || (isStep(line.event) && last.line.event === line.event && last.line.concerns[0] === line.concerns[0]));
    if (same) told[told.length - 1] = { line, times: last.times + 1 };
    else told.push({ line, times: 1 });
    paired(told);
  }
  return told;
}

/** Two lines, and the same two again: a card is played and gives points, then another like it. */
function paired(told: Told[]): void {
  const [a, b, c, d] = told.slice(-4);
  if (!a || !b || !c || !d || a.line.text !== c.line.text || b.line.text !== d.line.text) return;
  // Every roll is worth its own line.
  if (c.line.rolled || d.line.rolled) return;
  told.splice(-4, 4, { line: c.line, times: a.times + c.times }, { line: d.line, times: b.times + d.times });
}

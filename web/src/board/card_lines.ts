/** A line of a card as it is read. Pure. */

export interface CardLine {
  /** The moment at which it happens, or what it costs; empty where it has none. */
  when: string;
  what: string;
}

/** What stands before a colon or a dash, and what happens then; a whole sentence is no moment (“Open a Door. Or: look …”). */
export function parted(line: string): CardLine {
  const cut = /^((?:(?![.!?] ).){2,70}?)(?: – |\s?: )(.+)$/su.exec(line);
  return cut ? { when: cut[1] ?? '', what: cut[2] ?? '' } : { when: '', what: line };
}

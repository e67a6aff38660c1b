/** What is printed on the cards of a game, wherever they lie: read once in each language, when somebody first asks. */
import type { Card } from '../messages';
import { words } from '../words.svelte';
import { cards } from './api';

class Prints {
  private known = $state.raw<ReadonlyMap<string, ReadonlyMap<string, Card>>>(new Map());
  private asked = new Set<string>();

  /** The card that a line of the log names; null until it is known, or if nothing is printed on it. */
  of(game: string, id: string): Card | null {
    const key = `${game} ${words.lang}`;
    const found = this.known.get(key);
    if (!found) void this.read(game, key);
    return found?.get(id) ?? null;
  }

  private async read(game: string, key: string): Promise<void> {
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const printed = (await cards(game)).flatMap((sheet) => sheet.cards).filter((card) => card.id);
      const made = printed.map(({ id, kind, art, name, facts, text }): [string, Card] => [
        id, { id, kind, art, name, describe: [facts, ...text.split('\n').filter(Boolean)], line: facts, glyph: '', tone: 'plain', hidden: false, badges: [], points: [], keywords: [] },
      ]);
      this.known = new Map(this.known).set(key, new Map(made));
    } catch {
      // Without a net nothing can be looked up; the next one who asks tries again.
      this.asked.delete(key);
    }
  }
}

export const prints = new Prints();

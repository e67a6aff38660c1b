/** What is looked at: the card that the tray or the phone enlarges, and the part of the board that the tracker frames. */
import type { Card, Panel } from '../messages';
import type { Box } from './geometry';
import type { Hands } from './lit';

class Looking {
  card = $state.raw<Card | null>(null);
  view = $state.raw<Box | null>(null);
  /** Whose sheet is looked at instead of the own. */
  panel = $state<string | null>(null);

  /** Point at a card: enlarge it and tell the page. */
  at(card: Card, hands: Hands | null): void {
    this.card = card;
    hands?.onhover(card.id);
    hands?.onlook?.(card);
  }

  /** Read what is printed on a sheet, as if it were a card. */
  read(panel: Panel): void {
    const [name, ...describe] = panel.describe;
    if (!name) return;
    const base = { glyph: panel.glyph, tone: panel.tone, hidden: false, badges: [], points: [], keywords: [], line: '' };
    this.card = panel.piece ? { ...base, id: panel.id, kind: 'character', name, describe, art: panel.art } : { ...base, id: panel.id, kind: 'character', name: panel.title, describe: panel.notes.slice(0, 1).concat(panel.describe), art: panel.art };
  }

  away(hands: Hands | null): void {
    hands?.onhover(null);
  }
}

export const looking = new Looking();

/** Enlarge a card that is pointed at elsewhere. */
export function lookAt(card: Card): void {
  looking.card = card;
}

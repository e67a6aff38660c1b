/** What is looked at: the card that the tray or the phone enlarges, and the part of the board that the tracker frames. */
import type { Card } from '../messages';
import type { Box } from './geometry';
import type { Hands } from './lit';

class Looking {
  card = $state.raw<Card | null>(null);
  view = $state.raw<Box | null>(null);

  /** Point at a card: enlarge it and tell the page. */
  at(card: Card, hands: Hands | null): void {
    this.card = card;
    hands?.onhover(card.id);
    hands?.onlook?.(card);
  }

  away(hands: Hands | null): void {
    hands?.onhover(null);
  }
}

export const looking = new Looking();

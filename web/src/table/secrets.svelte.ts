/** What only one's own seat knows, and which of it was read in this browser. */
import { panelsOf } from '../board/table';
import type { Card, Scene } from '../messages';

/** A panel whose cards nobody else may see. */
const SECRET = 'secret';
const PLACE = 'hullbreach.secrets';
const KEPT = 200;

interface Kept {
  /** Whether cards stay closed at the deal, as on a screen that others see. */
  closed: boolean;
  read: string[];
}

/** The secrets of whoever looks; when a match is over, nothing is secret any more. */
export function secretsOf(scene: Scene): Card[] {
  if (scene.seat < 0 || scene.ended) return [];
  return panelsOf(scene)
    .filter((panel) => panel.marks.includes(SECRET))
    .flatMap((panel) => panel.cards);
}

function kept(): Kept {
  try {
    return { closed: false, read: [], ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { closed: false, read: [] };
  }
}

/** The secret card of one table: open or closed. */
export class SecretCard {
  open = $state(false);
  closed = $state(kept().closed);

  constructor(private readonly table: string) {}

  /** New secrets are opened once. */
  deal(cards: readonly Card[]): void {
    const { read } = kept();
    if (!this.closed && cards.some(({ art }) => !read.includes(this.mark(art)))) this.open = true;
    if (!cards.length) this.open = false;
  }

  close(cards: readonly Card[]): void {
    this.open = false;
    const now = kept();
    const read = [...new Set([...now.read, ...cards.map(({ art }) => this.mark(art))])].slice(-KEPT);
    localStorage.setItem(PLACE, JSON.stringify({ ...now, read } satisfies Kept));
  }

  keepClosed(closed: boolean): void {
    this.closed = closed;
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), closed } satisfies Kept));
  }

  private mark(art: string): string {
    return `${this.table} ${art}`;
  }
}

/** How the seats and the state of a table are called. Pure. */
import type { ChatLine, Scene, SeatAtTable, Stat, TableFacts } from '../messages';

/** Who speaks where the table itself does, and how it tells of another table. */
export const THE_TABLE = -2;
const AGAIN = 'again:';

/** Whom a seat plays, once that is known; until then its number. */
export function seatTitle(scene: Scene, seat: number): string {
  const facts = scene.seats.find((one) => one.seat === seat);
  return facts?.notes.join(' + ') || (facts?.name ?? '');
}

/** A number needs its name; a word says it itself. */
export function worded(stat: Stat): string {
  return /^[\d−-]/.test(stat.value) ? `${stat.name} ${stat.value}` : stat.value;
}

/** What the rounds of a game are called, where its first number counts them. */
export function chapterWord(scene: Scene | null): string | undefined {
  const [first] = scene?.status ?? [];
  return first && /^\d+$/.test(first.value) ? first.name : undefined;
}

/** Whether a look at more than players see would keep others from ever sitting down here. */
export function seals(facts: TableFacts | null): boolean {
  return facts !== null && facts.solo && !facts.finished && facts.seats.length > 1 && !facts.nature.includes('sealed');
}

/** The people at the table by their seats; whoever is a bot, or nobody, has no name. */
export function peopleAt(seats: readonly SeatAtTable[] | undefined): string[] {
  return seats?.map((seat) => (seat.kind === 'human' && !seat.bot ? seat.name : '')) ?? [];
}

/** What stands before a name in French instead of the article of “le joueur 1”. */
function bare(article: string | undefined, name: string): string {
  if (!article || /^le$/i.test(article)) return '';
  const found = /^au$/i.test(article) ? 'à ' : /^[aeiouyàâéèêëîïôû]/i.test(name) ? 'd’' : 'de ';
  return article[0] === article[0]?.toUpperCase() ? found[0]?.toUpperCase() + found.slice(1) : found;
}

/** A sentence that calls a seat by its number, with who sits there instead, or else whom it plays. */
export function named(text: string, scene: Scene, people: readonly string[] = []): string {
  return scene.seats.reduce((said, { seat, name }) => {
    // A seat that goes by a name of its own (“the Soldier”, “the Aliens”) stays whoever plays it.
    if (!/\d$/.test(name)) return said;
    const title = people[seat] || seatTitle(scene, seat);
    const number = `${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`;
    if (title === name) return said;
    if (scene.lang === 'fr') return said.replace(new RegExp(`(?:\\b(le|du|au) )?${number}`, 'gi'), (_, article?: string) => bare(article, title) + title);
    return said.replace(new RegExp(number, 'gi'), () => title);
  }, text);
}

/** The table at which somebody would like to play on, where a line of the chat asks for that. */
export function askedOn({ seat, text, name }: ChatLine): { table: string; name: string } | null {
  return seat === THE_TABLE && text.startsWith(AGAIN) ? { table: text.slice(AGAIN.length), name } : null;
}

/** The rules as they are read at the table. */
import * as api from '../net/api';

/** Where a statement comes from matters to those who write rules, not at the table. */
const SOURCES = /\s*`?\[(?:rulebook|original|recalled|public)[^\]]*\]`?/g;

export function plain(text: string): string {
  return text.replace(SOURCES, '').replaceAll('`', '').replaceAll('**', '');
}

const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The text of every rule of a game by its id, fetched once. */
export function ruleTexts(game: string): Promise<ReadonlyMap<string, string>> {
  const found = known.get(game) ?? api.rules(game).then((book) => new Map(book.sections.flatMap((section) => section.rules.map((rule): [string, string] => [rule.id, plain(rule.text)]))));
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** The rules as they are read at the table. */
import * as api from '../net/api';

const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The text of every rule of a game by its id, fetched once. */
export function ruleTexts(game: string): Promise<ReadonlyMap<string, string>> {
  const found = known.get(game) ?? api.rules(game).then((book) => new Map(book.sections.flatMap((section) => section.rules.map((rule): [string, string] => [rule.id, rule.text]))));
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** The rules as they are read at the table. */
import type { RuleText } from '../messages';
import * as api from '../net/api';

const known = new Map<string, Promise<ReadonlyMap<string, RuleText>>>();

/** Every rule of a game by its id, fetched once. */
export function ruleTexts(game: string): Promise<ReadonlyMap<string, RuleText>> {
  const found = known.get(game) ?? api.rules(game).then((book) => new Map(book.sections.flatMap((section) => section.rules.map((rule): [string, RuleText] => [rule.id, rule]))));
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

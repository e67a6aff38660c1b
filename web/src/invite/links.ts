/** The links that lead to a table. */
import type { TableFacts } from '../messages';

const GROUP = 3;

/** The short way to a table, for cameras and for whoever has to type it; a table that never had a free seat has none. */
export const joinLink = ({ id, code }: TableFacts): string => `${location.origin}${code ? `/j/${code}` : `/table/${id}`}`;

export const watchLink = ({ id }: TableFacts): string => `${location.origin}/table/${id}#watch`;

/** A code in groups that one keeps in mind while typing. */
export const grouped = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;

/** What somebody typed or pasted, as the address of a page: a code, the id of a table, or a whole link. */
export function addressOf(typed: string): string | null {
  const found = /(?:^|\/)(j\/)?([\w-]+)(#.*)?$/.exec(typed.trim());
  const name = found?.[2];
  if (!found || !name) return null;
  const code = name.replace(/-/g, '');
  return found[1] || code.length === 2 * GROUP ? `/j/${code.toUpperCase()}` : `/table/${name}${found[3] ?? ''}`;
}

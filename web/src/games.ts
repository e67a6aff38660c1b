/** The four games of the house, in their order; the server says which of them are built. */
export const GAMES = ['corps', 'encounters', 'hunt', 'nemesis'] as const;

/** Games whose options have prices: what is certain there shows what it costs instead of its chance. */
const PRICED: readonly string[] = ['encounters'];

export function isPriced(game: string): boolean {
  return PRICED.includes(game);
}

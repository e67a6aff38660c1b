/** The four games of the house, in their order; the server says which of them are built. */
export const GAMES = ['corps', 'encounters', 'hunt', 'nemesis'] as const;

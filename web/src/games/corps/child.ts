/** Whoever is too small for a rifle. */
export const CHILD = 'newt';

/** The mark of a choice with which a round begins, before its number: the chapters of a match. */
export const ROUND = 'round:';

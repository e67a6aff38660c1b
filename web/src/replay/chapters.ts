import { say } from '../words.svelte';

/** The mark of a choice with which a round begins, before its number: the chapters of a match. */
export const ROUND = 'round:';

/** A chapter by what its game calls it (“Game turn 3”); where a game has no word of its own, a round. */
export const chapterTitle = (word: string | undefined, n: number | string): string => (word ? `${word} ${n}` : say('web-round', { n }));

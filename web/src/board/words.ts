import { getContext } from 'svelte';
import type { Say } from '../words.svelte';

/** The context under which the page hands the board its words. */
export const SAY = Symbol('say');

/** The words of the page, for a component that is being set up. */
export function getSay(): Say {
  return getContext<Say>(SAY);
}

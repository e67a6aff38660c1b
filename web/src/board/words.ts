import { getContext } from 'svelte';
import type { Say } from '../words.svelte';

/** The context under which the page hands the board its words. */
export const SAY = Symbol('say');

/** The context under which a table tells who is being asked now, which everybody may know. */
export const ASKED = Symbol('asked');

/** The seats that are being asked, for a component that is being set up; nobody where there is no table. */
export function getAsked(): () => readonly number[] {
  return getContext<(() => readonly number[]) | undefined>(ASKED) ?? (() => []);
}

/** The words of the page, for a component that is being set up. */
export function getSay(): Say {
  return getContext<Say>(SAY);
}

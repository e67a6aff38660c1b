import type { Asked } from '../messages';
import type { Policy } from '../settings.svelte';

/** Every automatic pass waits this long, whatever it rests on, so that its timing tells nobody anything. */
export const PASS_DELAY = 700;
/** Where nobody else sits there is nothing to tell; just long enough to see what passed. */
export const PASS_DELAY_ALONE = 80;

/** The option that passes for me, or nothing when I want to be asked. It looks at nothing but my own options. */
export function passes(asked: Asked, policy: Policy): string | null {
  if (!asked.passing || policy === 'always') return null;
  if (policy === 'never') return asked.passing;
  return asked.choices.every((choice) => choice.ends) ? asked.passing : null;
}

import type { AskKind, Wish } from '../games/look';
import type { Asked, Choice, Scene } from '../messages';
import type { Policy } from '../settings.svelte';

/**
 * A pass that rests on what I could do waits this long, whatever that is, and up to so much longer at random: it looks
 * like the pass of somebody who thought for a moment.
 */
export const PASS_DELAY = 700;
export const PASS_SPREAD = 900;
/** Where nobody else sits, or where I never want to be asked, there is nothing to tell. */
export const PASS_DELAY_OPEN = 10;
/** In per cent. */
export const LIKELY = 40;

/** What somebody wishes for a kind of questions: as chosen for it, else as for all windows, else as is usual. */
export function wishFor(kind: AskKind, policy: Policy, chosen: Wish | undefined): Wish {
  if (chosen && kind.wishes.includes(chosen)) return chosen;
  return policy !== 'gain' && kind.wishes.includes(policy) ? policy : kind.usual;
}

/** How likely an option comes off, with everything that may be done against it. */
function chanceOf({ chances }: Choice): number {
  return chances?.links.at(-1)?.percent ?? chances?.percent ?? 100;
}

function wantsAsking(wish: Wish, choices: Choice[], isOwn: boolean): boolean {
  if (wish === 'always') return true;
  if (wish === 'never' || (wish === 'own' && !isOwn)) return false;
  return wish === 'likely' ? choices.some((choice) => chanceOf(choice) >= LIKELY) : choices.length > 0;
}

/** Whether it is the turn of whoever is asked: one of their panels is the active one. */
function isOwnTurn(scene: Scene, seat: number): boolean {
  return scene.areas.some((area) => area.shape === 'panel' && area.owner === seat && area.active);
}

/** Whether what is chosen for me follows from my wish and from what everybody sees, not from my options. */
export function isOpenly(scene: Scene, asked: Asked, wish: Wish): boolean {
  return wish === 'never' || wish === 'done' || (wish === 'own' && !isOwnTurn(scene, asked.seat));
}

/** The option that passes for me, or nothing when I want to be asked. It looks at nothing but my own options. */
export function passes(asked: Asked, policy: Wish, minor: readonly string[] = [], isOwn = false): string | null {
  if (!asked.passing) return null;
  const telling = asked.choices.filter((choice) => !choice.ends && !minor.includes(choice.verb));
  return wantsAsking(policy, telling, isOwn) ? null : asked.passing;
}

/** What is chosen for me by what I wish for questions of this kind; what I have just declined I need not be asked again. */
export function answered(scene: Scene, asked: Asked, kind: AskKind, wish: Wish, declined: ReadonlySet<string>): string | null {
  if (wish === 'done') return asked.choices.find((choice) => kind.free?.(choice, scene))?.text ?? null;
  const choices = wish === 'own' ? asked.choices.filter((choice) => choice.ends || !declined.has(choice.text)) : asked.choices;
  return passes({ ...asked, choices }, wish, kind.minor, isOwnTurn(scene, asked.seat));
}

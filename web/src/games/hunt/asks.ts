import type { Choice, Scene } from '../../messages';
import type { AskKind } from '../look';

/** In a turn there are about 25 activations, with windows before, in and after each of them. */
export const ASKS: readonly AskKind[] = [
  { id: 'sentry', prompts: ['sentry-named', 'sentry-acted'], wishes: ['always', 'gain', 'likely', 'never'], usual: 'gain', minor: ['react-move', 'react-stand', 'convert'] },
  { id: 'between', prompts: ['between', 'after-activation'], wishes: ['always', 'gain', 'own', 'never'], usual: 'own', minor: ['convert'] },
  { id: 'start', prompts: ['start'], wishes: ['always', 'gain', 'never'], usual: 'gain', minor: ['convert'] },
  {
    id: 'attacks', prompts: ['before-attack', 'when-attacked', 'after-roll', 'when-hit', 'when-wounded', 'when-killed', 'after-kill'],
    wishes: ['always', 'gain', 'never'], usual: 'gain', minor: ['convert'],
  },
  { id: 'tests', prompts: ['dodge', 'heal', 'reroll'], wishes: ['always', 'done'], usual: 'done', free: isFree },
];

/** A test against harm, or a die that failed and may be rolled again without a price. */
function isFree({ verb }: Choice, scene: Scene): boolean {
  return verb === 'dodge' || verb === 'heal' || (verb === 'reroll-skill' && scene.log.at(-1)?.rolled?.passed === false);
}

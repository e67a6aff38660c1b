/** The questions of nemesis for which one may wish to be asked, or not. */
import type { AskKind } from '../look';

export const ASKS: readonly AskKind[] = [
  { id: 'interrupt', prompts: ['interrupt', 'interrupt-again'], wishes: ['always', 'gain', 'never'], usual: 'gain', minor: ['stand-back'] },
];

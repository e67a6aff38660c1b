/** The open exchange of a trade, from the two trays of the scene. Pure. */
import type { Place, Row, Scene } from '../../messages';

export type Step = 'propose' | 'return' | 'accept';
export const STEPS: readonly Step[] = ['propose', 'return', 'accept'];
const PROMPTS: Record<string, Step> = { offer: 'propose', return: 'return', settle: 'accept' };

export interface Trade {
  step: Step;
  /** The tray of the one who proposes, and of the other. */
  trays: { seat: number; place: Place }[];
}

/** The exchange that the viewer is asked about; null where there is none. */
export function tradeOf(scene: Scene): Trade | null {
  const row = scene.areas.find((area): area is Row => area.shape === 'row' && area.id === 'trade');
  const step = PROMPTS[scene.question?.prompt ?? ''];
  if (!row || !step) return null;
  return { step, trays: row.places.map((place) => ({ seat: Number(place.id.split(':').at(-1)), place })) };
}

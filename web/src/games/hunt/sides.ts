/** What the panels of the sides tell. Pure. */
import { panelsOf } from '../../board/table';
import type { Panel, Scene, Stat } from '../../messages';

/** The panels of the sides, in their order. */
export function sidesOf(scene: Scene): Panel[] {
  return panelsOf(scene).filter((panel) => panel.id.startsWith('side:'));
}

export function statOf(panel: Panel, id: string): number {
  return Number(panel.stats.find((stat) => stat.id === id)?.value ?? 0);
}

export function goalsOf(panel: Panel): Stat[] {
  return panel.stats.filter((stat) => stat.id.startsWith('goal-'));
}

/** How many of its pieces have had their activation, is one acting, and how many wait. */
export function activations(panel: Panel): { done: number; acting: number; waiting: number } {
  const [models, waiting, acting] = [statOf(panel, 'models'), statOf(panel, 'waiting'), statOf(panel, 'acting')];
  return { done: Math.max(0, models - waiting - acting), acting, waiting };
}

export function sideColour(panel: Panel): string {
  return panel.owner < 0 ? 'var(--harm)' : `var(--seat-${panel.owner + 1})`;
}

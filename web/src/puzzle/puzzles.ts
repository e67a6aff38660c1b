/** Puzzles over HTTP, and what this browser has done of them. */
import { answered, offline } from '../lesson/lessons';
import { keptAt, nextOpen } from '../lesson/progress';
import type { PuzzleChoices, PuzzleShown, PuzzleSummary, Scene } from '../messages';
import { words } from '../words.svelte';

export async function shelf(): Promise<PuzzleSummary[]> {
  return answered(await fetch(`/api/puzzles?lang=${words.lang}`).catch(offline));
}

/** How a puzzle begins. */
export async function opening(puzzle: string): Promise<Scene> {
  return answered(await fetch(`/api/puzzles/${encodeURIComponent(puzzle)}?lang=${words.lang}`).catch(offline));
}

/** The puzzle after what was chosen, and after what is tried now; or with a hint. */
export async function stand(puzzle: string, made: string[], tried: string[] = [], hint = false): Promise<PuzzleShown> {
  const body = JSON.stringify({ made, tried, hint, lang: words.lang } satisfies PuzzleChoices);
  return answered(await fetch(`/api/puzzles/${encodeURIComponent(puzzle)}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(offline));
}

/** What was chosen in a puzzle that was begun, how often it was lost or solved, and whether it was ever solved. */
export interface Progress {
  made: string[];
  tries: number;
  solved: boolean;
}

const kept = keptAt<Progress>('hullbreach.puzzles');
export const allProgress = kept.all;
export const keepProgress = kept.keep;

export function progressOf(puzzle: string): Progress {
  const found = allProgress()[puzzle];
  return { made: found?.made ?? [], tries: found?.tries ?? 0, solved: found?.solved ?? false };
}

/** The first puzzle of a list that was not solved yet, after this one if there is any; null when all were. */
export function nextOf(puzzles: PuzzleSummary[], after?: string): PuzzleSummary | null {
  const progress = allProgress();
  return nextOpen(puzzles, (id) => progress[id]?.solved ?? false, after);
}

/** Lessons over HTTP, and what this browser has done in them. */
import type { LessonChoices, LessonShown, LessonSummary } from '../messages';
import { words } from '../words.svelte';
import { keptAt, nextOpen } from './progress';

export async function answered<T>(answer: Response): Promise<T> {
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  throw new Error((data as { text?: string } | null)?.text ?? answer.statusText);
}

export const offline = (): never => {
  throw new Error(words.say('web-offline'));
};

export async function shelf(): Promise<LessonSummary[]> {
  return answered(await fetch(`/api/lessons?lang=${words.lang}`).catch(offline));
}

/** The lesson after what was chosen in each step, and after what is tried now. */
export async function stand(lesson: string, made: string[][], tried: string[] = []): Promise<LessonShown> {
  const body = JSON.stringify({ made, tried, lang: words.lang } satisfies LessonChoices);
  return answered(await fetch(`/api/lessons/${encodeURIComponent(lesson)}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(offline));
}

/** What was chosen in each step of a lesson that was begun, and whether it was ever finished. */
export interface Progress {
  made: string[][];
  done: boolean;
}

const kept = keptAt<Progress>('hullbreach.lessons');
export const allProgress = kept.all;
export const keepProgress = kept.keep;

export function progressOf(lesson: string): Progress {
  const found = allProgress()[lesson];
  return { made: found?.made ?? [], done: found?.done ?? false };
}

/** The first lesson of a game that was not finished yet; null when all were. */
export function nextOf(lessons: LessonSummary[], after?: string): LessonSummary | null {
  const progress = allProgress();
  return nextOpen(lessons, (id) => progress[id]?.done ?? false, after);
}

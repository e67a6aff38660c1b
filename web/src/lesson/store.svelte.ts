import { moments } from '../moments/queue.svelte';
import type { Asked, LessonShown, Refused } from '../messages';
import { say } from '../words.svelte';
import { keepProgress, progressOf, stand } from './lessons';
import { StudyStore } from './study.svelte';

/** The table of a lesson: nobody else sits there, and the choices are kept in this browser. */
export class LessonStore extends StudyStore {
  shown = $state.raw<LessonShown | null>(null);

  override get asked(): Asked | null {
    return this.shown && !this.shown.finished ? (this.scene?.question ?? null) : null;
  }

  override start(): void {
    void this.ask(progressOf(this.id).made).then(() => {
      // The lesson has changed since: begin it anew.
      if (this.failure && progressOf(this.id).made.length) this.again();
    });
  }

  override choose(texts: string[]): void {
    if (this.waiting || !this.shown || this.shown.finished) return;
    moments.clear();
    void this.ask(this.shown.made, texts);
  }

  /** Something that is not open: the coach says why. */
  override refuse(refused: Refused, element: string | null): void {
    if (this.shown) void this.ask(this.shown.made, [refused.text], element);
  }

  override wonder(element: string): void {
    this.refusal = { text: say('web-lesson-other'), rule: '', element };
  }

  override undo(): void {
    if (!this.shown) return;
    const made = this.shown.made.map((choices) => [...choices]);
    while (made.length > 1 && !made.at(-1)?.length) made.pop();
    made.at(-1)?.pop();
    void this.ask(made);
  }

  again(): void {
    void this.ask([]);
  }

  /** The next step. */
  goOn(): void {
    if (this.shown?.finished) void this.ask([...this.shown.made, []]);
  }

  override retell(): void {
    void this.ask(this.shown?.made ?? []);
  }

  private async ask(made: string[][], tried: string[] = [], element: string | null = null): Promise<void> {
    await this.wait(async () => this.told(await stand(this.id, made, tried), tried, element));
  }

  private told(shown: LessonShown, tried: string[], element: string | null): void {
    const here = this.asked?.choices.find((choice) => choice.text === tried[0])?.concerns ?? [];
    this.put(shown.scene, shown.seat, shown.other ? { text: shown.said || say('web-lesson-other'), rule: shown.rule, element: element ?? here.at(-1) ?? null } : null);
    this.shown = shown;
  }

  /** What the steps of this lesson are called; with it, the store knows when the lesson is over. */
  steps = $state.raw<string[]>([]);

  /** Whether the last step is done. */
  get over(): boolean {
    return this.shown !== null && this.steps.length > 0 && this.shown.finished && this.shown.step === this.steps.length - 1;
  }

  /** Remember the place; a finished lesson begins anew when it is opened again. */
  keep(): void {
    if (!this.shown) return;
    const { done } = progressOf(this.id);
    keepProgress(this.id, { made: this.over ? [] : this.shown.made, done: done || this.over });
  }
}

import { StudyStore } from '../lesson/study.svelte';
import type { Asked, PuzzleShown, Refused } from '../messages';
import { say } from '../words.svelte';
import { keepProgress, progressOf, stand } from './puzzles';

/** The table of a puzzle: one person chooses for everybody, and the choices are kept in this browser. */
export class PuzzleStore extends StudyStore {
  shown = $state.raw<PuzzleShown | null>(null);

  override get asked(): Asked | null {
    return this.shown?.fate === 'open' ? (this.scene?.question ?? null) : null;
  }

  override start(): void {
    const { made } = progressOf(this.id);
    void this.ask(made).then(() => {
      // The puzzle has changed since: begin it anew.
      if (this.failure && made.length) this.again();
    });
  }

  override choose(texts: string[]): void {
    if (!this.waiting && this.asked) void this.ask(this.chosen, texts);
  }

  override refuse(refused: Refused, element: string | null): void {
    void this.ask(this.chosen, [refused.text], element);
  }

  override wonder(element: string): void {
    this.refusal = { text: say('web-nothing-here'), rule: '', element };
  }

  override undo(): void {
    this.takeBack(1);
  }

  takeBack(choices: number): void {
    if (!this.waiting && this.chosen.length) void this.ask(this.chosen.slice(0, -choices));
  }

  again(): void {
    void this.ask([]);
  }

  override askHint(): void {
    if (!this.waiting) void this.ask(this.chosen, [], null, true);
  }

  override retell(): void {
    void this.ask(this.chosen);
  }

  get chosen(): string[] {
    return this.shown?.made ?? [];
  }

  private async ask(made: string[], tried: string[] = [], element: string | null = null, hint = false): Promise<void> {
    await this.wait(async () => this.told(await stand(this.id, made, tried, hint), tried, element));
  }

  private told(shown: PuzzleShown, tried: string[], element: string | null): void {
    const here = this.asked?.choices.find((choice) => choice.text === tried[0])?.concerns ?? [];
    const before = this.shown;
    this.put(shown.scene, shown.seat, shown.refused ? { text: shown.said, rule: shown.rule, element: element ?? here.at(-1) ?? null } : null);
    this.shown = shown;
    const advised = shown.hint && !shown.back ? shown.scene.question?.choices.find((choice) => choice.text === shown.hint) : undefined;
    this.hint = advised ? { kind: 'hint', text: advised.text, label: advised.label, why: '' } : null;
    this.keep(before !== null && before.fate === 'open' && shown.fate !== 'open');
  }

  /** Remember the place; a solved puzzle begins anew when it is opened again. */
  private keep(ended: boolean): void {
    const { tries, solved } = progressOf(this.id);
    const now = this.shown?.fate === 'solved';
    keepProgress(this.id, { made: now ? [] : this.chosen, tries: tries + (ended ? 1 : 0), solved: solved || now });
  }
}

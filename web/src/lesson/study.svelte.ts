import type { Scene } from '../messages';
import { TableStore, type Refusal } from '../table/store.svelte';

/** A table at which nobody else sits and nothing is connected: what is shown follows from the choices this browser keeps. */
export abstract class StudyStore extends TableStore {
  failure = $state('');

  override get live(): boolean {
    return !this.failure;
  }

  override stop(): void {
    // Nothing is connected.
  }

  /** Windows are part of what is studied: nothing is passed by itself. */
  override consider(): void {
    this.passing = false;
  }

  /** What is closed came with the scene. */
  override askClosed(): void {
    // Nothing need be fetched.
  }

  abstract override undo(): void;

  /** Say the same in another language. */
  abstract retell(): void;

  /** Ask the server, one thing at a time. */
  protected async wait(answer: () => Promise<void>): Promise<void> {
    this.waiting = true;
    try {
      await answer();
      this.failure = '';
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
    this.waiting = false;
  }

  protected put(scene: Scene, seat: number, refusal: Refusal | null): void {
    this.refusal = refusal;
    this.seat = seat;
    const { question } = scene;
    this.closed = question?.closed ?? [];
    this.scene = { ...scene, question: question && { ...question, closed: [] } };
    this.version += 1;
  }
}

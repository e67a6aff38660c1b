/** What happened, shown in order: every event of the log that moves or marks something on a board is a beat. */
import type { Cell, Grid, Line, Piece } from '../messages';
import { angle } from './geometry';
import type { Beat, Look } from '../games';
import { moments } from '../moments/queue.svelte';
import { isTold, Telling } from './telling.svelte';

/** A passing mark on the board, between or on cells. */
export interface Spark {
  key: number;
  kind: Beat;
  from: string | null;
  to: string;
  /** The event that it shows. */
  event: string;
}

interface Step {
  kind: Beat;
  piece: string | null;
  from: string | null;
  to: string | null;
  /** The line of the log that tells it. */
  line: Line;
}

const LENGTH: Record<Beat, number> = { move: 240, appear: 240, shot: 300, claw: 300, hit: 200, death: 300, reveal: 300, sign: 0, none: 0 };
/** All of it together never takes longer than this. */
const MOST = 2400;
const LEAST = 40;

/** The beats in a stretch of the log. */
export function stepsOf(lines: readonly Line[], look: Look, isPiece: (id: string) => boolean, isCell: (id: string) => boolean): Step[] {
  const steps: Step[] = [];
  for (const line of lines) {
    const kind = look.beat(line.event);
    if (kind === 'none' || kind === 'sign') continue;
    const pieces = line.concerns.filter(isPiece);
    const cell = line.concerns.find(isCell) ?? null;
    const [first, last] = [pieces[0] ?? null, pieces.at(-1) ?? null];
    if (kind === 'move' || kind === 'appear') {
      if (first && cell) steps.push({ kind, piece: first, from: null, to: cell, line });
    } else if (kind === 'shot') {
      if (first && last) steps.push({ kind, piece: last, from: first, to: null, line });
    } else if (kind === 'claw') {
      // The one who defends is named first.
      if (first && last) steps.push({ kind, piece: first, from: last, to: null, line });
    } else if (first || cell) steps.push({ kind, piece: first, from: null, to: cell, line });
  }
  return steps;
}

/** The pieces as they are shown, which lag behind the scene while a sequence runs. */
export class Motion {
  pieces = $state.raw<Piece[]>([]);
  sparks = $state.raw<Spark[]>([]);
  /** How long a step takes, for the transition. */
  pace = $state(LENGTH.move);
  running = $state(false);
  /** The cells where the running beat happens. */
  stage = $state.raw<string[]>([]);
  readonly telling = new Telling();
  readonly went = new Map<string, number>();
  private cells = new Map<string, Cell>();
  private goal: Piece[] = [];
  private line = -1;
  private board = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  /** What is still to be shown, and how fast. */
  private steps: Step[] = [];
  private rate = 1;

  /** Show a new position; `still` cuts to it. What is still running goes on, faster, and the news follow. */
  show(grid: Grid, log: readonly Line[], look: Look, still: boolean): void {
    const before = [...this.pieces, ...this.goal];
    const news = log.filter((line) => line.number > this.line);
    const follows = this.board === grid.title && this.line >= 0 && (log.at(-1)?.number ?? -1) >= this.line;
    if (!follows) this.telling.forget();
    if (!follows || still) this.skip();
    this.goal = grid.pieces;
    this.board = grid.title;
    this.line = log.at(-1)?.number ?? this.line;
    if (!follows || !news.length) {
      if (!this.running) this.pieces = grid.pieces;
      return;
    }
    const known = new Set([...before, ...grid.pieces].map((piece) => piece.id));
    this.cells = new Map(grid.cells.map((cell) => [cell.id, cell]));
    const steps = stepsOf(news, look, (id) => known.has(id), (id) => this.cells.has(id));
    if (still || (!steps.length && !this.running)) {
      const told = steps.findLast((step) => isTold(step.kind));
      if (told) this.telling.tell(told.line);
      this.pieces = grid.pieces;
      return;
    }
    this.steps.push(...steps);
    const total = this.steps.reduce((sum, step) => sum + LENGTH[step.kind], 0);
    this.rate = Math.min(1, MOST / Math.max(1, total));
    if (this.running) return;
    this.running = true;
    this.run();
  }

  /** Jump to the end. */
  skip(): void {
    clearTimeout(this.timer);
    this.steps = [];
    moments.reach(Infinity);
    if (!this.running) return;
    this.running = false;
    this.pieces = this.goal;
    this.sparks = [];
  }

  private run(): void {
    const after = this.goal;
    const step = this.steps.shift();
    if (!step) {
      this.skip();
      return;
    }
    const length = Math.max(LEAST, LENGTH[step.kind] * this.rate);
    this.pace = length;
    moments.reach(step.line.number);
    if (isTold(step.kind)) this.telling.tell(step.line);
    const here = (id: string | null): string | null => this.pieces.find((piece) => piece.id === id)?.at ?? after.find((piece) => piece.id === id)?.at ?? null;
    const to = step.to ?? here(step.piece);
    this.stage = [to, here(step.from)].filter((cell) => cell !== null);
    if (step.kind === 'move' && step.piece && to) {
      const [from, there] = [this.cells.get(here(step.piece) ?? ''), this.cells.get(to)];
      if (from && there && from !== there) this.went.set(step.piece, angle(from, there));
      this.pieces = this.pieces.map((piece) => (piece.id === step.piece ? { ...piece, at: to } : piece));
    } else if (step.kind === 'appear' && step.piece && to) {
      const piece = after.find((one) => one.id === step.piece);
      if (piece && !this.pieces.some((one) => one.id === step.piece)) this.pieces = [...this.pieces, { ...piece, at: to }];
    } else if (step.kind === 'death' || step.kind === 'reveal') {
      this.pieces = this.pieces.filter((piece) => piece.id !== step.piece || after.some((one) => one.id === piece.id));
    }
    this.sparks = to && step.kind !== 'move' ? [{ key: this.count++, kind: step.kind, from: here(step.from), to, event: step.line.event }] : [];
    this.timer = setTimeout(() => this.run(), length);
  }
}

/** Whether people asked for no motion, by their system or in the page. */
export function wantsStill(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  return chosen ? chosen === 'reduced' : matchMedia('(prefers-reduced-motion: reduce)').matches;
}

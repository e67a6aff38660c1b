/** What just happened, told for as long as it takes to read. */
import type { Line } from '../messages';
import type { Beat, Look } from '../games';

const READ = 3200;
/** A step or a new piece speaks for itself. */
const TOLD: ReadonlySet<Beat> = new Set(['shot', 'claw', 'hit', 'death', 'reveal']);

export function isTold(beat: Beat): boolean {
  return TOLD.has(beat);
}

export class Telling {
  line = $state.raw<Line | null>(null);
  private last = -1;
  private fade: ReturnType<typeof setTimeout> | undefined;

  tell(line: Line): void {
    this.line = line;
    clearTimeout(this.fade);
    this.fade = setTimeout(() => (this.line = null), READ);
  }

  /** What was taken back did not happen. */
  forget(): void {
    this.line = null;
    clearTimeout(this.fade);
  }

  /** Tell the last thing worth it of what is new in a log; the first log is old news. */
  hear(log: readonly Line[], look: Look): void {
    const before = this.last;
    this.last = log.at(-1)?.number ?? -1;
    if (this.last < before) this.forget();
    const news = before < 0 ? undefined : log.findLast((line) => line.number > before && isTold(look.beat(line.event)));
    if (news) this.tell(news);
  }
}

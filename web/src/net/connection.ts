import type { ClientMessage, ServerMessage } from '../messages';

export type Reach = 'joining' | 'live' | 'slow' | 'lost' | 'gone';

/** The part of WebSocket that is used here, so that tests can bring their own. */
export type Wire = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onclose' | 'onmessage'>;

interface Plan {
  open: () => Wire;
  /** The first message of every connection: who I am and what I have seen. */
  hello: () => ClientMessage;
  take: (message: ServerMessage) => void;
  /** How the line is doing, with its delay in milliseconds; for one that is gone, the code it was closed with. */
  reach: (reach: Reach, delay: number) => void;
}

const OPEN = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 6000;
const PING_EVERY = 10_000;
const PONG_WITHIN = 9000;
const SLOW = 800;
const SETTLED = 1000;
export const NO_SUCH_TABLE = 4404;
/** The table was played under the rules of another version. */
export const OTHER_VERSION = 4409;
/** The server closes with one of these codes when trying again will not help. */
const FINAL = [NO_SUCH_TABLE, OTHER_VERSION];

/** One socket to one table that comes back by itself. What is lost on the way is asked for again by whoever holds it. */
export class Connection {
  private wire: Wire | null = null;
  private attempts = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private asked = 0;
  private measured = false;
  private delay = 0;

  constructor(private readonly plan: Plan) {}

  start(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    const wire = this.plan.open();
    this.wire = wire;
    this.measured = false;
    wire.onopen = () => {
      wire.send(JSON.stringify(this.plan.hello()));
      this.ping();
    };
    wire.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => {
      if (event && FINAL.includes(event.code)) {
        this.stop();
        this.plan.reach('gone', event.code);
      } else if (this.wire === wire) this.dropped();
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PING_EVERY);
  }

  /** Try at once, as when the machine wakes up or is online again. */
  hurry(): void {
    if (this.closed || this.wire !== null) return;
    this.attempts = 0;
    this.start();
  }

  send(message: ClientMessage): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  stop(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.wire?.close();
  }

  private ping(): void {
    if (this.asked && performance.now() - this.asked > PONG_WITHIN) {
      this.asked = 0;
      const dead = this.wire;
      this.dropped();
      dead?.close();
      return;
    }
    if (!this.asked && this.send({ kind: 'ping' })) this.asked = performance.now();
  }

  private receive(message: ServerMessage): void {
    if (message.kind === 'pong') {
      // The first answer waits for the welcome, which is made before it: measure once more in peace.
      if (!this.measured) setTimeout(() => this.ping(), SETTLED);
      this.measured = true;
      this.delay = Math.round(performance.now() - this.asked);
      this.asked = 0;
      this.plan.reach(this.delay > SLOW ? 'slow' : 'live', this.delay);
      return;
    }
    if (message.kind === 'welcome') {
      this.attempts = 0;
      this.plan.reach('live', this.delay);
    }
    this.plan.take(message);
  }

  private dropped(): void {
    this.wire = null;
    this.asked = 0;
    clearInterval(this.beat);
    if (this.closed) return;
    this.plan.reach('lost', 0);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.start(), wait);
  }
}

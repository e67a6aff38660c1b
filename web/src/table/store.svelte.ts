import * as api from '../net/api';
import { Connection, type Reach } from '../net/connection';
import { tokenOf } from '../net/keys';
import { merge } from '../net/merge';
import type { Asked, AskUndo, Chapter, ClientMessage, ServerMessage, ChatLine, Hint, Lines, Refused, Scene, SeatAtTable, TableFacts, Why } from '../messages';
import { lookOf } from '../games';
import type { Wish } from '../games/look';
import { moments } from '../moments/queue.svelte';
import { settings } from '../settings.svelte';
import { say, type Lang } from '../words.svelte';
import { answered, isOpenly, passes, PASS_DELAY, PASS_DELAY_OPEN, PASS_SPREAD, wishFor } from './policy';

export interface Refusal {
  text: string;
  rule: string;
  element: string | null;
}

/** Bots in a hurry say more than a page can draw: what arrives within so many milliseconds is shown together. */
const TOGETHER = 30;

/** What was sent and has not been answered yet; after a break it is sent again if nothing else has happened. */
interface Pending {
  id: string;
  version: number;
  texts: string[];
  auto: boolean;
}

/** One table as this browser sees it: the scene, the people, and everything that was said about it. */
export class TableStore {
  scene = $state.raw<Scene | null>(null);
  facts = $state.raw<TableFacts | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  seat = $state(-1);
  /** The seats that must choose now. */
  choosing = $state.raw<number[]>([]);
  /** How many choices were made and not taken back. */
  choices = $state(0);
  version = $state(-1);
  reach = $state<Reach>('joining');
  delay = $state(0);
  problem = $state<{ code: string; text: string } | null>(null);
  refusal = $state<Refusal | null>(null);
  hint = $state<Hint | null>(null);
  hinting = $state(false);
  /** What comes of the options, once somebody wants to know. */
  lines = $state<Lines | null>(null);
  considering = $state(false);
  closed = $state.raw<Refused[]>([]);
  reasons = $state.raw<ReadonlyMap<number, Why>>(new Map());
  waiting = $state(false);
  passing = $state(false);
  unread = $state(0);
  /** The last line of the log when this person chose last: what comes after it is news. */
  newsFrom = $state(-1);
  /** The last line that was read in the digest of the news. */
  newsRead = $state(-1);
  /** The rounds that have begun, each with the number of choices made before it. */
  chapters = $state.raw<Chapter[]>([]);
  /** The seat of every choice. */
  by = $state.raw<number[]>([]);
  /** How often choices were taken back: the past before and after is another one. */
  rewound = $state(0);
  private connection: Connection;
  private pending: Pending | null = null;
  private count = 0;
  private wondering: string | null = null;
  private closedAt = -1;
  /** What was last said about empty windows. */
  private wanted: boolean | null = null;
  private hurried = false;
  private declined: ReadonlySet<string> = new Set();
  private passTimer: ReturnType<typeof setTimeout> | undefined;
  private arrived: ServerMessage[] = [];
  private showTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.connection = this.connect();
  }

  private connect(): Connection {
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    return new Connection({
      open: () => new WebSocket(`${base}/api/tables/${encodeURIComponent(this.id)}/socket`),
      hello: () => ({ kind: 'hello', token: tokenOf(this.id), lang: settings.lang, seen: this.version < 0 ? null : this.version }),
      take: (message) => this.receive(message),
      reach: (reach, delay) => {
        this.reach = reach;
        this.delay = delay;
      },
    });
  }

  get asked(): Asked | null {
    return this.scene?.question ?? null;
  }

  get live(): boolean {
    return this.reach === 'live' || this.reach === 'slow';
  }

  start(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connection.start();
  }

  /** Join anew, as whoever this browser now is. */
  restart(): void {
    this.stop();
    this.connection = this.connect();
    this.start();
  }

  stop(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.passTimer);
    clearTimeout(this.showTimer);
    this.arrived = [];
    this.connection.stop();
  }

  private hurry = (): void => {
    if (document.visibilityState === 'visible') this.connection.hurry();
  };

  /** An option, or several that make one gesture; whatever comes between ends it. */
  choose(texts: string[], auto = false): void {
    if (this.waiting || !texts.length) return;
    this.refusal = null;
    if (!auto) {
      this.newsFrom = this.scene?.log.at(-1)?.number ?? -1;
      this.decline(texts);
      moments.clear();
    }
    this.count += 1;
    this.pending = { id: `${Date.now().toString(36)}-${this.count}`, version: this.version, texts, auto };
    this.waiting = true;
    clearTimeout(this.passTimer);
    this.passing = false;
    this.send({ kind: 'choose', ...this.pending });
  }

  /** What I let go by in a window I have seen; anything else that I do begins anew. */
  private decline(texts: string[]): void {
    const { asked } = this;
    const lets = asked !== null && asked.passing !== '' && texts[0] === asked.passing;
    this.declined = new Set(lets ? [...this.declined, ...asked.choices.map((choice) => choice.text)] : []);
  }

  /** About what the policy of my seat leaves the decision to me. */
  askAbout(asks: SeatAtTable['asks']): void {
    void api.ask(this.id, this.seat, asks).catch((error: Error) => (this.problem = { code: 'ask', text: error.message }));
  }

  /** Whoever always wants to be asked in windows is asked in empty ones, too: then a pause tells nobody anything. */
  private askWindows(): void {
    const own = this.facts?.seats[this.seat];
    if (!own?.yours || own.kind !== 'human') return;
    const wanted = settings.policy === 'always';
    if (wanted === own.asks.includes('windows') || this.wanted === wanted) return;
    this.wanted = wanted;
    this.askAbout(wanted ? [...own.asks, 'windows'] : own.asks.filter((topic) => topic !== 'windows'));
  }

  undo(reach: AskUndo['reach']): void {
    this.refusal = null;
    this.send({ kind: 'undo', reach });
  }

  /** Whether only bots and the own policy are waited for, and nobody else would miss them. */
  get bots(): boolean {
    const { facts } = this;
    return facts !== null && facts.solo && this.seat >= 0 && !facts.finished && this.choosing.length > 0 && this.choosing.every((seat) => facts.seats[seat]?.bot || (seat === this.seat && !this.asked));
  }

  /** Until the next own decision, bots need not be watched. */
  skipBots(): void {
    if (this.bots) this.hurried = this.send({ kind: 'hurry' });
  }

  vote(agree: boolean): void {
    this.send({ kind: 'vote', agree });
  }

  say(text: string): void {
    this.send({ kind: 'chat', text });
  }

  askLines(): void {
    this.considering = this.send({ kind: 'lines' });
  }

  askHint(): void {
    if (!this.asked) return;
    this.hint = null;
    this.hinting = this.send({ kind: 'hint' });
  }

  askWhy(line: number): void {
    this.send({ kind: 'why', line });
  }

  askClosed(): void {
    this.send({ kind: 'closed' });
  }

  speak(lang: Lang): void {
    this.send({ kind: 'lang', lang });
  }

  refuse(refused: Refused, element: string | null): void {
    this.refusal = { text: refused.reason, rule: refused.rule, element };
  }

  /** Ask why nothing can be done with an element; the answer shows up as a refusal if there is a reason. */
  wonder(element: string): void {
    this.wondering = element;
    if (this.closedAt === this.version) this.explain();
    else this.askClosed();
  }

  private explain(): void {
    const element = this.wondering;
    this.wondering = null;
    const found = element === null ? undefined : this.closed.find((one) => one.concerns.includes(element));
    if (found) this.refuse(found, element);
    else if (element !== null) this.refusal = { text: say('web-nothing-here'), rule: '', element };
  }

  private send(message: ClientMessage): boolean {
    return this.connection.send(message);
  }

  private receive(message: ServerMessage): void {
    if (this.arrived.push(message) === 1) this.showTimer = setTimeout(() => this.arrived.splice(0).forEach((one) => this.take(one)), TOGETHER);
  }

  private take(message: ServerMessage): void {
    let element: string | null = null;
    switch (message.kind) {
      case 'welcome':
        this.seat = message.seat;
        this.facts = message.table;
        this.chat = message.chat;
        this.choosing = message.asked;
        this.choices = message.choices;
        this.rewound += 1;
        this.reasons = new Map();
        this.by = message.by;
        this.chapters = message.chapters;
        this.newsFrom = message.since;
        this.show(message.scene, message.version);
        this.resume();
        break;
      case 'update':
        if (!this.scene) break;
        this.choosing = message.asked;
        this.choices = message.choices;
        this.show(merge(this.scene, message.scene), message.version);
        this.by = [...this.by.slice(0, message.choices - 1), message.by];
        if (message.round !== this.chapters.at(-1)?.round) this.chapters = [...this.chapters, { choices: message.choices, round: message.round }];
        if (this.pending && message.version > this.pending.version) this.settle();
        break;
      case 'refused':
        element = this.elementOf(this.pending?.texts[0] ?? '');
        if (this.pending?.id === message.id) this.settle();
        this.refusal = { text: message.text, rule: message.rule, element };
        break;
      case 'table':
        this.facts = message;
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        this.unread += 1;
        break;
      case 'hint':
        this.hinting = false;
        this.hint = message;
        break;
      case 'lines':
        if (message.version !== this.version) break;
        this.considering = false;
        this.lines = message;
        break;
      case 'why':
        this.reasons = new Map(this.reasons).set(message.line, message);
        break;
      case 'closed':
        if (message.version !== this.version) break;
        this.closed = message.refused;
        this.closedAt = message.version;
        this.explain();
        break;
      case 'problem':
        this.hinting = false;
        this.considering = false;
        this.settle();
        this.problem = message;
        break;
    }
  }

  private show(scene: Scene, version: number): void {
    if (version !== this.version) {
      this.hint = null;
      this.hinting = false;
      this.lines = null;
      this.considering = false;
      this.closed = [];
      // That there was nothing to decide is no news any more once something is.
      if (this.problem?.code === 'no-hint') this.problem = null;
      if (this.version >= 0 && this.pending === null) this.refusal = null;
    }
    this.scene = scene;
    this.version = version;
    this.consider();
  }

  private settle(): void {
    this.pending = null;
    this.waiting = false;
  }

  /** After a break: what I chose counts if it arrived; otherwise I say it again. */
  private resume(): void {
    if (!this.pending) return;
    if (this.pending.version === this.version) this.send({ kind: 'choose', ...this.pending });
    else this.settle();
  }

  /** Whether the open question must be asked, by what I wish now. */
  consider(): void {
    clearTimeout(this.passTimer);
    this.askWindows();
    // Once is enough until the next own decision.
    if (this.asked) this.hurried = false;
    else if (settings.fast && !this.hurried) this.skipBots();
    const { asked, scene } = this;
    const { wish, text } = asked ? this.answerTo(asked) : { wish: settings.policy, text: null };
    this.passing = text !== null;
    if (text === null || !asked || !scene) return;
    const version = this.version;
    this.passTimer = setTimeout(() => {
      if (this.version === version) this.choose([text], true);
    }, this.facts?.solo || isOpenly(scene, asked, wish) ? PASS_DELAY_OPEN : PASS_DELAY + Math.random() * PASS_SPREAD);
  }

  /** What I wish for a question, and what that says to it; no text when I want to be asked. */
  private answerTo(asked: Asked): { wish: Wish; text: string | null } {
    const { scene } = this;
    const kind = scene && lookOf(scene.game).asks.find(({ prompts }) => prompts.includes(asked.prompt));
    if (!kind) return { wish: settings.policy, text: passes(asked, settings.policy) };
    const wish = wishFor(kind, settings.policy, settings.asks[`${scene.game}:${kind.id}`]);
    return { wish, text: answered(scene, asked, kind, wish, this.declined) };
  }

  private elementOf(text: string): string | null {
    const known = [...(this.asked?.choices ?? []), ...this.closed].find((one) => one.text === text);
    return known?.concerns[0] ?? null;
  }
}

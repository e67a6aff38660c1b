import type { PositionShown, PositionWords, Scene } from '../messages';
import { holdSeat } from '../net/keys';
import { where } from '../route.svelte';
import { settings } from '../settings.svelte';
import { say } from '../words.svelte';
import { LONGEST, pack, unpack } from './link';
import { lookAtText, playFrom, toldAt, wordsFor } from './positions';

/** After so long without a key the text is looked at. */
const PAUSE = 350;
const KEPT = 'hullbreach.position.';
/** Everybody at the table is played by whoever set it up. */
export const ALL = -1;

/** A position that is being set up: its text, what it makes, what is wrong with it. */
export class PositionStore {
  text = $state('');
  words = $state.raw<PositionWords | null>(null);
  shown = $state.raw<PositionShown | null>(null);
  /** The last text that could be drawn: a slip of the pen does not take the board away. */
  scene = $state.raw<Scene | null>(null);
  /** Through which seat it is looked at; null: the one that is asked. */
  seat = $state<number | null>(null);
  /** Which seat is played; bots play the others. */
  mine = $state(0);
  note = $state('');
  failure = $state('');
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  readonly game: string;

  constructor(game: string) {
    this.game = game;
  }

  readonly seats = $derived(this.shown?.seats || this.scene?.seats.length || 1);
  readonly problem = $derived(this.shown?.problem ?? null);

  /** From the address, from a table, from what was left here, or from the first position there is. */
  async start(): Promise<void> {
    await this.learn();
    const found = await this.carried();
    this.write(found ?? localStorage.getItem(KEPT + this.game) ?? this.words?.starters[0]?.text ?? '', true);
  }

  async learn(): Promise<void> {
    try {
      this.words = await wordsFor(this.game);
      this.failure = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private async carried(): Promise<string | null> {
    const hash = new URLSearchParams(location.hash.slice(1));
    const [packed, table, at] = [hash.get('p'), hash.get('table'), hash.get('at')];
    if (!packed && !table) return null;
    where.rewrite(location.pathname);
    try {
      const text = packed ? await unpack(packed) : await toldAt(table ?? '', at === null ? null : Number(at));
      if (text === null) this.note = say('web-position-bad-link');
      return text;
    } catch (error) {
      this.note = (error as Error).message;
      return null;
    }
  }

  write(text: string, now = false): void {
    this.text = text;
    this.note = this.note && now ? this.note : '';
    try {
      localStorage.setItem(KEPT + this.game, text);
    } catch {
      // A full or closed store only means that a reload begins anew.
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), now ? 0 : PAUSE);
  }

  /** See what the text makes; only the latest answer counts. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const mine = (this.asked += 1);
    if (this.text.length > LONGEST) {
      this.failure = say('web-position-too-long', { n: this.text.length, most: LONGEST });
      return;
    }
    try {
      const shown = await lookAtText(this.text, this.seat);
      if (mine !== this.asked) return;
      this.shown = shown;
      this.failure = '';
      if (shown.scene) this.scene = { ...shown.scene, version: mine };
      if (this.mine >= this.seats) this.mine = 0;
    } catch (error) {
      if (mine === this.asked) this.failure = (error as Error).message;
    }
  }

  /** Another game belongs on another page. */
  get elsewhere(): string | null {
    return this.shown?.game && this.shown.game !== this.game ? this.shown.game : null;
  }

  async play(): Promise<void> {
    this.busy = true;
    try {
      const seats = Array.from({ length: this.seats }, (_, seat) => (this.mine === ALL || seat === this.mine ? 'human' as const : 'bot' as const));
      const taken = await playFrom({ text: this.text, seats, name: settings.name, lang: settings.lang });
      holdSeat(taken.table, taken.token);
      where.go(`/table/${taken.table}`);
    } catch (error) {
      this.note = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  async share(): Promise<void> {
    const link = `${location.origin}/position/${this.game}#p=${await pack(this.text)}`;
    try {
      await navigator.clipboard.writeText(link);
      this.note = say('web-copied');
    } catch {
      this.note = link;
    }
  }

  download(): void {
    const name = /^\s*id\s*=\s*"([A-Za-z0-9_-]+)"/m.exec(this.text)?.[1] ?? this.game;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([this.text], { type: 'application/toml' }));
    link.download = `${name}.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  async open(file: File): Promise<void> {
    if (file.size > 4 * LONGEST) this.note = say('web-position-too-long', { n: file.size, most: LONGEST });
    else this.write(await file.text(), true);
  }
}

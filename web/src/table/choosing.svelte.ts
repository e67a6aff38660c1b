import { tick } from 'svelte';
import { cardOf, litBy, lookAt, type Hands, type Lit } from '../board';
import type { Asked, Scene } from '../messages';
import { askedWithin, blastAt, calledAt, entriesOf, isBlast, isFinal, keysOf, nameOf, pickOf, type Entry } from './picking';
import type { TableStore } from './store.svelte';

const NO_KEYS = new Map<string, string>();

/** The steps of one decision in this browser: what is picked, opened, hovered and about to be confirmed. */
export class Choosing {
  picked = $state<string | null>(null);
  opened = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The line of the list that is pointed at. */
  heated = $state<string | null>(null);
  /** The option whose key was pressed once, or that cannot be taken back and was clicked once; the second time confirms it. */
  armed = $state<string | null>(null);
  /** Whether the last touch came from a finger: then a first tap only shows, a second one plays. */
  finger = $state(false);

  constructor(
    private readonly store: TableStore,
    /** What the board shows: the present, or a moment of the past. */
    private readonly shown: () => Scene | null,
    private readonly frozen: () => boolean,
  ) {}

  readonly asked = $derived.by((): Asked | null => this.store.asked);

  readonly entries = $derived.by((): Entry[] => {
    const { scene } = this.store;
    return scene && this.asked ? entriesOf(scene, this.asked, this.picked, this.opened) : [];
  });

  readonly lit = $derived.by((): Lit | null => {
    const scene = this.shown();
    if (!scene) return null;
    // An opened group leaves only its own places lit.
    const question = scene.question && askedWithin(scene, scene.question, this.opened);
    const base = litBy({ ...scene, question }, this.frozen() ? NO_KEYS : keysOf(this.entries));
    const hinted = this.asked?.choices.find((choice) => choice.text === this.store.hint?.text);
    const aimed = this.asked?.choices.find((choice) => choice.text === this.armed && isBlast(choice));
    return {
      ...base,
      chosen: this.picked ?? aimed?.concerns.find((id) => base.targets.get(id)?.blast) ?? null,
      hovered: this.hovered,
      refused: this.store.refusal?.element ?? null,
      hinted: hinted?.concerns.find((id) => base.targets.has(id)) ?? null,
    };
  });

  /** What the list is narrowed to: the name of an element, an empty text for a group, null for nothing. */
  readonly narrowed = $derived.by((): string | null => {
    if (this.picked) return calledAt(this.shown(), this.picked) ?? this.lit?.targets.get(this.picked)?.label ?? '';
    return this.opened ? '' : null;
  });

  readonly hands: Hands = {
    onpick: (id) => this.pick(id),
    onhover: (id) => (this.hovered = id),
  };

  /** A new question: nothing is picked yet. */
  reset(): void {
    this.picked = null;
    this.opened = null;
    this.armed = null;
    this.hovered = null;
    this.heated = null;
  }

  back(): void {
    this.picked = null;
    this.opened = null;
    this.armed = null;
  }

  pick(id: string): void {
    const scene = this.shown();
    if (!scene || !this.asked || this.frozen()) return;
    const within = askedWithin(scene, this.asked, this.opened);
    const weapon = this.opened === null ? blastAt(scene, this.asked, id) : null;
    if (weapon !== null) {
      this.picked = null;
      this.opened = weapon;
      return;
    }
    const pick = pickOf(scene, within, id);
    if (pick.kind === 'nothing') {
      this.refuse(id);
      return;
    }
    const final = pick.kind === 'play' && isFinal(within, pick.texts[0]);
    if (pick.kind === 'play' && ((!this.finger && !final) || this.picked === id)) {
      this.store.choose(pick.texts);
      return;
    }
    if (!final) this.opened = null;
    this.picked = id;
    this.store.refusal = null;
  }

  /** A button that says what it does plays at once, a finger's too; whether something is left to choose. */
  use(id: string): boolean {
    this.finger = false;
    this.pick(id);
    return this.narrowed !== null;
  }

  play(entry: Entry): void {
    if (this.frozen()) return;
    if (entry.kind === 'group') {
      this.picked = null;
      this.opened = entry.name;
      void tick().then(() => document.querySelector<HTMLElement>('.decision .opt')?.focus());
      return;
    }
    if (this.mustConfirm(entry)) {
      this.armed = nameOf(entry);
      this.store.refusal = null;
      return;
    }
    this.store.choose(entry.kind === 'series' ? entry.route.texts : [entry.choice.text]);
  }

  /** What strikes an area is aimed first, wherever it is chosen; what was pointed at on the board is aimed already. */
  readonly mustConfirm = (entry: Entry): boolean => {
    const aimed = this.armed === nameOf(entry) || (this.picked !== null && this.entries.length === 1);
    return entry.kind === 'choice' && isBlast(entry.choice) && !aimed;
  };

  /** Point at a line of the list: what it means lights up on the table, and its card is enlarged. */
  heat(entry: Entry | null): void {
    this.heated = entry && nameOf(entry);
    if (entry?.kind !== 'choice') {
      this.hovered = null;
      return;
    }
    const { concerns } = entry.choice;
    const targets = this.lit?.targets;
    const choices = this.asked?.choices ?? [];
    const shared = (id: string): number => choices.filter((choice) => choice.concerns.includes(id)).length;
    // What few options concern says most about this one.
    this.hovered = concerns.filter((id) => targets?.has(id)).sort((a, b) => shared(a) - shared(b))[0] ?? concerns[0] ?? null;
    const scene = this.shown();
    const card = scene && concerns.map((id) => cardOf(scene, id)).find((one) => one !== null);
    if (card) lookAt(card);
  }

  /** Why nothing can be done with an element: known at once, or asked of the server. */
  private refuse(id: string): void {
    const closed = [...(this.asked?.closed ?? []), ...this.store.closed].find((one) => one.concerns.includes(id));
    if (closed) this.store.refuse(closed, id);
    else this.store.wonder(id);
  }

  /** The keys of the look: a first press chooses, the same again or Enter confirms. */
  press(key: string): boolean {
    const entry = this.entries.find((one) => one.key === key.toLowerCase());
    if (!entry || this.frozen()) return false;
    const name = nameOf(entry);
    const button = document.querySelector<HTMLElement>(`.opt[data-key="${CSS.escape(entry.key)}"]`);
    if (entry.kind === 'group' || this.armed === name) {
      this.play(entry);
      this.armed = null;
      return true;
    }
    this.armed = name;
    button?.focus();
    this.heat(entry);
    return true;
  }
}

import type { Wish } from './games/look';
import { LANGS, words, type Lang } from './words.svelte';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
/** When a window opens in which I may react: ask always, only when I could do something, never. */
export const POLICIES = ['always', 'gain', 'never'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Policy = (typeof POLICIES)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  policy: Policy;
  /** For which questions of a game I want to be asked, by game and kind; what is not there is as usual. */
  asks: Record<string, Wish>;
  sound: boolean;
  /** Whether the browser may call me when somebody waits for me and I look at something else. */
  calls: boolean;
  /** Whether a moment stays until I go on. */
  wait: boolean;
  /** Whether bots need not be watched where nobody else sits. */
  fast: boolean;
  /** Whether the tracker in the corner of a small board is folded. */
  folded: boolean;
  name: string;
}

const PLACE = 'hullbreach.settings';

function spoken(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGS.find((lang) => lang === wanted.find((tag) => (LANGS as readonly string[]).includes(tag))) ?? 'en';
}

function remembered(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

/** What the reader chose for this browser. None of it is part of a game. */
class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('dark');
  motion = $state<Motion>('system');
  policy = $state<Policy>('gain');
  asks = $state.raw<Record<string, Wish>>({});
  sound = $state(false);
  calls = $state(false);
  wait = $state(false);
  fast = $state(false);
  folded = $state(false);
  name = $state('');

  async load(): Promise<void> {
    const kept = remembered();
    this.lang = LANGS.find((lang) => lang === kept.lang) ?? spoken();
    this.theme = THEMES.find((theme) => theme === kept.theme) ?? 'dark';
    this.motion = MOTIONS.find((motion) => motion === kept.motion) ?? 'system';
    this.policy = POLICIES.find((policy) => policy === kept.policy) ?? 'gain';
    this.asks = { ...kept.asks };
    this.sound = kept.sound === true;
    this.calls = kept.calls === true;
    this.wait = kept.wait === true;
    this.fast = kept.fast === true;
    this.folded = kept.folded === true;
    this.name = typeof kept.name === 'string' ? kept.name.slice(0, 40) : '';
    this.apply();
    await words.speak(this.lang);
  }

  /** What is chosen in another window of the browser holds in this one too. */
  follow(): void {
    addEventListener('storage', ({ key }) => {
      if (key === PLACE) void this.load();
    });
  }

  /** Whether things may move: the reader's wish, else the system's. */
  get still(): boolean {
    if (this.motion !== 'system') return this.motion === 'reduced';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  async change(part: Partial<Kept>): Promise<void> {
    Object.assign(this, part);
    const { lang, theme, motion, policy, asks, sound, wait, calls, fast, folded, name } = this;
    localStorage.setItem(PLACE, JSON.stringify({ lang, theme, motion, policy, asks, sound, wait, calls, fast, folded, name } satisfies Kept));
    this.apply();
    if (part.lang) await words.speak(part.lang);
  }

  private apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.still ? 'reduced' : 'full';
  }
}

export const settings = new Settings();

import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle';

export type Args = Record<string, string | number>;
export type Say = (id: string, args?: Args) => string;

export const LANGS = ['en', 'fr', 'de'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const files = import.meta.glob<string>('@text/*/{web*,lists}.ftl', { query: '?raw', import: 'default' });

/** CAP(...) of the message files: the same text with a capital first letter. */
const cap: FluentFunction = (args) => {
  const text = String(args[0] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

async function load(lang: Lang): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { CAP: cap } });
  const mine = Object.entries(files).filter(([path]) => path.includes(`/text/${lang}/`));
  for (const text of await Promise.all(mine.map(([, read]) => read()))) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The messages of the page in the language of the reader. */
class Words {
  lang = $state<Lang>('en');
  private bundle = $state.raw<FluentBundle | null>(null);
  /** Ids that were asked for and are in no file; a test keeps it empty. */
  readonly missing = new Set<string>();

  async speak(lang: Lang): Promise<void> {
    const bundle = await load(lang);
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Whether there is such a message. */
  knows(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  say: Say = (id, args) => {
    const pattern = this.bundle?.getMessage(id)?.value;
    if (!this.bundle || !pattern) {
      this.missing.add(id);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args ?? null, errors);
    if (errors.length) this.missing.add(`${id}: ${errors.map(String).join('; ')}`);
    return text;
  };
}

export const words = new Words();
export const say: Say = (id, args) => words.say(id, args);

/** A list of short facts that breaks between them, never within one: “Speed 4 · Tech 5”. */
export const unbroken = (facts: string): string => facts.split(' · ').map((fact) => (fact.length > 24 ? fact : fact.replaceAll(' ', '\u00a0'))).join('\u00a0· ');

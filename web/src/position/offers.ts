/** What may be written where the cursor stands, from the words that the server knows. Pure. */
import type { PositionKey, PositionWords } from '../messages';
import type { Spot } from './writing';

/** One suggestion: its word, what to write for it, and where in that the cursor goes. */
export interface Offer {
  word: string;
  /** In which form its value stands. */
  form: string;
  write: string;
  cursor: number;
}

/** The keys of every case, by the form of their values. */
const ENVELOPE: Record<string, string> = {
  id: 'text', about: 'text', game: 'text', options: 'table', given: 'table', rules: 'texts',
  chance: 'list', play: 'texts', offer: 'texts', refuse: 'texts', expect: 'table', events: 'texts', never: 'texts',
};
const MOST = 60;
const BARE = /^[A-Za-z0-9_-]+$/;

const named = (word: string): string => (BARE.test(word) ? word : JSON.stringify(word));

function keyed(word: string, form: string): Offer {
  const key = `${named(word)} = `;
  const ends: Record<string, [string, number]> = {
    text: ['""', 1], word: ['""', 1], name: ['""', 1], names: ['[""]', 2], texts: ['[""]', 2], list: ['[]', 1], numbers: ['[]', 1],
    seats: ['[]', 1], seat: ['""', 1], table: ['{  }', 2],
  };
  const [value, inside] = ends[form] ?? ['', 0];
  return { word, form, write: key + value, cursor: key.length + inside };
}

function valued(word: string, form: string, spot: Spot): Offer {
  const bare = spot.quoted || form === 'flag' || form === 'number';
  return { word, form, write: bare ? word : JSON.stringify(word), cursor: bare ? word.length : word.length + 2 };
}

/** The keys of the table at a path; names that may differ stand for each other. */
export function keysAt(words: PositionWords, path: string[]): PositionKey[] {
  const found = words.places.filter(({ place }) => {
    const parts = place.split('.');
    return parts.length === path.length && parts.every((part, n) => part === path[n] || part === '*');
  });
  const seen = new Map<string, PositionKey>();
  for (const key of found.flatMap((one) => one.keys)) if (!seen.has(key.key)) seen.set(key.key, key);
  return [...seen.values()];
}

export const wordsOf = (words: PositionWords, kind: string): string[] => words.kinds.find((one) => one.kind === kind)?.words ?? [];

/** All that fits what was begun, best first. */
function fitting(offers: Offer[], prefix: string): Offer[] {
  const begun = prefix.toLowerCase();
  const first = offers.filter((one) => one.word.toLowerCase().startsWith(begun));
  const inner = offers.filter((one) => !first.includes(one) && one.word.toLowerCase().includes(begun));
  return [...first, ...inner].slice(0, MOST);
}

/** What may be written here. `open` are the options of the question the position comes to. */
export function offersAt(words: PositionWords, spot: Spot, open: string[]): Offer[] {
  const [first, second] = spot.path;
  if (spot.mode === 'value') {
    if (first === 'play' || first === 'offer') return fitting(open.map((text) => valued(text, 'option', spot)), spot.prefix);
    if (first === 'options' && second) {
      const values = words.settings.find((one) => one.name === second)?.values ?? [];
      return fitting(values.map((value) => valued(String(value), typeof value === 'string' ? 'word' : 'flag', spot)), spot.prefix);
    }
    const parent = keysAt(words, spot.path.slice(0, -1));
    const key = parent.find((one) => one.key === spot.path.at(-1)) ?? parent.find((one) => one.key === '*');
    if (!key || key.form === 'table') return [];
    const choices = key.kind ? wordsOf(words, key.kind) : key.words;
    return fitting(choices.map((word) => valued(word, key.form, spot)), spot.prefix);
  }
  const table = spot.mode === 'table';
  if (!first) {
    const keys = Object.entries(ENVELOPE).filter(([, form]) => !table || form === 'table');
    return fitting(keys.map(([word, form]) => (table ? bare(word) : keyed(word, form))), spot.prefix);
  }
  if (first === 'options') return table ? [] : fitting(words.settings.map(({ name, values }) => keyed(name, typeof values[0] === 'string' ? 'text' : 'number')), spot.prefix);
  const keys = keysAt(words, spot.path).flatMap((key) => (key.key === '*' ? wordsOf(words, key.kind).map((word) => ({ word, form: key.form })) : [{ word: key.key, form: key.form }]));
  return fitting(keys.filter(({ form }) => !table || form === 'table').map(({ word, form }) => (table ? bare(word) : keyed(word, form))), spot.prefix);
}

function bare(word: string): Offer {
  return { word, form: 'table', write: named(word), cursor: named(word).length };
}

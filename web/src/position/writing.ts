/** Where in the text of a case the cursor stands: in which table, at a key or at a value, and what was begun there. Pure. */

export interface Spot {
  /** The table, as seen from the case. */
  path: string[];
  /** A name of a table in brackets, a key, or the value of the last word of the path. */
  mode: 'table' | 'key' | 'value';
  /** What stands between the beginning of the word and the cursor. */
  prefix: string;
  /** What a suggestion takes the place of. */
  from: number;
  to: number;
  /** Whether quotes stand around it already. */
  quoted: boolean;
  /** Whether it is one of a list. */
  listed: boolean;
}

interface Frame {
  kind: 'top' | 'inline' | 'list';
  path: string[];
  /** The key whose value comes next; null while a key is read. */
  key: string[] | null;
  /** Where the key that is read begins. */
  start: number;
}

const WORD = /[A-Za-z0-9_.-]/;

/** The parts of a dotted key, without their quotes. */
export function partsOf(key: string): string[] {
  return [...key.matchAll(/"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
}

/** The end of a text that begins with a quote at this place, and where what it says begins and ends. */
function quoteAt(text: string, at: number): { from: number; to: number; end: number } {
  const mark = text[at] ?? '';
  const fence = text.startsWith(mark.repeat(3), at) ? mark.repeat(3) : mark;
  const from = at + fence.length;
  let to = from;
  while (to < text.length && !text.startsWith(fence, to)) {
    if (fence.length === 1 && text[to] === '\n') return { from, to, end: to };
    to += fence[0] === '"' && text[to] === '\\' ? 2 : 1;
  }
  to = Math.min(to, text.length);
  return { from, to, end: Math.min(text.length, to + fence.length) };
}

/** What the cursor stands at. */
export function spotAt(text: string, cursor: number): Spot {
  let frames: Frame[] = [{ kind: 'top', path: [], key: null, start: 0 }];
  let at = 0;
  const top = (): Frame => frames[frames.length - 1] as Frame;
  const inside = (frame: Frame): string[] => (frame.key ? [...frame.path, ...frame.key] : frame.path);
  while (at < cursor) {
    const frame = top();
    const sign = text[at] ?? '';
    if (sign === '#') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (sign === '"' || sign === "'") {
      const quote = quoteAt(text, at);
      if (cursor >= quote.from && cursor <= quote.to && (frame.key || frame.kind === 'list')) {
        return { path: inside(frame), mode: 'value', prefix: text.slice(quote.from, cursor), from: quote.from, to: quote.to, quoted: true, listed: frame.kind === 'list' };
      }
      at = quote.end;
    } else if (sign === '[' && frame.kind === 'top' && !frame.key) {
      const end = text.slice(at).search(/\]|\n|$/) + at;
      const from = at + (text[at + 1] === '[' ? 2 : 1);
      if (cursor <= end) {
        const word = text.slice(from, cursor);
        const parts = partsOf(word).slice(1);
        const open = word.endsWith('.') || !word.includes('.');
        const prefix = open ? '' : (parts.pop() ?? '');
        return { path: parts, mode: 'table', prefix, from: cursor - prefix.length, to: cursor, quoted: false, listed: false };
      }
      frames = [{ kind: 'top', path: partsOf(text.slice(from, end)).slice(1), key: null, start: end + 1 }];
      at = end + (text.startsWith(']]', end) ? 2 : 1);
      top().start = at;
    } else if (sign === '[' || sign === '{') {
      frames.push({ kind: sign === '[' ? 'list' : 'inline', path: inside(frame), key: null, start: at + 1 });
      at += 1;
    } else if ((sign === ']' || sign === '}') && frames.length > 1) {
      frames.pop();
      at += 1;
    } else if (sign === '=' && !frame.key) {
      frame.key = partsOf(text.slice(frame.start, at));
      at += 1;
    } else if ((sign === ',' && frame.kind === 'inline') || (sign === '\n' && frame.kind === 'top')) {
      frame.key = null;
      at += 1;
      frame.start = at;
    } else at += 1;
  }
  const frame = top();
  let from = cursor;
  while (from > 0 && WORD.test(text[from - 1] ?? '')) from -= 1;
  const written = text.slice(from, cursor);
  if (frame.key || frame.kind === 'list') {
    return { path: inside(frame), mode: 'value', prefix: written, from, to: cursor, quoted: false, listed: frame.kind === 'list' };
  }
  const parts = written.split('.');
  const prefix = parts.pop() ?? '';
  return { path: [...frame.path, ...parts], mode: 'key', prefix, from: cursor - prefix.length, to: cursor, quoted: false, listed: false };
}

/** A text after something was written into it, and where the cursor stands then. */
export interface Written {
  text: string;
  from: number;
  to: number;
}

/** Write a name where the cursor stands: in the place of the text it stands in, else as one of its own. */
export function writeName(text: string, cursor: number, name: string): Written {
  const spot = spotAt(text, cursor);
  if (spot.quoted) return { text: text.slice(0, spot.from) + name + text.slice(spot.to), from: spot.from, to: spot.from + name.length };
  if (spot.mode !== 'value') return { text: text.slice(0, spot.from) + name + text.slice(spot.to), from: spot.from + name.length, to: spot.from + name.length };
  const more = spot.listed && /["'\]}0-9a-z]\s*$/.test(text.slice(0, spot.from)) ? ', ' : '';
  const made = `${more}"${name}"`;
  return { text: text.slice(0, spot.from) + made + text.slice(spot.to), from: spot.from + more.length + 1, to: spot.from + more.length + 1 + name.length };
}

/** Where a piece stands in the text: the place it is given by its name, else the text that names the place. */
export function placeOf(text: string, name: string, place: string): { from: number; to: number } | null {
  const key = new RegExp(`(^|[\\s.{,])["']?${escaped(name)}["']?\\s*(=|\\]|\\.at\\s*=)`, 'm').exec(text);
  if (key) {
    const after = text.slice(key.index);
    const found = /^[^\n]*?\.at\s*=\s*["']/.exec(after) ?? /^[^\n]*?=\s*\{[^}\n]*?\bat\s*=\s*["']/.exec(after) ?? /^[^\n[]*?=\s*["']/.exec(after) ?? /^[^[]*?\n\s*at\s*=\s*["']/.exec(after);
    if (found) return within(text, key.index + found[0].length - 1);
  }
  const quoted = place ? Math.max(text.indexOf(`"${place}"`), text.indexOf(`'${place}'`)) : -1;
  return quoted >= 0 ? within(text, quoted) : null;
}

function within(text: string, quote: number): { from: number; to: number } {
  const { from, to } = quoteAt(text, quote);
  return { from, to };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

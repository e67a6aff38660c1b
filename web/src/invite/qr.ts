/** QR codes of links: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004). Pure. */

/** Codewords for error correction in a block, and how many blocks there are, by version. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const;
const LEVEL_M = 0;
const BYTES = 4;
const PADDING = [0xec, 0x11] as const;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark and light squares; `Error` for a text that is too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, n) => bytes.length <= room(n + 1)) + 1;
  if (!version) throw new Error('too long for a QR code');
  const words = interleaved(padded(bytes, version), version);
  const drawn = MASKS.map((_, mask) => draw(version, words, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The same as the path of an SVG whose unit is one square. */
export function qrPath(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

const sizeOf = (version: number): number => version * 4 + 17;
const correction = (version: number): number => CORRECTION[version - 1] ?? 0;
const blocks = (version: number): number => BLOCKS[version - 1] ?? 0;

/** The middles of the small finder patterns along one side. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** All codewords: the squares that nothing else takes, by eight. */
function codewords(version: number): number {
  let squares = (16 * version + 128) * version + 64;
  if (version > 1) {
    const count = alignments(version).length;
    squares -= (25 * count - 10) * count - 55;
    if (version > 6) squares -= 36;
  }
  return Math.floor(squares / 8);
}

const dataWords = (version: number): number => codewords(version) - correction(version) * blocks(version);
const countBits = (version: number): number => (version < 10 ? 8 : 16);
/** So many bytes of text go into a version. */
const room = (version: number): number => Math.floor((dataWords(version) * 8 - 4 - countBits(version)) / 8);

function padded(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let n = count - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, dataWords(version) * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let n = 0; n < bits.length; n += 8) words.push(parseInt(bits.slice(n, n + 8).join(''), 2));
  for (let n = 0; words.length < dataWords(version); n += 1) words.push(PADDING[n % 2] ?? 0);
  return words;
}

/** Multiplication of bytes as polynomials modulo 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let n = 7; n >= 0; n -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> n) & 1) * a);
  return product;
}

function divisor(degree: number): number[] {
  const found = new Array<number>(degree).fill(0);
  found[degree - 1] = 1;
  let root = 1;
  for (let n = 0; n < degree; n += 1) {
    for (let k = 0; k < degree; k += 1) found[k] = times(found[k] ?? 0, root) ^ (found[k + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(data: number[], by: number[]): number[] {
  const found = by.map(() => 0);
  for (const word of data) {
    const factor = word ^ (found.shift() ?? 0);
    found.push(0);
    by.forEach((each, n) => (found[n] = (found[n] ?? 0) ^ times(each, factor)));
  }
  return found;
}

/** Data and correction of all blocks, word by word in turn; the last blocks may be one word longer. */
function interleaved(data: number[], version: number): number[] {
  const count = blocks(version);
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const by = divisor(correction(version));
  const parts: number[][] = [];
  for (let n = 0, at = 0; n < count; n += 1) {
    const length = short + (n >= count - longer ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => remainder(part, by));
  const inTurn = (rows: number[][]): number[] => {
    const most = Math.max(...rows.map((row) => row.length));
    return Array.from({ length: most }, (_, n) => rows.flatMap((row) => row[n] ?? [])).flat();
  };
  return [...inTurn(parts), ...inTurn(checks)];
}

/** A number with the bits that let a reader correct it. */
function guarded(value: number, bits: number, by: number): number {
  let rest = value;
  for (let n = 0; n < bits; n += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * by);
  return (value << bits) | rest;
}

function draw(version: number, words: number[], mask: number): boolean[][] {
  const size = sizeOf(version);
  const code: boolean[][] = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const taken: boolean[][] = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = code[y];
    const marks = taken[y];
    if (!row || !marks || x < 0 || x >= size) return;
    row[x] = dark;
    marks[x] = true;
  };
  const square = (cx: number, cy: number, reach: number, dark: (distance: number) => boolean): void => {
    for (let y = -reach; y <= reach; y += 1) for (let x = -reach; x <= reach; x += 1) set(cx + x, cy + y, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (far) => far !== 2 && far !== 4);
  const places = alignments(version);
  for (const x of places) {
    for (const y of places) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!corner) square(x, y, 2, (far) => far !== 1);
    }
  }
  const format = guarded((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let n = 0; n < 15; n += 1) {
    const dark = ((format >> n) & 1) === 1;
    if (n < 8) set(8, n < 6 ? n : n + 1, dark);
    else set(n < 9 ? 7 : 14 - n, 8, dark);
    if (n < 8) set(size - 1 - n, 8, dark);
    else set(8, size - 15 + n, dark);
  }
  set(8, size - 8, true);
  if (version > 6) {
    const told = guarded(version, 12, 0x1f25);
    for (let n = 0; n < 18; n += 1) {
      const dark = ((told >> n) & 1) === 1;
      const along = size - 11 + (n % 3);
      set(along, Math.floor(n / 3), dark);
      set(Math.floor(n / 3), along, dark);
    }
  }
  fill(code, taken, words, MASKS[mask] ?? (() => false));
  return code;
}

/** The words go up and down in pairs of columns, from the right; the column of the timing pattern is left out. */
function fill(code: boolean[][], taken: boolean[][], words: number[], masked: (x: number, y: number) => boolean): void {
  const size = code.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = code[y];
        if (!row || taken[y]?.[x]) continue;
        const dark = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        at += 1;
        row[x] = dark !== masked(x, y);
      }
    }
  }
}

/** How hard a code is to read; the mask with the smallest sum is taken. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const columns = Array.from({ length: size }, (_, x) => code.map((row) => row[x] ?? false));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let n = 0; n + 11 <= size; n += 1) {
      const part = text.slice(n, n + 11);
      if (part === '10111010000' || part === '00001011101') sum += 40;
    }
  }
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const dark = code[y]?.[x];
      if (dark === code[y]?.[x + 1] && dark === code[y + 1]?.[x] && dark === code[y + 1]?.[x + 1]) sum += 3;
    }
  }
  const share = (100 * code.flat().filter(Boolean).length) / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 50) / 5);
}

/** Where things of a grid lie on the drawing. A square is 44 units; all strokes and figures are made for that. Pure. */
import type { Cell, Edge, Piece } from '../messages';

export const U = 44;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** The middle of a square. */
export function middle(cell: Point): Point {
  return { x: cell.x * U + U / 2, y: cell.y * U + U / 2 };
}

/** The squares as one path. */
export function squares(cells: readonly Point[], inset = 0): string {
  const side = U - 2 * inset;
  return cells.map((c) => `M${c.x * U + inset} ${c.y * U + inset}h${side}v${side}h${-side}z`).join('');
}

/** The seams between squares that lie side by side. */
export function seams(cells: readonly Point[]): string {
  const there = new Set(cells.map((c) => `${c.x},${c.y}`));
  let path = '';
  for (const c of cells) {
    if (there.has(`${c.x + 1},${c.y}`)) path += `M${(c.x + 1) * U} ${c.y * U}v${U}`;
    if (there.has(`${c.x},${c.y + 1}`)) path += `M${c.x * U} ${(c.y + 1) * U}h${U}`;
  }
  return path;
}

/** The two ends of the side of a square, in squares. */
export function ends(edge: { x: number; y: number; side: string }): [Point, Point] {
  const { x, y } = edge;
  switch (edge.side) {
    case 'north':
      return [{ x, y }, { x: x + 1, y }];
    case 'south':
      return [{ x, y: y + 1 }, { x: x + 1, y: y + 1 }];
    case 'west':
      return [{ x, y }, { x, y: y + 1 }];
    default:
      return [{ x: x + 1, y }, { x: x + 1, y: y + 1 }];
  }
}

/** Edges as one path, runs of them joined so that dashes and corners come out even. */
export function edgePath(edges: readonly Edge[]): string {
  const across = new Map<number, number[]>();
  const down = new Map<number, number[]>();
  for (const edge of edges) {
    const [a, b] = ends(edge);
    const [lines, line, start] = a.y === b.y ? [across, a.y, a.x] : [down, a.x, a.y];
    lines.set(line, [...(lines.get(line) ?? []), start]);
  }
  let path = '';
  for (const [y, starts] of across) for (const [from, to] of runs(starts)) path += `M${from * U} ${y * U}H${to * U}`;
  for (const [x, starts] of down) for (const [from, to] of runs(starts)) path += `M${x * U} ${from * U}V${to * U}`;
  return path;
}

function runs(starts: number[]): [number, number][] {
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const start of sorted) {
    const last = found.at(-1);
    if (last && last[1] === start) last[1] = start + 1;
    else found.push([start, start + 1]);
  }
  return found;
}

/** A door: the middle of its side, and whether it stands upright on the drawing. */
export function doorway(edge: Edge): Point & { upright: boolean } {
  const [a, b] = ends(edge);
  return { x: ((a.x + b.x) / 2) * U, y: ((a.y + b.y) / 2) * U, upright: a.x === b.x };
}

/** An exit over one or several sides of squares, as a plate outside of the board. */
export interface Gate {
  id: string;
  state: string;
  line: string;
  side: string;
  box: Box;
}

const DEPTH = 15;
const GAP = 3;

/** The exits; the sides of one exit make one plate. */
export function gates(edges: readonly Edge[]): Gate[] {
  const found = new Map<string, Gate>();
  for (const edge of edges) {
    if (edge.kind !== 'exit') continue;
    const [a, b] = ends(edge);
    const box: Box = { x: a.x * U, y: a.y * U, w: (b.x - a.x) * U, h: (b.y - a.y) * U };
    if (edge.side === 'east') Object.assign(box, { x: box.x + GAP, w: DEPTH });
    if (edge.side === 'west') Object.assign(box, { x: box.x - GAP - DEPTH, w: DEPTH });
    if (edge.side === 'north') Object.assign(box, { y: box.y - GAP - DEPTH, h: DEPTH });
    if (edge.side === 'south') Object.assign(box, { y: box.y + GAP, h: DEPTH });
    const key = `${edge.id} ${edge.side}`;
    const before = found.get(key);
    if (before) before.box = around([before.box, box]);
    else found.set(key, { id: edge.id, state: edge.state, line: edge.describe[0] ?? '', side: edge.side, box });
  }
  return [...found.values()];
}

/** The smallest box around boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return { x, y, w: Math.max(...boxes.map((b) => b.x + b.w)) - x, h: Math.max(...boxes.map((b) => b.y + b.h)) - y };
}

export function cellBox(cell: Point): Box {
  return { x: cell.x * U, y: cell.y * U, w: U, h: U };
}

/** The angle from one point to another; 0 looks up, clockwise. */
export function angle(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

const WAYS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** How far away in squares, and in which of eight directions. */
export function bearing(from: Point, to: Point): { n: number; way: string } {
  const turn = (angle(from, to) + 360) % 360;
  return { n: Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)), way: WAYS[Math.round(turn / 45) % 8] ?? 'n' };
}

const FAR = 14;
const QUARTERS: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

/** Where a figure looks: as the game says, else at the nearest of the other side, else as it last went. */
export function lookingAt(piece: Piece, pieces: readonly Piece[], cells: ReadonlyMap<string, Cell>, went: ReadonlyMap<string, number>): number {
  const fixed = QUARTERS[piece.facing];
  if (fixed !== undefined) return fixed;
  const here = cells.get(piece.at);
  if (!here) return 0;
  const foe = piece.tone === 'foe';
  let best: Cell | null = null;
  let least = FAR;
  for (const other of pieces) {
    const against = foe ? other.tone === 'friend' : other.tone === 'foe' || (other.tone === 'unknown' && !other.flat);
    const there = against ? cells.get(other.at) : undefined;
    if (!there) continue;
    const away = Math.hypot(there.x - here.x, there.y - here.y) + (other.tone === 'unknown' ? 3 : 0);
    if (away > 0 && away < least) [best, least] = [there, away];
  }
  return best ? angle(here, best) : (went.get(piece.id) ?? 0);
}

/** Where several figures of one square stand: a place beside the middle, and how much smaller they are. */
export function standing(pieces: readonly Piece[]): Map<string, { dx: number; dy: number; k: number }> {
  const byCell = new Map<string, Piece[]>();
  for (const piece of pieces) if (!piece.flat) byCell.set(piece.at, [...(byCell.get(piece.at) ?? []), piece]);
  const found = new Map<string, { dx: number; dy: number; k: number }>();
  for (const here of byCell.values()) {
    here.forEach((piece, n) => {
      const turn = (n / here.length) * 2 * Math.PI - Math.PI / 2;
      found.set(piece.id, here.length === 1 ? { dx: 0, dy: 0, k: 1 } : { dx: Math.cos(turn) * 10, dy: Math.sin(turn) * 10, k: 0.66 });
    });
  }
  return found;
}

/** The line around cells: their sides behind which there is none of them. */
export function rimOf(cells: readonly Point[]): string {
  const all = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const sides: readonly (readonly [number, number, string])[] = [[0, -1, `h${U}`], [1, 0, `m${U} 0v${U}`], [0, 1, `m0 ${U}h${U}`], [-1, 0, `v${U}`]];
  return cells.flatMap(({ x, y }) => sides.filter(([dx, dy]) => !all.has(`${x + dx},${y + dy}`)).map(([, , line]) => `M${x * U} ${y * U}${line}`)).join('');
}

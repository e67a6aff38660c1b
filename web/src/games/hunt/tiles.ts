/** Where tiles, their walls and everybody on them lie. A tile has a field of 96 by 84 units. Pure. */
import type { Box, Point } from '../../board/geometry';
import type { Cell, Edge, Grid, Piece, Scene } from '../../messages';

export const PX = 96;
export const PY = 84;

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
const STEP: Record<Side, Point> = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };
const ACROSS: Record<Side, Side> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** Half widths: of a room, of a corridor, of a vent. */
const ROOM = { w: 45, h: 38 };
const HALL = { w: 38, h: 30 };
const VENT = { w: 16, h: 13 };

/** A tile as it is drawn. */
export interface Tile {
  cell: Cell;
  at: Point;
  room: boolean;
  vent: boolean;
  /** No tile yet: a place where one may be laid. */
  free: boolean;
  /** A vent that runs from side to side, not up and down. */
  level: boolean;
  lit: boolean;
  open: ReadonlySet<Side>;
  floor: string;
  walls: string;
}

export function middle(cell: Point): Point {
  return { x: cell.x * PX + PX / 2, y: cell.y * PY + PY / 2 };
}

export function tileBox(cell: Point): Box {
  return { x: cell.x * PX, y: cell.y * PY, w: PX, h: PY };
}

/** The middle of the side of a tile where a door stands, and whether it stands upright. */
export function doorAt(edge: Edge): Point & { upright: boolean } {
  const { x, y } = middle(edge);
  const step = STEP[edge.side as Side];
  return { x: x + (step.x * PX) / 2, y: y + (step.y * PY) / 2, upright: step.x !== 0 };
}

/** All tiles with their outlines: open to each other where neither has a wall. */
export function tilesOf(grid: Grid): Tile[] {
  const there = new Map(grid.cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  const walled = new Set(grid.edges.filter((edge) => edge.kind === 'wall').map((edge) => `${edge.x},${edge.y} ${edge.side}`));
  const lit = new Set(grid.lit);
  return grid.cells.map((cell, n) => {
    const next = (side: Side): Cell | undefined => there.get(`${cell.x + STEP[side].x},${cell.y + STEP[side].y}`);
    const open = new Set(
      SIDES.filter((side) => {
        const other = next(side);
        return other && !walled.has(`${cell.x},${cell.y} ${side}`) && !walled.has(`${other.x},${other.y} ${ACROSS[side]}`);
      }),
    );
    const vent = cell.kind === 'vent';
    const level = vent && !walled.has(`${cell.x},${cell.y} east`) && !walled.has(`${cell.x},${cell.y} west`);
    const room = cell.kind === 'room';
    const narrow = (side: Side): boolean => vent || next(side)?.kind === 'vent';
    const outline = outlined(middle(cell), room ? ROOM : vent ? { w: level ? HALL.w : VENT.w, h: level ? VENT.h : HALL.h } : HALL, open, narrow);
    return { cell, at: middle(cell), room, vent, free: cell.kind === 'place', level, lit: lit.has(n), open, ...outline };
  });
}

/** The floor and the walls of one tile: its field, and a passage to each side that is open. */
function outlined({ x, y }: Point, { w, h }: { w: number; h: number }, open: ReadonlySet<Side>, narrow: (side: Side) => boolean): { floor: string; walls: string } {
  let floor = `M${x - w} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
  let walls = '';
  for (const side of SIDES) {
    const along = STEP[side].x !== 0;
    const sign = along ? STEP[side].x : STEP[side].y;
    if (along) {
      const [edge, end, gap] = [x + sign * w, x + (sign * PX) / 2, narrow(side) ? VENT.h : HALL.h];
      if (!open.has(side)) walls += `M${edge} ${y - h}V${y + h}`;
      else {
        floor += `M${edge} ${y - gap}H${end}V${y + gap}H${edge}z`;
        walls += `M${edge} ${y - h}V${y - gap}H${end}M${end} ${y + gap}H${edge}V${y + h}`;
      }
    } else {
      const [edge, end, gap] = [y + sign * h, y + (sign * PY) / 2, narrow(side) ? VENT.w : HALL.w];
      if (!open.has(side)) walls += `M${x - w} ${edge}H${x + w}`;
      else {
        floor += `M${x - gap} ${edge}V${end}H${x + gap}V${edge}z`;
        walls += `M${x - w} ${edge}H${x - gap}V${end}M${x + gap} ${end}V${edge}H${x + w}`;
      }
    }
  }
  return { floor, walls };
}

/** A place on a tile, from its middle, and how big what stands there is. */
export interface Spot {
  dx: number;
  dy: number;
  k: number;
}

const BESIDE: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-20, 0], [20, 0]],
  [[-25.5, 0], [0, 0], [25.5, 0]],
  [[-19, -13], [19, -13], [-19, 12], [19, 12]],
];
const SIZES = [1, 0.92, 0.86, 0.65, 0.62];
const SMALL = 0.6;

/** Where everybody on a tile stands: side by side, in two rows from four on; nobody covers anybody. */
export function spotsOf(many: number): Spot[] {
  const places = BESIDE[many];
  if (places) return places.map(([dx, dy]) => ({ dx, dy, k: SIZES[many] ?? SMALL }));
  const columns = Math.ceil(many / 2);
  const step = 84 / columns;
  return Array.from({ length: many }, (_, n) => ({
    dx: ((n % columns) - (columns - 1) / 2) * step,
    dy: n < columns ? -12.5 : 12.5,
    k: Math.min(SMALL, step / 41),
  }));
}

const UPRIGHT = 0.42;

/** Where the figures of a board stand: in a room below its name, in an upright vent one above the other. */
export function standing(pieces: readonly Piece[], tiles: ReadonlyMap<string, Tile>): Map<string, Spot> {
  const byTile = new Map<string, Piece[]>();
  for (const piece of pieces) if (!piece.flat) byTile.set(piece.at, [...(byTile.get(piece.at) ?? []), piece]);
  const found = new Map<string, Spot>();
  for (const [id, here] of byTile) {
    const tile = tiles.get(id);
    const spots = spotsOf(here.length);
    here.forEach((piece, n) => {
      const spot = spots[n] ?? { dx: 0, dy: 0, k: SMALL };
      if (tile?.vent && here.length > 1) {
        const step = (tile.level ? 72 : 62) / here.length;
        const off = (n - (here.length - 1) / 2) * step;
        found.set(piece.id, { dx: tile.level ? off : 0, dy: tile.level ? 0 : off, k: Math.min(UPRIGHT + 0.2, step / 40) });
      } else if (tile?.vent) found.set(piece.id, { ...spot, k: 0.72 });
      else found.set(piece.id, tile?.room ? { dx: spot.dx, dy: spot.dy * 0.9 + 5, k: spot.k * 0.92 } : { ...spot, dy: spot.dy - 4 });
    });
  }
  return found;
}

/** What is counted on a tile, a letter a point: those of seats from the left, then acid; `limit` is how many there are. */
export interface Pips {
  owners: number[];
  acid: number;
}

const LIMIT = 8;
export const PIPS = LIMIT;

/** The occupation points of a tile as its badges tell them; nothing where it is empty. */
export function pipsOf(cell: Cell): Pips | null {
  const owners: number[] = [];
  let acid = 0;
  for (const { kind, value } of cell.badges) {
    if (kind === 'acid') acid = Number(value);
    else if (kind.startsWith('used:')) for (let n = 0; n < Number(value); n++) owners.push(Number(kind.slice('used:'.length)));
  }
  return owners.length || acid ? { owners, acid } : null;
}

/** What somebody on sentry looks along: a band from its tile to the last one it sees. */
export interface Lane {
  id: string;
  path: string;
  chevrons: { x: number; y: number; turn: number }[];
}

const HALF = 20;
const TURNS: Record<Side, number> = { east: 0, south: 90, west: 180, north: 270 };

/** The lanes that the marks of a piece tell: `lane-east-3`. */
export function lanesOf(piece: Piece, tile: Tile): Lane[] {
  return piece.marks.flatMap((mark) => {
    const found = /^lane-(north|east|south|west)-(\d+)$/.exec(mark);
    if (!found) return [];
    const side = found[1] as Side;
    const many = Number(found[2]);
    const { x, y } = tile.at;
    const along = STEP[side];
    const unit = along.x ? PX : PY;
    const far = many * unit + (along.x ? 34 : 26);
    const point = (ahead: number, aside: number): string => `${x + along.x * ahead - along.y * aside} ${y + along.y * ahead + along.x * aside}`;
    const path = `M${point(24, -HALF)}L${point(far, -HALF)}L${point(far + 9, 0)}L${point(far, HALF)}L${point(24, HALF)}`;
    const chevrons = Array.from({ length: Math.max(0, Math.floor((far - 48) / 48)) + 1 }, (_, n) => 56 + n * 48)
      .filter((ahead) => ahead < far)
      .map((ahead) => ({ x: x + along.x * ahead, y: y + along.y * ahead, turn: TURNS[side] }));
    return [{ id: `${piece.id} ${side}`, path, chevrons }];
  });
}

/** Who would attack whom by the options that an element stands for: whoever reacts is named, otherwise it is whoever acts. */
export function sightsOf(scene: Scene, grid: Grid, id: string | null): [string, string][] {
  const there = new Set(grid.pieces.map((piece) => piece.id));
  const active = grid.pieces.find((piece) => piece.marks.includes('active'))?.id;
  const found = new Map<string, [string, string]>();
  for (const { chances, concerns } of scene.question?.choices ?? []) {
    if (!chances || id === null || !concerns.includes(id)) continue;
    const pieces = concerns.filter((one) => there.has(one));
    const [from, to] = pieces.length > 1 ? [pieces[0], pieces.at(-1)] : [active, pieces[0]];
    if (from && to && from !== to) found.set(`${from} ${to}`, [from, to]);
  }
  return [...found.values()];
}

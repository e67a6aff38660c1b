/** Where the parts of the ship lie on the drawing, and what the scene tells of them. Pure. */
import type { Badge, Graph, Link, Node, Piece } from '../../messages';
import type { Box, Point } from '../../board/geometry';

/** Half a room plate. */
export const W = 51;
export const H = 34;
/** The places of the content, spread so that a door fits between two rooms. */
const X = 1.05;
const Y = 0.665;

export const WHOLE: Box = { x: -30, y: -22, w: 1128, h: 686 };

export function place(node: Point): Point {
  return { x: node.x * X, y: node.y * Y };
}

/** A plate with cut corners. */
export function plate(w = W, h = H): string {
  return `M${-w} ${-h + 8}L${-w + 10} ${-h}H${w - 10}L${w} ${-h + 8}V${h - 8}L${w - 10} ${h}H${-w + 10}L${-w} ${h - 8}z`;
}

const at = (x: number, y: number): string => `${(x * X).toFixed(1)} ${(y * Y).toFixed(1)}`;

/** The outer hull, the inner one, and the space between them where technical corridors run. */
export const HULL = `M${at(-12, 485)}C${at(12, 290)} ${at(86, 70)} ${at(264, 18)}L${at(430, -14)}L${at(824, 4)}L${at(992, 70)}V${(296 * Y).toFixed(1)}L${at(1018, 326)}V${(644 * Y).toFixed(1)}L${at(992, 674)}V${(906 * Y).toFixed(1)}L${at(824, 968)}L${at(430, 990)}L${at(264, 956)}C${at(86, 902)} ${at(12, 680)} ${at(-12, 485)}z`;
export const INNER = `M${at(8, 485)}C${at(30, 312)} ${at(98, 102)} ${at(270, 52)}L${at(432, 18)}L${at(818, 36)}L${at(974, 98)}V${(876 * Y).toFixed(1)}L${at(818, 936)}L${at(432, 956)}L${at(270, 922)}C${at(98, 870)} ${at(30, 660)} ${at(8, 485)}z`;
export const BETWEEN = `M${at(-2, 485)}C${at(22, 300)} ${at(92, 86)} ${at(267, 35)}L${at(431, 2)}L${at(821, 20)}L${at(983, 84)}M${at(-2, 485)}C${at(22, 670)} ${at(92, 886)} ${at(267, 939)}L${at(431, 973)}L${at(821, 952)}L${at(983, 890)}`;
export const NOZZLES: readonly Point[] = [190, 485, 780].map((y) => ({ x: 1018 * X - 27, y: y * Y }));

const MIDDLE = 485;
/** The way from an entrance to the space between the hulls, or to the marker of its network if that is nearer. */
export function shaft(node: Node, network: Node | undefined): string {
  const p = place(node);
  const inside = Math.abs(node.y - MIDDLE) < 200;
  if (inside && network) {
    const q = place(network);
    return `M${p.x} ${p.y}L${q.x} ${q.y}`;
  }
  return `M${p.x} ${p.y}V${(node.y < MIDDLE ? 16 : 958) * Y}`;
}

export function badge(of: { badges: Badge[] }, kind: string): Badge | undefined {
  return of.badges.find((one) => one.kind === kind);
}

/** A corridor on the drawing: its ends, its turn, and where door, noise and number stand on the part that is seen. */
export interface Way {
  link: Link;
  a: Point;
  b: Point;
  turn: number;
  number: Point;
  door: Point;
  noise: Point;
  numbers: string;
  loud: boolean;
}

const WIDE = 62;
/** Two corridors between the same rooms lie side by side. */
const ASIDE = 13;

export function ways(graph: Graph): Way[] {
  const nodes = new Map(graph.nodes.map((node): [string, Node] => [node.id, node]));
  const corridors = graph.links.filter((link) => link.kind === 'corridor');
  return corridors.flatMap((link) => {
    const [one, other] = [nodes.get(link.one), nodes.get(link.other)];
    if (!one || !other) return [];
    const twins = corridors.filter((each) => each.one === link.one && each.other === link.other);
    const side = twins.length > 1 ? (twins.indexOf(link) * 2 - 1) * ASIDE : 0;
    return [way(link, place(one), place(other), side)];
  });
}

function way(link: Link, one: Point, other: Point, side: number): Way {
  const turn = Math.atan2(other.y - one.y, other.x - one.x);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const shift = (p: Point): Point => ({ x: p.x - sin * side, y: p.y + cos * side });
  const [a, b] = [shift(one), shift(other)];
  const hidden = Math.min(W / Math.max(Math.abs(cos), 1e-6), H / Math.max(Math.abs(sin), 1e-6));
  const gap = Math.hypot(b.x - a.x, b.y - a.y) - 2 * hidden;
  const along = (d: number): Point => ({ x: (a.x + b.x) / 2 + cos * d, y: (a.y + b.y) / 2 + sin * d });
  const loud = badge(link, 'noise') !== undefined;
  const wide = gap > WIDE;
  let [number, door, noise] = [0, 0, 0];
  if (link.state && loud) [door, noise, number] = [-gap * 0.3, 0, gap * 0.34];
  else if (link.state) [door, number] = wide ? [-12, 14] : [0, 0];
  else if (loud) [noise, number] = wide ? [-14, 15] : [-3, 9];
  const pill = along(number);
  // Where there is no room beside a door or a marker, the number stands above it.
  if (!wide && link.state) pill.y -= 24;
  else if (!wide && loud) pill.y -= 18;
  return { link, a, b, turn: (turn * 180) / Math.PI, number: pill, door: along(door), noise: along(noise), numbers: badge(link, 'number')?.value ?? '', loud };
}

/** How far from the middle figures may stand where there are few, the best first: corridors lead straight down. */
const LEANS = { broad: [16, -16, 26, -26], slim: [-16, 16] };
/** Closer than this a figure covers the number of a corridor, or a mark of its room. */
const CLEAR = { broad: 31, slim: 33 };
/** An intruder's name hangs below it. */
const TAG = 12;

/** How far a figure, with its name, stays from the nearest of these marks. */
function apart(x: number, y: number, tag: number, marks: readonly Point[]): number {
  return Math.min(...marks.map((mark) => Math.hypot(mark.x - x, mark.y - Math.min(Math.max(mark.y, y), y + tag))));
}

/** Figures stand on the lower edge of their room, side by side; what lies there along its left edge. */
export function stands(graph: Graph): Map<string, Point> {
  const found = new Map<string, Point>();
  const numbers = ways(graph).flatMap((way) => (way.loud ? [way.number, way.noise] : [way.number]));
  for (const node of graph.nodes) {
    const here = graph.pieces.filter((piece) => piece.at === node.id);
    const p = place(node);
    const standing = here.filter((piece) => !piece.flat);
    const broad = standing.some((piece) => piece.tone === 'foe');
    const step = Math.min(broad ? 46 : 38, (2 * W + 34) / Math.max(1, standing.length));
    const xs = (lean: number): number[] => standing.map((_, n) => p.x + lean + (n - (standing.length - 1) / 2) * step);
    const kind = broad ? 'broad' : 'slim';
    const down = p.y + H + 8;
    const entered = node.y > MIDDLE && node.badges.some((one) => one.kind.startsWith('entrance'));
    const signs = ['fire', 'malfunction', 'airlock'].filter((sign) => badge(node, sign)).map((_, n) => ({ x: p.x - W + 3 + n * 24, y: p.y + H - 4 }));
    const marks = [...numbers, ...signs, ...(entered ? [{ x: p.x + 24, y: p.y + H + 2 }] : [])];
    const leans = standing.length > 2 || (broad && standing.length > 1) ? [0] : LEANS[kind];
    const free = leans.map((lean) => Math.min(...xs(lean).map((x) => apart(x, down, broad ? TAG : 0, marks))));
    const lean = leans[free.findIndex((space) => space >= CLEAR[kind])] ?? leans[free.indexOf(Math.max(...free))] ?? 0;
    xs(lean).forEach((x, n) => found.set(standing[n]?.id ?? '', { x, y: down }));
    // Above an entrance that is told on the lower edge.
    const lower = entered ? 17 : 6;
    const pods = here.filter((piece) => piece.kind === 'pod');
    pods.forEach((piece, n) => found.set(piece.id, { x: p.x + W - 14 - n * 22, y: p.y + H - lower }));
    here.filter((piece) => piece.flat && piece.kind !== 'pod').forEach((piece, n) => found.set(piece.id, { x: p.x - W - 3, y: p.y - 10 + n * 20 }));
  }
  return found;
}

export function peopleRooms(pieces: readonly Piece[]): Set<string> {
  return new Set(pieces.filter((piece) => piece.kind === 'character').map((piece) => piece.at));
}

/** A room with what stands below it, high up in the view: the rest is covered. */
export function above(node: Point): Box {
  const p = place(node);
  return { x: p.x - 300, y: p.y - 110, w: 600, h: 470 };
}

/** An intruder beside somebody: the one that came. */
export function encounterOf(graph: Graph): Piece | undefined {
  const crewed = peopleRooms(graph.pieces);
  return graph.pieces.find((piece) => piece.kind === 'intruder' && crewed.has(piece.at));
}

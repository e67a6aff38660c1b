/** What a tip says about an element of a board. Pure. */
import type { Badge, Grid, Graph } from '../messages';
import type { Lit } from './lit';

export interface Note {
  name: string;
  lines: string[];
  acts: string[];
  can: boolean;
  percent?: number;
  risk?: string;
}

const MOST_ACTS = 4;

function written(name: string, lines: string[], badges: Badge[], lit: Lit, id: string): Note {
  const target = lit.targets.get(id);
  const acts = target ? (target.tip ?? [target.label]) : [];
  const said = [...new Set([...lines.filter((line) => line !== name), ...badges.map((badge) => badge.meaning)])];
  const note: Note = { name, lines: said, acts: acts.slice(0, MOST_ACTS), can: target !== undefined };
  if (acts.length > MOST_ACTS) note.acts.push(`… ${acts.length - MOST_ACTS}`);
  if (target?.percent !== undefined) note.percent = target.percent;
  if (target?.risk) note.risk = target.risk;
  return note;
}

/** The tip of a piece, door, exit or square of a grid. */
export function noteOfGrid(grid: Grid, lit: Lit, id: string): Note | null {
  const piece = grid.pieces.find((one) => one.id === id);
  if (piece) return written(piece.name, piece.describe, piece.badges, lit, id);
  const edge = grid.edges.find((one) => one.id === id && one.describe.length);
  if (edge) return written(edge.describe[0] ?? '', edge.describe.slice(1), [], lit, id);
  const cell = grid.cells.find((one) => one.id === id);
  if (cell) return written(cell.describe[0] ?? '', cell.describe.slice(1), [], lit, id);
  return null;
}

/** The tip of a room or piece of a graph. */
export function noteOfGraph(graph: Graph, lit: Lit, id: string): Note | null {
  const piece = graph.pieces.find((one) => one.id === id);
  if (piece) return written(piece.name, piece.describe, piece.badges, lit, id);
  const node = graph.nodes.find((one) => one.id === id);
  if (node) return written(node.name, node.describe, node.badges, lit, id);
  return null;
}

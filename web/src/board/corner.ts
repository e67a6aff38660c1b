/** Where something may lie over a board without hiding anybody. Pure. */
import type { Box } from './geometry';

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** What is so wide and high in a corner of a board, a gap from its edges. */
export function cornerBox(corner: Corner, board: { w: number; h: number }, { w, h }: { w: number; h: number }, gap: number): Box {
  return { x: corner.endsWith('e') ? board.w - w - gap : gap, y: corner.startsWith('s') ? board.h - h - gap : gap, w, h };
}

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The first corner in which nothing stands; none where somebody is in all of them. */
export function freeCorner(taken: readonly Box[], corners: readonly Corner[], boxOf: (corner: Corner) => Box): Corner | null {
  const free = (corner: Corner): boolean => taken.every((box) => !meet(box, boxOf(corner)));
  return corners.find(free) ?? null;
}

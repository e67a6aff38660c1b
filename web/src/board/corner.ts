/** Where something may lie over a board without hiding anybody. Pure. */
import type { Box } from './geometry';

export const CORNERS = ['nw', 'ne', 'sw'] as const;
export type Corner = (typeof CORNERS)[number];

/** The square that lies in a corner of a board so wide and high, a gap from its edges. */
export function cornerBox(corner: Corner, width: number, height: number, side: number, gap: number): Box {
  return { x: corner === 'ne' ? width - side - gap : gap, y: corner === 'sw' ? height - side - gap : gap, w: side, h: side };
}

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** A corner in which nothing stands: the one it is in, if that is free; none where somebody is in all of them. */
export function freeCorner(taken: readonly Box[], now: Corner, boxOf: (corner: Corner) => Box): Corner | null {
  const free = (corner: Corner): boolean => taken.every((box) => !meet(box, boxOf(corner)));
  return free(now) ? now : (CORNERS.find(free) ?? null);
}

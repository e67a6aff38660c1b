/** Where a plate lies so that it covers nobody it speaks of. Pure. */

interface Point {
  x: number;
  y: number;
}
interface Size {
  w: number;
  h: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Where the line begins that ties it to its target, and how long it is. */
  tie: number;
  length: number;
  side: 'above' | 'below' | 'beside';
}

/** So much room whoever is spoken of takes, and so far from the edge a plate stays. */
const ROOM = 34;
const EDGE = 12;

/** Above its target, below, or beside it: the first place where it fits and covers nobody, else where it covers least. */
export function placeBeside(target: Point, others: readonly Point[], plate: Size, board: Size): Placed {
  const within = (n: number, size: number, most: number): number => Math.max(EDGE, Math.min(most - size - EDGE, n));
  const along = within(target.x - plate.w / 3, plate.w, board.w);
  const level = within(target.y - plate.h / 2, plate.h, board.h);
  const lowest = Math.max(target.y, ...others.map(({ y }) => y));
  const highest = Math.min(target.y, ...others.map(({ y }) => y));
  const places: [number, number][] = [
    [along, target.y - plate.h - ROOM - EDGE],
    [along, target.y + ROOM + EDGE],
    [along, highest - plate.h - ROOM - EDGE],
    [along, lowest + ROOM + EDGE],
    [target.x - plate.w - ROOM - EDGE, level],
    [target.x + ROOM + EDGE, level],
    [EDGE, board.h - plate.h - EDGE],
    [board.w - plate.w - EDGE, board.h - plate.h - EDGE],
  ];
  const covered = ([left, top]: [number, number]): number =>
    [target, ...others].reduce((sum, { x, y }) => {
      const wide = Math.min(left + plate.w, x + ROOM) - Math.max(left, x - ROOM);
      const high = Math.min(top + plate.h, y + ROOM) - Math.max(top, y - ROOM);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  const placed = places.map(([left, top]): [number, number] => [within(left, plate.w, board.w), within(top, plate.h, board.h)]);
  const [left, top] = placed.reduce((best, one) => (covered(one) < covered(best) ? one : best));
  const tied = target.x > left && target.x < left + plate.w;
  const side = tied && top + plate.h <= target.y ? 'above' : tied && top >= target.y ? 'below' : 'beside';
  const gap = side === 'above' ? target.y - top - plate.h : top - target.y;
  return { left, top, tie: target.x - left, length: side === 'beside' ? 0 : Math.max(0, gap - ROOM + EDGE), side };
}

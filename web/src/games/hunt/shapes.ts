/** The plates of models, around 0,0: as everywhere, the shape of a seat tells the same as its colour. Pure. */
const PLATES = [
  { path: 'M0-17a17 17 0 1 0 .01 0z', dy: 2 },
  { path: 'M0-20L20 15H-20z', dy: 4 },
  { path: 'M-15.5-15.5h31v31h-31z', dy: 2 },
  { path: 'M0-21L21 0 0 21-21 0z', dy: 2 },
  { path: 'M0-18L18-4 11 16H-11L-18-4z', dy: 3 },
  { path: 'M-7-18H7V-7H18V7H7V18H-7V7H-18V-7H-7z', dy: 2 },
] as const;
/** Models that nobody plays. */
const HORDE = 1;

/** The outline of a seat's plates, and how far down its letters stand. */
export function shapeOf(owner: number): { path: string; dy: number } {
  return PLATES[(owner < 0 ? HORDE : owner) % PLATES.length] ?? PLATES[HORDE];
}

/** Cards and sheets grow with a large window, and never shrink below their drawn size. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const DRAWN = { width: 1440, height: 900 };
const MOST = 1.4;

export function grown(): number {
  const fits = Math.min((innerWidth.current ?? DRAWN.width) / DRAWN.width, (innerHeight.current ?? DRAWN.height) / DRAWN.height);
  return Math.max(1, Math.min(MOST, fits));
}

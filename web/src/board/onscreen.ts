/** Where things of the table are on the screen. */

/** The first of these elements that is to be seen. */
export function seen(ids: readonly string[]): HTMLElement | null {
  for (const id of ids) {
    const seat = /^seat:(\d+)$/.exec(id);
    const node = document.querySelector<HTMLElement>(seat ? `[data-seat="${seat[1]}"]` : `[data-id="${CSS.escape(id)}"]`);
    if (node?.getClientRects().length) return node;
  }
  return null;
}

/** The middle of the first of these elements that is to be seen. */
export function middleOf(ids: readonly string[]): { x: number; y: number } | null {
  const box = seen(ids)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Attached to a box that may scroll: keys can reach it while something of it is out of sight, and it is seen that more follows. */
export function scrollable(node: HTMLElement): () => void {
  const fade = (): void => void node.toggleAttribute('data-more', node.scrollTop + node.clientHeight < node.scrollHeight - 4);
  const stop = measured(node, () => {
    if (isOver(node)) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
    fade();
  });
  node.addEventListener('scroll', fade, { passive: true });
  return () => {
    node.removeEventListener('scroll', fade);
    stop();
  };
}

/** How a card makes room for its text: without its picture, with smaller letters where they are large, and at last by scrolling. */
const WAYS = ['bare', 'small', 'part'] as const;

/** Attached to an enlarged card: all of it is to be read, or it is seen that there is more. */
export function readable(node: HTMLElement): () => void {
  return measured(node, () => {
    delete node.dataset.fit;
    for (const way of WAYS) if (isOver(node)) node.dataset.fit = way;
    if (node.dataset.fit === 'part') node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
}

const isOver = (node: HTMLElement): boolean => node.scrollHeight > node.clientHeight + 1;

/** Look at a box now, and again when its size or its words change. */
function measured(node: HTMLElement, look: () => void): () => void {
  let planned = 0;
  const sizes = new ResizeObserver(look);
  // Whatever changes until the next picture is measured once, when the picture needs it measured anyway.
  const words = new MutationObserver(() => {
    planned ||= requestAnimationFrame(() => {
      planned = 0;
      look();
    });
  });
  sizes.observe(node);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(planned);
    sizes.disconnect();
    words.disconnect();
  };
}

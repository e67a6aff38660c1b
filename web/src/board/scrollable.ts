/** Attached to a box that may scroll: keys can reach it while something of it is out of sight. */
export function scrollable(node: HTMLElement): () => void {
  let planned = 0;
  const look = (): void => {
    planned = 0;
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  // Whatever changes until the next picture is measured once, when the picture needs it measured anyway.
  const words = new MutationObserver(() => (planned ||= requestAnimationFrame(look)));
  sizes.observe(node);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(planned);
    sizes.disconnect();
    words.disconnect();
  };
}

/** Attached to a box that may scroll: keys can reach it while something of it is out of sight. */
export function scrollable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(node);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}

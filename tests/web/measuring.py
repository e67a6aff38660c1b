"""What of a page cannot be read: text that is cut, or that lies outside of everything that could be scrolled."""

from __future__ import annotations

from tests.web.player import Player

SIZES = ((1440, 900), (1280, 720), (768, 1024), (390, 844))
LANGS = ("en", "fr", "de")
# Texts whose box, or a box around it that does not scroll, ends before them. Boards have a camera of their own.
CUT = """() => {
  const found = new Set();
  const scrolls = value => value === 'auto' || value === 'scroll';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest('svg, .vh, script, style, noscript')) continue;
    const held = holder.getBoundingClientRect();
    // What is only read out is a point.
    if (held.width <= 2 || held.height <= 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2 || text.height < 2) continue;
    if (!holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    let across = true, down = true, how = '';
    for (let box = holder; box && (across || down) && !how; box = box.parentElement) {
      const {overflowX, overflowY, position} = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (across && overflowX !== 'visible') {
        if (scrolls(overflowX)) across = false;
        else if (text.left < edge.left - 2 || text.right > edge.right + 2) how = 'cut across';
      }
      if (down && overflowY !== 'visible') {
        if (scrolls(overflowY)) down = false;
        else if (text.top < edge.top - 3 || text.bottom > edge.bottom + 3) how = 'cut below';
      }
      if (position === 'fixed') break;
    }
    if (across && (text.left < -2 || text.right > innerWidth + 2)) how ||= 'outside';
    if (down && text.top + scrollY < -2) how ||= 'above';
    if (how) found.add(`${how}: ${node.textContent.trim().slice(0, 60)} in .${holder.parentElement.className}`);
  }
  const {scrollWidth} = document.documentElement;
  if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} wide`);
  return [...found];
}"""
# The language is chosen as in another window of the same browser, without a reload.
SPEAK = """lang => {
  const kept = JSON.parse(localStorage.getItem('hullbreach.settings') ?? '{}');
  localStorage.setItem('hullbreach.settings', JSON.stringify({...kept, lang}));
  dispatchEvent(new StorageEvent('storage', {key: 'hullbreach.settings'}));
}"""
STILL = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def speak(player: Player, lang: str) -> None:
    """Turn the page, and what the server tells it, into another language."""
    player.page.evaluate(SPEAK, lang)
    player.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


def cut(player: Player, size: tuple[int, int]) -> list[str]:
    """Everything that cannot be read at a size."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.evaluate(STILL)
    found = player.page.evaluate(CUT)
    assert isinstance(found, list)
    return [str(one) for one in found]

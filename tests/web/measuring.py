"""What of a page cannot be read: text that is cut or lies outside of everything that could be scrolled, torn words."""

from __future__ import annotations

from tests.web.player import Player

SIZES = ((1440, 900), (1280, 720), (768, 1024), (390, 844))
LANGS = ("en", "fr", "de")
# Texts whose box, or a box around it that does not scroll, ends before them. Boards have a camera of their own.
CUT = r"""() => {
  const found = new Set();
  const scrolls = value => value === 'auto' || value === 'scroll';
  // A browser that knows the language may put hyphens that no letter tells of.
  const [auto, manual] = ['auto', 'manual'].map(hyphens => {
    const probe = Object.assign(document.createElement('p'), {textContent: 'Wissenschaft'});
    probe.style.cssText = `position: absolute; visibility: hidden; width: 6ch; hyphens: ${hyphens}`;
    document.body.append(probe);
    const {height} = probe.getBoundingClientRect();
    probe.remove();
    return height;
  });
  // A word that goes on in the next line without a hyphen.
  const torn = (node, range) => {
    if (range.getClientRects().length < 2) return null;
    for (const {0: word, index} of node.textContent.matchAll(/\S{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length < 2) continue;
      let line = null;
      for (let n = 0; n < word.length; n++) {
        range.setStart(node, index + n);
        range.setEnd(node, index + n + 1);
        const {top, bottom, width} = range.getBoundingClientRect();
        if (!width) continue;
        if (line !== null && (top + bottom) / 2 > line && !/[-\u00ad\u200b–—/·(]/.test(word[n - 1])) return word;
        line = bottom;
      }
    }
    return null;
  };
  // All of the page but its root, which tests do not paint.
  const transparent = element => {
    for (let box = element; box !== document.documentElement; box = box.parentElement) {
      if (getComputedStyle(box).opacity === '0') return true;
    }
    return false;
  };
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
    if (!holder.checkVisibility({visibilityProperty: true}) || transparent(holder)) continue;
    const broken = auto > manual && getComputedStyle(holder).hyphens === 'auto' ? null : torn(node, range);
    if (broken) found.add(`broken: ${broken} in .${holder.className} in .${holder.parentElement.className}`);
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
# Which of the cards of a game are more than an enlarged card can show, where this one is: what is printed on each of
# them is written into it, one after the other.
OVERFULL = r"""([place, cards]) => {
  const shown = document.querySelector(place);
  const box = shown.cloneNode(true);
  shown.replaceWith(box);
  box.querySelectorAll('.words, .only').forEach(one => one.remove());
  const [name, line, text] = ['h3', '.line', '.text'].map(part => box.querySelector(part));
  const found = cards.filter(card => {
    name.textContent = card.name;
    line.textContent = card.facts;
    text.replaceChildren(...card.text.split('\n').map(textContent => {
      return Object.assign(document.createElement('p'), {textContent});
    }));
    // As the page does it: without the picture, with smaller letters, and last with as much room as it may take.
    const isOver = () => box.scrollHeight > box.clientHeight + 1;
    delete box.dataset.fit;
    for (const way of ['bare', 'small', 'part']) if (isOver()) box.dataset.fit = way;
    return isOver();
  });
  box.replaceWith(shown);
  return found.map(card => card.name);
}"""
PRINTED = """async ([game, lang]) => {
  const {sheets} = await (await fetch(`/api/cards/${game}?lang=${lang}`)).json();
  return sheets.flatMap(sheet => sheet.cards);
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


def overfull(player: Player, game: str, lang: str, place: str) -> list[str]:
    """The cards of a game that cannot be read whole in this language where one is enlarged now."""
    cards = player.page.evaluate(PRINTED, [game, lang])
    assert len(cards) > 50
    found = player.page.evaluate(OVERFULL, [place, cards])
    return [f"{lang}: {name}" for name in found]


def cut(player: Player, size: tuple[int, int]) -> list[str]:
    """Everything that cannot be read at a size."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.evaluate(STILL)
    found = player.page.evaluate(CUT)
    assert isinstance(found, list)
    return [str(one) for one in found]

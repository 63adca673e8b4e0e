/** What nobody could read on a page: sentences, none where all is well. `least` is the least size of type in pixels. */
(least) => {
  const found = new Set();
  // What lies over a text counts, also where a finger would go through it; cards in flight soon land.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important } .sky { display: none !important }');
  document.adoptedStyleSheets.push(sheet);

  if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways');

  /** Drawn pictures are another matter, and some texts are for screen readers alone. */
  const isForEyes = (element) => {
    if (element.closest('svg, script, style, .sr, .skip, .log, h1') !== null) return false;
    for (let at = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none' || style.opacity === '0' || style.visibility === 'hidden') return false;
    }
    return true;
  };
  /** What is scrolled away can be scrolled back, and a shortened name ends in dots: only the rest of the box is read. */
  const window = (element) => {
    const seen = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') {
        seen.left = Math.max(seen.left, box.left);
        seen.right = Math.min(seen.right, box.right);
      }
      if (['auto', 'scroll'].includes(style.overflowY)) {
        seen.top = Math.max(seen.top, box.top);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
    }
    return seen;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (text === '' || !isForEyes(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    if (boxes.length === 0) continue;

    // The board for the room enlarges its table as a whole.
    const stage = element.closest('.stage');
    const scale = stage === null ? 1 : stage.getBoundingClientRect().width / stage.offsetWidth;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.1) found.add(`${size.toFixed(1)} pixels: ${text}`);

    const seen = window(element);
    for (const box of boxes) {
      const [left, right] = [Math.max(box.left, seen.left), Math.min(box.right, seen.right)];
      const [top, bottom] = [Math.max(box.top, seen.top), Math.min(box.bottom, seen.bottom)];
      if (right - left < 3 || bottom - top < box.height * 0.8) continue;
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
        found.add(`outside: ${text}`);
        continue;
      }
      const middle = (top + bottom) / 2;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const above = document.elementFromPoint(x, middle);
        if (above === null || above.contains(element) || element.contains(above)) continue;
        const cover = above.closest('svg') ?? above;
        // The number of a rule can be hit beside what is drawn of it.
        if (cover.matches('.rid')) continue;
        found.add(`under ${cover.tagName}.${cover.getAttribute('class')}: ${text}`);
        break;
      }
    }
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}

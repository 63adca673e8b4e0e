/** Marks the words of a search in what stands under an element, without touching it: the CSS Custom Highlight API. */

const NAME = 'found';

/** An attachment that marks every word of a search. Browsers without the interface show the rules unmarked. */
export function marking(search: string): (root: HTMLElement) => (() => void) | undefined {
  return (root) => {
    const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
    if (wanted.length === 0 || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(NAME, new Highlight(...rangesOf(root, wanted)));
    return () => void CSS.highlights.delete(NAME);
  };
}

function rangesOf(root: HTMLElement, wanted: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = (node.textContent ?? '').toLowerCase();
    for (const word of wanted) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

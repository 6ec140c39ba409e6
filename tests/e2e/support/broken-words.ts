/**
 * Runs in the page. Words that go on in another line in the middle: letters so large, or a column so narrow, that no
 * word has room. The text between the places where a line may end is a word; codes, addresses and the cells of
 * tables are none.
 */
export function findBrokenWords(): string[] {
  const isForScreenReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at instanceof HTMLElement && at.offsetWidth === 1) return true;
    return false;
  };
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('code, pre, td, svg, script, [inert]'))
      continue;
    if (isForScreenReaders(parent)) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–/]+/g)) {
      if (/[\d@_]|\.\w/.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`"${word}" of ${parent.tagName}.${parent.className}`);
    }
  }
  return broken;
}

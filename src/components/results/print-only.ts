/** Events that say that the visitor is back from the print dialog, which some phones do not report. */
const BACK = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Prints one element of the page and leaves out all others. The screen does not change. */
export function printOnly(element: HTMLElement): void {
  const marked: [Element, string][] = [];
  for (
    let node = element;
    node !== document.body && node.parentElement;
    node = node.parentElement
  ) {
    marked.push([node.parentElement, 'data-around-printed']);
    for (const sibling of node.parentElement.children)
      if (sibling !== node) marked.push([sibling, 'data-unprinted']);
  }
  for (const [each, mark] of marked) each.setAttribute(mark, '');
  const restore = () => {
    for (const [each, mark] of marked) each.removeAttribute(mark);
    for (const event of BACK) removeEventListener(event, restore);
  };
  window.print();
  for (const event of BACK) addEventListener(event, restore);
}

import { sayMissing } from '#components/later/say-missing.ts';
import { later } from '#lib/later.ts';

const noPrintDialog = later(() => import('./no-print-dialog.ts'));

/** Events that say that the visitor is back from the print dialog, which some phones do not report. */
const BACK = ['pointermove', 'pointerdown', 'keydown'] as const;

/** A browser that prints says so by then. */
const PRINTS_WITHIN_MS = 1_000;

/**
 * Prints one element of the page and leaves out all others. The screen does not change. Browsers inside apps do nothing
 * at all when they are asked to print: where no sign of a dialog is seen it is said what to do.
 */
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
  let isPrinting = false;
  const begin = () => {
    isPrinting = true;
  };
  addEventListener('beforeprint', begin, { once: true });
  window.print?.();
  setTimeout(() => {
    removeEventListener('beforeprint', begin);
    if (isPrinting) return;
    void noPrintDialog.load().then(({ sayNoDialog }) => sayNoDialog(), sayMissing);
  }, PRINTS_WITHIN_MS);
  for (const event of BACK) addEventListener(event, restore);
}

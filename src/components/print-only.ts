import './print-only.scss';

/** Events that say that the visitor is back from the print dialog, which some phones do not report. */
const BACK = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Prints one element of the page and leaves out all others. The screen does not change. */
export function printOnly(element: HTMLElement): void {
  const others = othersThan(element);
  for (const other of others) other.setAttribute('data-unprinted', '');
  const restore = () => {
    for (const other of others) other.removeAttribute('data-unprinted');
    for (const event of BACK) removeEventListener(event, restore);
  };
  window.print();
  for (const event of BACK) addEventListener(event, restore);
}

function othersThan(element: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement)
    others.push(...[...node.parentElement.children].filter((sibling) => sibling !== node));
  return others;
}

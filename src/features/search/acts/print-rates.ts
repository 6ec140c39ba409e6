import { printOnly } from '#components/results/print-only.ts';

/** A page that takes longer than this is not printed any more: its visitor does something else. */
const MOST_MS = 20_000;

/** Prints the page of all rates, as soon as it is there. */
export function printRates(): void {
  const until = performance.now() + MOST_MS;
  const look = () => {
    const isThere = document.querySelector('#main .rates-sheets');
    const main = document.getElementById('main');
    if (isThere && main) printOnly(main);
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

import { Icon } from '#components/Icon.tsx';
import { printOnly } from '#components/results/print-only.ts';
import { useHydrated } from '#components/use-hydrated.ts';
import { share } from './share.ts';
import * as words from './words.ts';

/** Prints or shares the page. Both need scripts, so they come with them; a browser prints without. */
export function RatesActions() {
  if (!useHydrated()) return null;
  return (
    <div className="form-actions">
      <button type="button" className="btn btn-outline-primary" onClick={print}>
        <Icon name="printer" />
        {words.print}
      </button>
      <button type="button" className="btn btn-outline-primary" onClick={() => void share()}>
        <Icon name="send" />
        {words.share}
      </button>
    </div>
  );
}

function print(): void {
  const main = document.querySelector('main');
  if (main) printOnly(main);
}

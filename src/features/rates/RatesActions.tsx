import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#components/Icon.tsx';
import { printOnly } from '#components/results/print-only.ts';
import { useHydrated } from '#components/use-hydrated.ts';
import type { RateSheet } from '#copy/types/rate-sheet.ts';
import { Sheet } from './Sheet.tsx';
import { share } from './share.ts';
import * as words from './words.ts';

interface RatesActionsProps {
  sheets: readonly RateSheet[];
  ribbon: string;
}

/**
 * Prints the page, or one sheet of it, or shares it. All of it needs scripts, so it comes with them; a browser prints
 * the page without.
 */
export function RatesActions({ sheets, ribbon }: RatesActionsProps) {
  const [sheet, setSheet] = useState<RateSheet>();
  const paper = useRef<HTMLElement>(null);
  if (!useHydrated()) return null;
  const printSheet = (chosen: RateSheet) => {
    // The dialog takes what is on the page at this moment.
    flushSync(() => setSheet(chosen));
    if (paper.current) printOnly(paper.current);
  };
  return (
    <>
      <p className="rates-sheets">{words.sheets}</p>
      <div className="form-actions">
        {sheets.map((each) => (
          <button
            key={each.action}
            type="button"
            className="btn btn-primary"
            onClick={() => printSheet(each)}
          >
            <Icon name="printer" />
            <span>{each.action}</span>
          </button>
        ))}
      </div>
      <div className="form-actions">
        <button type="button" className="btn btn-outline-primary" onClick={printPage}>
          <Icon name="printer" />
          {words.print}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={() => void share()}>
          <Icon name="send" />
          {words.share}
        </button>
      </div>
      {sheet && <Sheet ref={paper} sheet={sheet} ribbon={ribbon} />}
    </>
  );
}

function printPage(): void {
  const main = document.querySelector('main');
  if (main) printOnly(main);
}

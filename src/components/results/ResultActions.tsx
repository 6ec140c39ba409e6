import type { RefObject } from 'react';
import type { Elements } from '#components/elements.ts';
import { Icon } from '#components/Icon.tsx';
import { sayMissing } from '#components/later/say-missing.ts';
import { saveFile } from '#components/save-file.ts';
import { today } from '#components/today.ts';
import { useHydrated } from '#components/use-hydrated.ts';
import * as words from '#words/components.ts';
import { company } from '#words/language.ts';
import { printOnly } from './print-only.ts';

interface ResultActionsProps {
  /** Name and text of the CSV file, where there is one. */
  file?: string;
  csv?: () => Promise<string>;
  /** What is printed, with date and brand below it. */
  printed: RefObject<HTMLElement | null>;
  /** More that can be done. */
  children?: Elements;
}

/** Saves a result as a table, or prints it. Both need scripts, so they come with them. */
export function ResultActions({ file, csv, printed, children }: ResultActionsProps) {
  if (!useHydrated()) return null;
  return (
    <>
      <p className="printed-only mt-3">{`${company.brand}, ${today()}`}</p>
      <div className="form-actions not-printed">
        {file && csv && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() =>
              void csv().then(
                (text) => saveFile(file, new Blob([text], { type: 'text/csv' })),
                sayMissing,
              )
            }
          >
            <Icon name="download" className="i-sm" />
            {words.downloadTable}
          </button>
        )}
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => printed.current && printOnly(printed.current)}
        >
          <Icon name="printer" className="i-sm" />
          {words.print}
        </button>
        {children}
      </div>
    </>
  );
}

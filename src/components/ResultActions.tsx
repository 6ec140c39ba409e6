import type { RefObject } from 'react';
import { Icon } from './Icon.tsx';
import { printOnly } from './print-only.ts';
import { saveFile } from './save-file.ts';
import { useHydrated } from './use-hydrated.ts';

interface ResultActionsProps {
  /** Name and text of the CSV file. */
  file: string;
  csv: () => string;
  /** What is printed. */
  printed: RefObject<HTMLElement | null>;
}

/** Saves a result as a table, or prints it. Both need scripts, so they come with them. */
export function ResultActions({ file, csv, printed }: ResultActionsProps) {
  if (!useHydrated()) return null;
  return (
    <div className="form-actions not-printed">
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => saveFile(file, new Blob([csv()], { type: 'text/csv' }))}
      >
        <Icon name="download" className="i-sm" />
        Download CSV
      </button>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => printed.current && printOnly(printed.current)}
      >
        <Icon name="printer" className="i-sm" />
        Print
      </button>
    </div>
  );
}

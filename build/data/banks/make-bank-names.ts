import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchPinned } from '../registry.ts';
import type { Source } from '../sources.ts';
import { BANK_NAMES } from './corrections.ts';

const MADE = 'src/features/number-check/formats/banks/bank-names.json';

/** Writes the list of banks anew. @returns the exit code */
export function makeBankNames(source: Source): number {
  const listed = JSON.parse(
    readFileSync(path.join(fetchPinned(source), 'src/banknames.json'), 'utf8'),
  );
  const names = bankNames(listed);
  // Letters and names apart: two lists of alike things pack smaller.
  const packed = { letters: Object.keys(names).join(''), names: Object.values(names) };
  writeFileSync(MADE, `${JSON.stringify(packed, undefined, 2)}\n`);
  console.log(`${MADE}: ${packed.names.length} banks`);
  return 0;
}

/** Names by the first four letters of an IFSC, in the order of these: so the letters pack smallest. */
export const bankNames = (listed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...listed, ...BANK_NAMES })
      .map(([letters, name]) => [letters, name.trim()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

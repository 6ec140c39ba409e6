import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchPinned } from '../registry.ts';
import type { Source } from '../sources.ts';
import { BANK_NAMES, LIVE_BESIDES } from './corrections.ts';

const MADE = 'src/features/number-check/ifsc/banks/bank-names.json';

/** Regenerates the list of banks. @returns the exit code */
export function makeBankNames(source: Source): number {
  const folder = fetchPinned(source);
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const live = [...Object.keys(read('src/IFSC.json')), ...LIVE_BESIDES].sort();
  const names = bankNames(read('src/banknames.json'), live);
  const unnamed = live.filter((letters) => !names[letters]);
  // Letters and names apart, and letters in columns: lists of similar things compress better.
  const letters = [...Object.keys(names), ...unnamed];
  const packed = {
    columns: [0, 1, 2, 3].map((column) => letters.map((each) => each[column]).join('')),
    names: Object.values(names),
  };
  writeFileSync(MADE, `${JSON.stringify(packed, undefined, 2)}\n`);
  console.log(`${MADE}: ${packed.names.length} banks`);
  return 0;
}

/**
 * Names by the first four letters of an IFSC, in the order of these: so the letters pack smallest. Letters that end in
 * X are NPCI's, for banks whose IFSCs begin with those of another bank: no IFSC has them, but for `live` ones.
 */
export const bankNames = (
  listed: Readonly<Record<string, string>>,
  live: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...listed, ...BANK_NAMES })
      .filter(([letters]) => !letters.endsWith('X') || live.includes(letters))
      .map(([letters, name]) => [letters, name.trim()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

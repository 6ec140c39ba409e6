import { writeFileSync } from 'node:fs';
import { landlinePrefixes } from './landline-prefixes.ts';

const MADE = 'src/features/number-check/line/landline-prefixes.json';

/** Regenerates the prefixes of landlines. @returns the exit code */
export function makeLandlinePrefixes(): number {
  writeFileSync(MADE, `${JSON.stringify(landlinePrefixes(), undefined, 2)}\n`);
  console.log(MADE);
  return 0;
}

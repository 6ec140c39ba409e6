import type { NumberFormat } from '#copy/types/numbers.ts';
import { later } from '#lib/later.ts';
import type { Checked, Format } from './checked.ts';
import { loadFormat } from './load-format.ts';

const labelled = later(() => import('./labelled.ts'));

/** A number to be looked at, and what it is meant to be. */
export interface Entered {
  format: NumberFormat;
  text: string;
}

/** Checks numbers one after the other. Rejects if a rule cannot be loaded. */
export async function checkNumbers(entered: readonly Entered[]): Promise<readonly Checked[]> {
  const checked = await Promise.all(
    entered.map(async ({ format, text }) => {
      const [rule, { checkLabelled }] = await Promise.all([loadFormat(format), labelled.load()]);
      return Promise.all(checkLabelled(format, rule, text).map((each) => withLookUp(rule, each)));
    }),
  );
  return checked.flat();
}

// A list that does not load takes nothing away from the check itself.
async function withLookUp({ lookUp }: Format, checked: Checked): Promise<Checked> {
  if (!lookUp || checked.verdict !== 'right') return checked;
  return lookUp(checked).catch(() => checked);
}

import { expect, it } from 'vitest';
import { qr } from '../../../copy/specimens.ts';
import { codeOf } from '../../../src/features/upi-qr/code.ts';
import { QUIET_MODULES } from '../../../src/features/upi-qr/limits.ts';

const TEXT = 'upi://pay?pa=meena@example&pn=Meena&cu=INR';

/** Dark modules of a path that runs through rows, as `x,y`. */
function darkIn(rows: string): string[] {
  const dark: string[] = [];
  let x = 0;
  let y = 0;
  for (const [, move, left = '', down = '', width = ''] of rows.matchAll(
    /([Mm])(\d+) (\d+)h(\d+)/g,
  )) {
    x = move === 'M' ? Number(left) : x + Number(left);
    y = move === 'M' ? Number(down) : y;
    for (let i = 0; i < Number(width); i++) dark.push(`${x++},${y}`);
  }
  return dark;
}

it('shows the code that the tool would draw', () => {
  if (qr.kind !== 'qr') throw new Error('No code.');
  const code = codeOf(TEXT);
  const dark = code.bars.flatMap(({ x, y, width }) =>
    Array.from({ length: width }, (_, i) => `${x + i - QUIET_MODULES},${y - QUIET_MODULES}`),
  );
  expect(darkIn(qr.rows).sort()).toEqual(dark.sort());
  expect(qr.modules).toBe(code.size - 2 * QUIET_MODULES);
});

import { expect, it } from 'vitest';
import type { PosterContent } from './content.ts';
import { kit } from './kit.ts';
import type { Piece } from './line-row.ts';
import type { Local } from './local.ts';

/** Lines that are told apart by their widths. */
const lineOf = (width: number) => ({ width, glyphs: [] }) as unknown as Local['lines']['scan'];
const local = {
  glyphs: [],
  lines: { first: lineOf(1), second: lineOf(2), third: lineOf(3), thanks: lineOf(4) },
} as unknown as Local;

const said = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [piece];
    return 'outline' in piece
      ? [`line ${(piece.outline as unknown as { width: number }).width}`]
      : [];
  });
const kitOf = (content: Partial<PosterContent>) => {
  const { amount, foot } = kit(content as PosterContent);
  return { amount: said(amount), foot: foot.map(said) };
};

const IN_ENGLISH = ['1', 'Scan', '2', 'Check the name', '3', 'Pay'];
const IN_LINES = ['1', 'line 1', '2', 'line 2', '3', 'line 3'];

// Who scans sees a name before he pays: in any other order the warning comes too late.
it('a payer scans, then checks the name, then pays', () => {
  expect(kitOf({ inEnglish: true }).foot).toEqual([IN_ENGLISH, ['Thank you']]);
});

it('a language has its own line for each step, and English below where it is wanted', () => {
  expect(kitOf({ local, inEnglish: false }).foot).toEqual([IN_LINES, ['line 4']]);
  expect(kitOf({ local, inEnglish: true }).foot).toEqual([
    IN_LINES,
    IN_ENGLISH,
    ['line 4', '·', 'Thank you'],
  ]);
});

it('what a language has no line for is in English', () => {
  expect(kitOf({ local, inEnglish: false }).amount).toEqual(['Amount']);
  const lines = { ...local.lines, third: undefined };
  const { foot } = kitOf({ local: { ...local, lines } as Local, inEnglish: false });
  expect(foot[0]).toEqual(['1', 'line 1', '2', 'line 2', '3', 'Pay']);
});

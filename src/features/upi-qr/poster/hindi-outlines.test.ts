import { expect, it } from 'vitest';
import { EM, hindiOutlines } from '../../../../build/artifacts/pictures/outlines.ts';
import { HINDI } from './words.ts';

const FILE = '../../../../../src/features/upi-qr/poster/hindi-outlines.ts';

// `npx vitest run <this file> --update=all` regenerates the outlines.
it('the outlines are those of today’s Hindi words', async () => {
  const names = Object.keys(HINDI);
  const { drawn, lines } = hindiOutlines(Object.values(HINDI));
  const source = `import type { HINDI } from './words.ts';

// Made by the test of this file, of Anek Devanagari 600.

/** Units of an em of the outlines. */
export const EM = ${EM};

/** A shaped line: its width, and the glyphs with their places, in units. */
export interface Outline {
  width: number;
  glyphs: readonly (readonly [index: number, x: number, y: number])[];
}

/** Path data of each glyph, from its baseline. */
export const GLYPHS = [
${drawn.map((d) => `  '${d}',\n`).join('')}];

export const HINDI_OUTLINES: Record<keyof typeof HINDI, Outline> = {
${lines.map((line, i) => `  ${names[i]}: { width: ${line.width}, glyphs: ${JSON.stringify(line.glyphs)} },\n`).join('')}};
`;
  await expect(source).toMatchFileSnapshot(FILE);
});

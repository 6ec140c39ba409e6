import { expect, it } from 'vitest';
import { hindiOutlines } from '../../../../build/artifacts/pictures/outlines.ts';
import { HINDI } from './words.ts';

const FILE = './hindi-outlines.ts';

// `npx vitest run <this file> --update=all` regenerates the outlines.
it('the outlines are those of today’s Hindi words', async () => {
  const names = Object.keys(HINDI);
  const { drawn, lines } = hindiOutlines(Object.values(HINDI));
  const source = `import type { Local } from './local.ts';
import { HINDI } from './words.ts';

// Made by the test of this file, of Anek Devanagari 600.

export const HINDI_LOCAL: Local = {
  lang: 'hi',
  said: HINDI.scan,
  glyphs: [
${drawn.map((d) => `    '${d}',\n`).join('')}  ],
  lines: {
${lines.map((line, i) => `    ${names[i]}: { width: ${line.width}, glyphs: ${JSON.stringify(line.glyphs)} },\n`).join('')}  },
};
`;
  await expect(source).toMatchFileSnapshot(FILE);
});

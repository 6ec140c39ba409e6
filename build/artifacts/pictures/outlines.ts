import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { EM, type Outline } from '../../../src/features/upi-qr/poster/local.ts';
import { assertDrawable } from './typeface.ts';

/** Anek Devanagari, weight 600, cut down to what Hindi needs (SIL Open Font License, `public/OFL.txt`). */
const FILE = new URL('../fonts/anek-devanagari-600.woff2', import.meta.url);

const face = create(readFileSync(FILE)) as Font;

/** Between two words, in ems; the cut font has no space. */
const SPACE = 0.24;

/**
 * Shapes Hindi lines. Each glyph is drawn once, as path data that starts on the baseline. Throws for a
 * character that the face lacks.
 */
export function hindiOutlines(texts: readonly string[]): { drawn: string[]; lines: Outline[] } {
  const scale = EM / face.unitsPerEm;
  const drawn = new Map<string, number>();
  const lines = texts.map((text): Outline => {
    const glyphs: [number, number, number][] = [];
    let pen = 0;
    for (const word of text.split(' ')) {
      assertDrawable(word, face);
      const shaped = face.layout(word);
      shaped.glyphs.forEach((glyph, i) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = shaped.positions[i] ?? {};
        const d = pathOf(glyph.path.commands, scale);
        if (!drawn.has(d)) drawn.set(d, drawn.size);
        glyphs.push([
          drawn.get(d) as number,
          Math.round(pen + xOffset * scale),
          Math.round(-yOffset * scale),
        ]);
        pen += xAdvance * scale;
      });
      pen += SPACE * EM;
    }
    return { width: Math.round(pen - SPACE * EM), glyphs };
  });
  return { drawn: [...drawn.keys()], lines };
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

const pathOf = (commands: readonly { command: string; args: number[] }[], scale: number): string =>
  commands
    .map(
      ({ command, args }) =>
        LETTERS[command] +
        args.map((value, i) => Math.round((i % 2 === 0 ? value : -value) * scale)).join(' '),
    )
    .join('');

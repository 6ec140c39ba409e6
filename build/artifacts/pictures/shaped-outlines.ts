import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { EM, type Local, type Outline } from '../../../src/features/upi-qr/poster/local.ts';

/** Between two words, in ems. */
const SPACE = 0.24;

/** What goes further down than most letters do, in ems. */
const LOW = 0.35;

/**
 * Shapes lines in any script of India, with HarfBuzz: fontkit joins some letters of Bengali and Telugu wrongly. Each
 * glyph is drawn once, as path data that starts on the baseline. Throws for a character that the face lacks.
 *
 * @param sfnt a face, as TrueType or OpenType
 */
export function shapedOutlines(
  sfnt: Uint8Array,
  texts: readonly string[],
): Pick<Local, 'glyphs'> & { lines: Outline[] } {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const scale = EM / face.upem;
  const drawn = new Map<string, number>();
  const lines = texts.map((text): Outline => {
    const glyphs: [number, number, number][] = [];
    let pen = 0;
    let down = 0;
    for (const word of text.split(' ')) {
      for (const glyph of shaped(font, word)) {
        const { codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
        if (codepoint === 0) throw new Error(`The face lacks a letter of: ${word}`);
        const d = pathOf(font.glyphToPath(codepoint), scale);
        if (!drawn.has(d)) drawn.set(d, drawn.size);
        const [x, y] = [Math.round(pen + xOffset * scale), Math.round(-yOffset * scale)];
        glyphs.push([drawn.get(d) as number, x, y]);
        down = Math.max(down, reachOf(d) + y);
        pen += xAdvance * scale;
      }
      pen += SPACE * EM;
    }
    const width = Math.round(pen - SPACE * EM);
    return down > LOW * EM ? { width, down, glyphs } : { width, glyphs };
  });
  return { glyphs: [...drawn.keys()], lines };
}

function shaped(font: Font, word: string) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** Numbers of path data. */
const numbersOf = (list: string): number[] => list.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** Path data in units of the outlines, its y axis down. */
const pathOf = (d: string, scale: number): string =>
  d.replace(
    /([A-Z])([^A-Z]*)/g,
    (_, letter: string, list: string) =>
      letter +
      numbersOf(list)
        .map((value, i) => Math.round((i % 2 === 0 ? value : -value) * scale))
        .join(' '),
  );

/** How far path data goes below the baseline. */
const reachOf = (d: string): number =>
  Math.max(0, ...d.split(/[A-Z]/).flatMap((list) => numbersOf(list).filter((_, i) => i % 2 === 1)));

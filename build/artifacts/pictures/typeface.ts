import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Weights of the site's typeface that pictures and documents use. */
export type Weight = 400 | 700;

const require = createRequire(import.meta.url);
const faces = new Map<Weight, Font>();

/**
 * The site's typeface in one weight. The static files are read, since fontkit cannot take a weight out
 * of the variable file that pages use.
 */
export function typeface(weight: Weight): Font {
  const known = faces.get(weight);
  if (known) return known;
  const file = `@fontsource/anek-latin/files/anek-latin-latin-${weight}-normal.woff`;
  const face = create(readFileSync(require.resolve(file))) as Font;
  faces.set(weight, face);
  return face;
}

/** Throws for text with a character that the typeface cannot draw; it would come out as a box. */
export function assertDrawable(text: string, face: Font): void {
  for (const character of text)
    if (!face.hasGlyphForCodePoint(character.codePointAt(0) as number))
      throw new Error(`${face.postscriptName} has no “${character}”, which is in: ${text}`);
}

import type { Font } from 'fontkit';
import { assertDrawable } from './typeface.ts';

/** Width of a text in the units of `size`. */
export const textWidth = (text: string, face: Font, size: number): number =>
  (face.layout(text).advanceWidth * size) / face.unitsPerEm;

/** Outline of one line of text as SVG path data, its baseline starting at `x`, `y`. */
export function textPath(text: string, face: Font, size: number, x: number, y: number): string {
  assertDrawable(text, face);
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  return glyphs
    .map((glyph, i) => {
      const at = positions[i];
      const left = x + (pen + (at?.xOffset ?? 0)) * scale;
      pen += at?.xAdvance ?? 0;
      return glyph.path.scale(scale, -scale).translate(left, y).toSVG();
    })
    .join('');
}

/** Breaks a text into the lines that fit `width`. A wider word gets its own line. */
export function lines(text: string, face: Font, size: number, width: number): string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, face, size) > width) {
      broken.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...broken, line] : broken;
}

/** Breaks a text into as few lines as fit `width`, as even in length as they can be. */
export function evenLines(text: string, face: Font, size: number, width: number): string[] {
  let broken = lines(text, face, size, width);
  for (let narrower = width - size / 2; narrower > 0; narrower -= size / 2) {
    const tried = lines(text, face, size, narrower);
    if (tried.length > broken.length) break;
    broken = tried;
  }
  return broken;
}

import type { Column, Row } from '#components/drawing/rows.ts';
import { EM, GLYPHS, type Outline } from './hindi-outlines.ts';

/** Vowel signs extend above and below the line. */
const LEADING = 1.45;
const BASELINE = 1.06;

/** A Hindi line that comes as an outline. */
export function outlineRow(
  { x, anchor, width }: Column,
  outline: Outline,
  { size: wanted, fill }: { size: number; fill: string },
): Row {
  const size = Math.min(wanted, (width * EM) / outline.width);
  const scale = size / EM;
  const left = anchor === 'start' ? x : x - (outline.width * scale) / 2;
  return {
    height: size * LEADING,
    draw: (top) =>
      outline.glyphs.map(([index, right, down]) => ({
        d: GLYPHS[index] ?? '',
        x: left + right * scale,
        y: top + size * BASELINE + down * scale,
        scale,
        fill,
      })),
  };
}

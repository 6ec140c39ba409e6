import type { Shape } from '#components/drawing/drawing.ts';
import { number } from './pdf.ts';

/** Operators of a PDF that draw a shape (ISO 32000-1, 8.5). */
export function pdfShape({ d, x, y, scale, fill, stroke, width = 1 }: Shape): string {
  const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
  return [
    `q ${number(scale)} 0 0 ${number(scale)} ${number(x)} ${number(y)} cm`,
    fill && `${rgb(fill)} rg`,
    stroke && `${rgb(stroke)} RG ${number(width)} w 1 j`,
    pdfPath(d),
    `${paint} Q\n`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Puts stencil `index` where a text's box is, in its colour. */
export const pdfStencil = (
  index: number,
  place: { x: number; y: number; width: number; height: number },
  fill: string,
): string =>
  `q ${rgb(fill)} rg ${number(place.width)} 0 0 ${number(-place.height)} ${number(place.x)} ${number(place.y + place.height)} cm /I${index} Do Q\n`;

/** Path data as operators. A PDF has cubic curves only. */
export function pdfPath(d: string): string {
  let at: [number, number] = [0, 0];
  const operators = [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', list = '']) => {
    const n = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (letter === 'Z') return 'h';
    const [endX = 0, endY = 0] = n.slice(-2);
    const [startX, startY] = at;
    at = [endX, endY];
    if (letter !== 'Q') return `${n.map(number).join(' ')} ${letter.toLowerCase()}`;
    const [midX = 0, midY = 0] = n;
    const towards = (from: number, middle: number) => number(from + ((middle - from) * 2) / 3);
    const controls = [
      towards(startX, midX),
      towards(startY, midY),
      towards(endX, midX),
      towards(endY, midY),
    ];
    return `${controls.join(' ')} ${number(endX)} ${number(endY)} c`;
  });
  return operators.join('\n');
}

/** `#096763` as three numbers from 0 to 1. */
const rgb = (colour: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

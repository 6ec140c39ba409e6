import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textWidth } from '../../../../../build/artifacts/pictures/text-path.ts';
import { typeface } from '../../../../../build/artifacts/pictures/typeface.ts';
import { posterInks } from '../../../../../build/colours/poster-inks.ts';
import type { Sheet } from '../../../../../src/components/drawing/drawing.ts';
import { SheetPicture } from '../../../../../src/components/drawing/SheetPicture.tsx';
import { payLink, type Request } from '../../../../../src/domain/upi-pay-link.ts';
import { codeOf } from '../../../../../src/features/upi-qr/code.ts';
import type { Pen, PosterContent } from '../../../../../src/features/upi-qr/poster/content.ts';

const widths = new Map<string, number>();

function widthOf(letter: string, weight: 400 | 700): number {
  const key = letter + weight;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const face = typeface(weight);
  const isKnown = face.hasGlyphForCodePoint(letter.codePointAt(0) as number);
  const width = isKnown ? textWidth(letter, face, 1) : 0.8;
  widths.set(key, width);
  return width;
}

/** Measures Latin letters as the page's typeface has them, and any other as a wide one. */
export const pen: Pen = {
  inks: posterInks,
  measure: (text, weight) =>
    [...text].reduce((sum, letter) => sum + widthOf(letter, weight >= 600 ? 700 : 400), 0),
};

export const SHOPS: Record<string, Request & { amount?: string }> = {
  short: { name: 'Meena Stores', upiId: 'meenastores@kolam' },
  'on two lines': {
    name: 'Shree Annapurna General Stores and Sweets, Aliganj',
    upiId: 'annapurna.general.stores@kolam',
    amount: '₹1,499.50',
    paise: 149_950,
    note: 'Table 4, lunch and tea',
  },
  'in Hindi': { name: 'श्री अन्नपूर्णा जनरल स्टोर', upiId: 'annapurna@kolam' },
  'with the longest ID': { name: 'Meena', upiId: `${'m'.repeat(249)}@kolam` },
};

export function contentOf(shop: keyof typeof SHOPS, language: PosterContent['language']) {
  const request = SHOPS[shop] as Request & { amount?: string };
  const link = payLink(request);
  return { link, content: { ...request, language, code: codeOf(link) } };
}

export const svgOfSheet = (sheet: Sheet): string =>
  renderToStaticMarkup(
    createElement(SheetPicture, { sheet, label: 'Poster', family: 'sans-serif' }),
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

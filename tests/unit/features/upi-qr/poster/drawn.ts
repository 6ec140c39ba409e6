import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { kit } from '#features/upi-qr/poster/kit.ts';
import { textWidth } from '../../../../../build/artifacts/pictures/text-path.ts';
import { typeface } from '../../../../../build/artifacts/pictures/typeface.ts';
import { posterInks } from '../../../../../build/colours/poster-inks.ts';
import type { Sheet } from '../../../../../src/components/drawing/drawing.ts';
import { SheetPicture } from '../../../../../src/components/drawing/SheetPicture.tsx';
import { payLink, type Request } from '../../../../../src/domain/upi-pay-link.ts';
import { codeOf } from '../../../../../src/features/upi-qr/code.ts';
import type { Pen, PosterContent } from '../../../../../src/features/upi-qr/poster/content.ts';
import { HINDI_LOCAL } from '../../../../../src/features/upi-qr/poster/hindi-outlines.ts';
import type { Local } from '../../../../../src/features/upi-qr/poster/local.ts';
import { local as bn } from '../../../../../src/generated/posters/bn.ts';
import { local as gu } from '../../../../../src/generated/posters/gu.ts';
import { local as hi } from '../../../../../src/generated/posters/hi.ts';
import { local as kn } from '../../../../../src/generated/posters/kn.ts';
import { local as mr } from '../../../../../src/generated/posters/mr.ts';
import { local as ta } from '../../../../../src/generated/posters/ta.ts';
import { local as te } from '../../../../../src/generated/posters/te.ts';

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

/** What posters are drawn in: with English below, without, with the payer's steps, and in English alone. */
export const KINDS: Record<string, Pick<PosterContent, 'local' | 'inEnglish' | 'kit'>> = {
  both: { local: HINDI_LOCAL, inEnglish: true },
  hi: { local: HINDI_LOCAL, inEnglish: false },
  en: { local: undefined, inEnglish: true },
  'en, steps': { local: undefined, inEnglish: true, kit },
  'hi, steps': { local: hi, inEnglish: true, kit },
};
export const LOCALS: readonly Local[] = [hi, bn, mr, te, ta, gu, kn];
for (const local of LOCALS.slice(1)) {
  KINDS[local.lang] = { local, inEnglish: false };
  KINDS[`${local.lang}, steps, English`] = { local, inEnglish: true, kit };
}

export function contentOf(shop: keyof typeof SHOPS, kind: string) {
  const request = SHOPS[shop] as Request & { amount?: string };
  const link = payLink(request);
  const {
    local,
    inEnglish,
    kit: steps,
  } = KINDS[kind] as Pick<PosterContent, 'local' | 'inEnglish' | 'kit'>;
  return { link, content: { ...request, local, inEnglish, kit: steps, code: codeOf(link) } };
}

export const svgOfSheet = (sheet: Sheet): string =>
  renderToStaticMarkup(
    createElement(SheetPicture, { sheet, label: 'Poster', family: 'sans-serif' }),
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

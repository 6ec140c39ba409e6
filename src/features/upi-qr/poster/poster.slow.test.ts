import { describe, expect, it } from 'vitest';
import {
  isText,
  type Mark,
  type Shape,
  type Sheet,
  type TextLine,
} from '#components/drawing/drawing.ts';
import { partOf, pixelsOfSvg, qrIn } from '#tests/support/read-svg.ts';
import { someOf } from '#tests/support/some-of.ts';
import {
  contentOf,
  KINDS,
  pen,
  SHOPS,
  svgOfSheet,
} from '#tests/unit/features/upi-qr/poster/drawn.ts';
import type { PosterLayout } from './poster.ts';
import { PAPERS, type PosterSize, posterSheet } from './sheet.ts';

const LAYOUTS: PosterLayout[] = ['rangoli', 'doorway', 'thread'];
const LANGUAGES = Object.keys(KINDS);
const SIZES = Object.keys(PAPERS) as PosterSize[];

const every = LAYOUTS.flatMap((layout) =>
  LANGUAGES.flatMap((language) => Object.keys(SHOPS).map((shop) => ({ layout, language, shop }))),
);

const sheetOf = (size: PosterSize, each: (typeof every)[number]): Sheet =>
  posterSheet(size, each.layout, contentOf(each.shop, each.language).content, pen);

const codeIn = (sheet: Sheet): Shape =>
  sheet.drawing.marks.find((mark) => !isText(mark) && mark.crisp) as Shape;

/** Dark modules of a code and its quiet zone, in millimetres of the paper. */
function sizesOf(sheet: Sheet, modules: number) {
  const module = codeIn(sheet).scale * sheet.scale;
  return { dark: (modules - 8) * module, quiet: 4 * module };
}

describe.each(someOf(every, 12))('$layout, $language, a shop $shop', (each) => {
  const { link, content } = contentOf(each.shop, each.language);

  it('is read back from each size, and is large enough', () => {
    for (const size of SIZES) {
      const sheet = sheetOf(size, each);
      const { dark } = sizesOf(sheet, content.code.size);
      expect(dark, size).toBeGreaterThanOrEqual(size === 'a4' ? 70 : 25);
    }
    // Smaller paper has the same drawing; a sheet of stickers has another.
    expect(qrIn(pixelsOfSvg(svgOfSheet(sheetOf('a4', each)), 900))?.text).toBe(link);
    const stickers = svgOfSheet(sheetOf('stickers', each));
    const one = pixelsOfSvg(partOf(stickers, 6, 8.5, 54.6, 70), 520);
    expect(qrIn(one)?.text).toBe(link);
  });

  it('has nothing but white in the quiet zone', () => {
    for (const size of ['a4', 'stickers'] as const) {
      const sheet = sheetOf(size, each);
      const { d: _, x, y, scale } = codeIn(sheet);
      const side = content.code.size * scale;
      const marks = sheet.drawing.marks.map((mark) =>
        !isText(mark) && mark.crisp ? { ...mark, fill: '#ffffff' } : mark,
      );
      const alone = { ...sheet.drawing, marks };
      const { width, height } = alone;
      const svg = svgOfSheet({
        width,
        height,
        drawing: alone,
        scale: 1,
        copies: [{ x: 0, y: 0 }],
      });
      // A pixel less at each edge, which is half of what is around the code.
      const pixel = width / 800;
      const [left, top, across] = [x + pixel, y + pixel, side - 2 * pixel];
      const inner = pixelsOfSvg(partOf(svg, left, top, across, across), Math.floor(across / pixel));
      expect(inner.data.length).toBeGreaterThan(4 * 100 * 100);
      expect(
        inner.data.every((channel) => channel === 255),
        size,
      ).toBe(true);
    }
  });

  it('prints all texts on the paper, without overlaps', () => {
    for (const size of ['a4', 'stickers'] as const) {
      const { drawing } = sheetOf(size, each);
      const lines = drawing.marks.filter(isText);
      const said = lines.map(({ text }) => text).join('');
      for (const text of [content.name, content.upiId, content.amount ?? ''])
        expect(said.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
      for (const { text, x, y, size: em, length, anchor } of lines) {
        const left = anchor === 'start' ? x : x - length / 2;
        expect(left, text).toBeGreaterThanOrEqual(0);
        expect(left + length, text).toBeLessThanOrEqual(drawing.width);
        expect(y - em * 0.8, text).toBeGreaterThan(0);
        expect(y + em * 0.25, text).toBeLessThan(drawing.height);
      }
      const down = [...lines].sort((a, b) => a.y - b.y || a.x - b.x);
      down.slice(1).forEach((line, i) => {
        const before = down[i] as TextLine;
        // Pieces of one line are side by side.
        if (line.y === before.y)
          expect(line.x, line.text).toBeGreaterThanOrEqual(before.x + before.length);
        else expect(line.y - before.y, line.text).toBeGreaterThan(line.size);
      });
    }
  });
});

it('sets a name in at most two lines, a short one in one line', () => {
  const linesOf = (shop: string) => {
    const sheet = sheetOf('a4', { layout: 'rangoli', language: 'hi', shop });
    const big = sheet.drawing.marks.filter(isText).filter(({ weight }) => weight === 650);
    return big.filter(({ y }) => y < 60).map(({ text }) => text);
  };
  expect(linesOf('short')).toEqual(['Meena Stores']);
  expect(linesOf('on two lines')).toEqual([
    'Shree Annapurna General',
    'Stores and Sweets, Aliganj',
  ]);
});

it('has the Hindi line as an outline, so that no typeface is needed', () => {
  const texts = (language: string) =>
    sheetOf('a4', { layout: 'doorway', language, shop: 'short' })
      .drawing.marks.filter(isText)
      .map(({ text }) => text);
  expect(texts('hi').join('')).not.toMatch(/\p{Script=Devanagari}|Scan/u);
  expect(texts('en')).toContain('Scan and pay with any UPI app');
  const outlines = (marks: readonly Mark[]) => marks.filter((mark) => !isText(mark)).length;
  const [hindi, english] = (['hi', 'en'] as const).map((language) =>
    outlines(sheetOf('a4', { layout: 'doorway', language, shop: 'short' }).drawing.marks),
  );
  expect(hindi).toBeGreaterThan((english ?? 0) + 20);
});

it('puts eight stickers of 99 × 70 mm on a sheet of A4, none over another or over the edge', () => {
  const { width, height, copies, drawing, scale } = sheetOf('stickers', {
    layout: 'thread',
    language: 'both',
    shop: 'short',
  });
  expect({ width, height, scale }).toEqual({ width: 210, height: 297, scale: 1 });
  expect([drawing.width, drawing.height]).toEqual([99, 70]);
  const places = copies.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(8);
  for (const { x, y } of copies) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + 99).toBeLessThanOrEqual(210);
    expect(y + 70).toBeLessThanOrEqual(297);
  }
});

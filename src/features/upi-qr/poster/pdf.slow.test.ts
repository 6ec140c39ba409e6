import { describe, expect, it } from 'vitest';
import { isText, type Shape } from '#components/drawing/drawing.ts';
import { svgOfPdf } from '#tests/support/read-pdf.ts';
import { cutOut, pixelsOfSvg, qrIn } from '#tests/support/read-svg.ts';
import { contentOf, KINDS, pen } from '#tests/unit/features/upi-qr/poster/drawn.ts';
import { pdfOf } from './pdf.ts';
import { pdfPath, pdfShape, pdfStencil } from './pdf-drawing.ts';
import { posterSheet } from './sheet.ts';

const bits = { bytes: new Uint8Array([0x0f, 0xf0]), isPacked: false, width: 8, height: 2 };
const box = { x: 10, y: 20, width: 30, height: 5 };

const pdfIn = (size: 'a4' | 'a5' | 'a6' | 'stickers', layout: 'rangoli' | 'doorway' | 'thread') => {
  const { link, content } = contentOf('on two lines', 'both');
  const sheet = posterSheet(size, layout, content, pen);
  const shapes = sheet.drawing.marks.filter((mark): mark is Shape => !isText(mark));
  const drawing = shapes.map(pdfShape).join('') + pdfStencil(0, box, '#096763');
  const pdf = Buffer.from(
    pdfOf({ ...sheet, title: 'मीना “Stores”', box: sheet.drawing, drawing, stencils: [bits] }),
  );
  return { link, sheet, pdf };
};

describe('the code is read back from the PDF', () => {
  it.each(['rangoli', 'doorway', 'thread'] as const)('%s, on each paper', (layout) => {
    for (const [size, points] of [
      ['a4', [595, 842]],
      ['a5', [420, 595]],
      ['a6', [298, 420]],
    ] as const) {
      const { link, pdf } = pdfIn(size, layout);
      const { svg, width, height } = svgOfPdf(pdf);
      expect([Math.round(width), Math.round(height)]).toEqual(points);
      expect(qrIn(pixelsOfSvg(svg, 900))?.text).toBe(link);
    }
  });

  it('from each of eight stickers', () => {
    const { link, sheet, pdf } = pdfIn('stickers', 'rangoli');
    const pixels = pixelsOfSvg(svgOfPdf(pdf).svg, 2000);
    const perMm = 2000 / 210;
    for (const { x, y } of sheet.copies) {
      const one = cutOut(pixels, Math.round(x * perMm), Math.round(y * perMm), 520, 660);
      expect(qrIn(one)?.text).toBe(link);
    }
  });
});

it.each(Object.keys(KINDS).filter((kind) => KINDS[kind]?.local))(
  'has the outlines of its language, and the code is read back: %s',
  (kind) => {
    const { link, content } = contentOf('on two lines', kind);
    for (const size of ['a4', 'stickers'] as const) {
      const sheet = posterSheet(size, 'rangoli', content, pen);
      const shapes = sheet.drawing.marks.filter((mark): mark is Shape => !isText(mark));
      const drawing = shapes.map(pdfShape).join('');
      const bytes = pdfOf({ ...sheet, title: kind, box: sheet.drawing, drawing, stencils: [] });
      const pdf = Buffer.from(bytes);
      const { lines, glyphs } = content.local as NonNullable<typeof content.local>;
      const said = (lines.scan ?? lines.first)?.glyphs ?? [];
      expect(said.length).toBeGreaterThan(3);
      for (const [index] of said) {
        const path = glyphs[index] ?? 'none';
        if (path) expect(pdf.toString('latin1'), size).toContain(pdfPath(path));
      }
      if (size === 'a4') expect(qrIn(pixelsOfSvg(svgOfPdf(pdf).svg, 900))?.text).toBe(link);
    }
  },
);

it('is a PDF whose table says where each object starts, to the byte', () => {
  const { pdf } = pdfIn('a5', 'thread');
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const entries = text.slice(table).match(/^\d{10} \d{5} [nf] $/gm) ?? [];
  expect(text.slice(table, table + 5)).toBe('xref\n');
  expect(text.slice(table)).toContain(`0 ${entries.length}\n`);
  expect(text.slice(table)).toContain(`/Size ${entries.length} `);
  entries.slice(1).forEach((entry, i) => {
    const start = Number(entry.slice(0, 10));
    expect(text.slice(start, start + 12)).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
  });
  for (const [, length, rest] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?\nendstream)/g))
    expect((rest ?? '').length).toBe(Number(length) + '\nendstream'.length);
});

it('names the shop in its title, in any script', () => {
  const [, hex = ''] = /\/Title <(\w+)>/.exec(pdfIn('a5', 'thread').pdf.toString('latin1')) ?? [];
  const title = Buffer.from(hex, 'hex').swap16().toString('utf16le');
  expect(title).toBe('\uFEFFमीना “Stores”');
});

it('says which stencils are packed', () => {
  const paper = { width: 10, height: 10 };
  const page = { ...paper, box: paper, title: '', drawing: '', scale: 1, copies: [] };
  const packed = pdfOf({ ...page, stencils: [{ ...bits, isPacked: true }] });
  expect(Buffer.from(packed).toString('latin1')).toContain(
    '/ImageMask true /BitsPerComponent 1 /Filter /FlateDecode',
  );
  const plain = pdfOf({ ...page, stencils: [bits] });
  expect(Buffer.from(plain).toString('latin1')).not.toContain('FlateDecode');
});

describe('pdfPath', () => {
  it('turns a quadratic curve into the cubic one that is the same', () => {
    expect(pdfPath('M0 0Q3 6 6 0Z')).toBe('0 0 m\n2 4 4 4 6 0 c\nh');
  });

  it('never writes an exponent', () => {
    expect(pdfPath('M0.0000001 100000L-0.5 2')).toBe('0 100000 m\n-0.5 2 l');
  });
});

import PDFDocument from 'pdfkit';
import { breakable } from '../../../copy/unbroken.ts';
import { site } from '../../../facts/site.ts';
import { colour, themedColour } from '../../colours/tokens.ts';
import { assertDrawable, typeface, type Weight } from '../pictures/typeface.ts';

/** A PDF that is being written, page by page. Lengths are in points. */
export type Sheet = PDFKit.PDFDocument;

export const MARGIN_PT = 56;
export const PAGE_WIDTH_PT = 595.28;
/** Where a page's own text ends; its note is below. */
export const BODY_END_PT = 784;
export const TEXT_WIDTH_PT = PAGE_WIDTH_PT - 2 * MARGIN_PT;

export const COLORS = {
  band: themedColour('band').light,
  bandText: themedColour('band-ink-2').light,
  brand: themedColour('primary').light,
  accent: themedColour('accent').light,
  ink: themedColour('ink').light,
  quiet: themedColour('ink-2').light,
  line: themedColour('line').light,
  paper: themedColour('bg').light,
  pattern: colour('teal-200'),
} as const;

/** Starts an A4 document with structure for screen readers. The same calls give the same bytes. */
export function openSheet(title: string): Sheet {
  return new PDFDocument({
    // Brotli does it better over the wire: 22 KB instead of 25.
    compress: false,
    size: 'A4',
    // No bottom margin, so that the library does not start a page automatically.
    margins: { top: MARGIN_PT, left: MARGIN_PT, right: MARGIN_PT, bottom: 0 },
    font: typeface(400) as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: { Title: title, Author: site.brand, CreationDate: new Date(0) },
  });
}

export interface TextStyle {
  /** Structure of the text: `H1`, `P`, `LI` and so on. */
  tag: string;
  /** What the text is a part of, a list say; by default the document. */
  parent?: PDFKit.PDFStructureElement;
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  color?: string;
}

/** Writes a text under the one before, or where the style says. Throws below the page's end. */
export function write(sheet: Sheet, unbroken: string, style: TextStyle): void {
  const text = breakable(unbroken);
  const { tag, parent, x = MARGIN_PT, y = sheet.y, width = TEXT_WIDTH_PT } = style;
  const { size = 11, weight = 400, color = COLORS.ink } = style;
  const face = typeface(weight);
  assertDrawable(text, face);
  if (y > BODY_END_PT) throw new Error(`A page of the kit is full before: ${text}`);
  const draw = () =>
    void sheet
      .font(face as unknown as string)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { width, lineGap: size * 0.12 });
  const structure = sheet.struct(tag, {}, [draw]);
  if (parent) parent.add(structure);
  else sheet.addStructure(structure);
}

/** Draws what screen readers pass over. */
export function decorate(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet.save();
  draw();
  sheet.restore();
  sheet.endMarkedContent();
}

/** Writes lines with a tick before each. */
export function writeTicks(
  sheet: Sheet,
  items: readonly string[],
  { x = MARGIN_PT, width = TEXT_WIDTH_PT } = {},
): void {
  const list = sheet.struct('L');
  sheet.addStructure(list);
  for (const item of items) {
    const y = sheet.y;
    decorate(sheet, () =>
      sheet
        .translate(x, y + 3.5)
        .path('M0 4l3 3 5-6')
        .lineWidth(1.5)
        .lineCap('round')
        .stroke(COLORS.brand),
    );
    const beside = { x: x + 16, y, width: width - 16, color: COLORS.quiet };
    write(sheet, item, { tag: 'LI', parent: list, ...beside });
    sheet.y += 3;
  }
  list.end();
}

/** The document's bytes, once all is written. */
export async function closeSheet(sheet: Sheet): Promise<Buffer> {
  sheet.end();
  const parts: Buffer[] = [];
  for await (const part of sheet) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

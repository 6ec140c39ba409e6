import { isText, type Sheet, type TextLine } from '#components/drawing/drawing.ts';
import { canvasOf, loadFacesOf, paint } from '#components/drawing/paint.ts';
import { pdfOf, type Stencil } from './pdf.ts';
import { pdfShape, pdfStencil } from './pdf-drawing.ts';

/** Of letters: 600 dots an inch. */
const PIXELS_PER_MM = 600 / 25.4;

/** How far letters reach above and below their baseline, and past their ends, in ems. */
const [ABOVE, BELOW, BESIDE] = [1.2, 0.6, 0.1];

/**
 * A sheet as a PDF. Code and drawing are outlines; what was typed is stencilled, since the browser alone
 * can draw any script.
 */
export async function pdfOfSheet(sheet: Sheet, title: string): Promise<Blob> {
  await loadFacesOf(sheet);
  const stencils: Stencil[] = [];
  let drawing = '';
  for (const mark of sheet.drawing.marks) {
    if (!isText(mark)) {
      drawing += pdfShape(mark);
      continue;
    }
    const place = boxOf(mark);
    drawing += pdfStencil(stencils.length, place, mark.fill);
    stencils.push(await stencilOf(mark, place, PIXELS_PER_MM * sheet.scale));
  }
  return new Blob([pdfOf({ ...sheet, title, box: sheet.drawing, drawing, stencils })], {
    type: 'application/pdf',
  });
}

type Box = ReturnType<typeof boxOf>;

function boxOf({ x, y, size, length, anchor }: TextLine) {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
  return {
    x: left - size * BESIDE,
    y: y - size * ABOVE,
    width: length + 2 * size * BESIDE,
    height: size * (ABOVE + BELOW),
  };
}

async function stencilOf(mark: TextLine, place: Box, pixels: number): Promise<Stencil> {
  const { canvas, context } = canvasOf(place.width * pixels, place.height * pixels);
  const { width, height } = canvas;
  context.setTransform(pixels, 0, 0, pixels, -place.x * pixels, -place.y * pixels);
  paint(context, mark);
  const bits = bitsOf(context.getImageData(0, 0, width, height));
  const packed = await deflated(bits);
  return { bytes: packed ?? bits, isPacked: packed !== undefined, width, height };
}

/** A bit a pixel, 0 where something was drawn. Throws where the browser hides that: the first row is always empty. */
function bitsOf({ data, width, height }: ImageData): Uint8Array<ArrayBuffer> {
  const bytesPerRow = Math.ceil(width / 8);
  for (let i = 0; i < width; i++)
    if ((data[i * 4 + 3] ?? 0) > 127) throw new Error('The drawing is another one.');
  const bits = new Uint8Array(bytesPerRow * height).fill(255);
  for (let i = 0; i < width * height; i++) {
    const column = i % width;
    const at = Math.floor(i / width) * bytesPerRow + (column >> 3);
    if ((data[i * 4 + 3] ?? 0) > 127) bits[at] = (bits[at] ?? 0) & ~(128 >> (column & 7));
  }
  return bits;
}

/** Undefined where the browser cannot pack; the file is larger then. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  if (!('CompressionStream' in globalThis)) return undefined;
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

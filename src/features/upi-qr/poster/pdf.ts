/** Points of a millimetre. */
const POINTS = 72 / 25.4;

/**
 * A stencil that a drawing names `/I0`, `/I1` and so on, by its place in the list: a bit a pixel, 0 where
 * there is colour, each row filled up to a byte.
 */
export interface Stencil {
  bytes: Uint8Array;
  /** Whether the bytes are packed in zlib's format. */
  isPacked: boolean;
  width: number;
  height: number;
}

export interface PdfPage {
  title: string;
  /** Of the page, in millimetres. */
  width: number;
  height: number;
  /** Size of what is drawn, in millimetres, and the operators for it, from its top left corner. */
  box: { width: number; height: number };
  drawing: string;
  stencils: readonly Stencil[];
  scale: number;
  copies: readonly { x: number; y: number }[];
}

/** A PDF 1.4 of one page (ISO 32000-1: objects 7.3, cross-reference 7.5.4, stencils 8.9.6.2, forms 8.10). */
export function pdfOf(page: PdfPage): Uint8Array<ArrayBuffer> {
  const { width, height, box, drawing, stencils, scale, copies } = page;
  const [right, top] = [number(width * POINTS), number(height * POINTS)];
  const flipped = `${number(POINTS)} 0 0 ${number(-POINTS)} 0 ${top} cm\n`;
  const placed = copies.map(
    ({ x, y }) => `q ${number(scale)} 0 0 ${number(scale)} ${number(x)} ${number(y)} cm /D Do Q\n`,
  );
  const named = stencils.map((_, i) => `/I${i} ${FIRST_STENCIL + i} 0 R`).join(' ');
  return assembled([
    ['<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${right} ${top}] /Resources << /XObject << /D 5 0 R >> >> /Contents 4 0 R >>`,
    ],
    stream('', bytesOf(flipped + placed.join(''))),
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 ${number(box.width)} ${number(box.height)}] /Resources << /XObject << ${named} >> >>`,
      bytesOf(drawing),
    ),
    [`<< /Title <${utf16(page.title)}> >>`],
    ...stencils.map((each) =>
      stream(
        `/Type /XObject /Subtype /Image /Width ${each.width} /Height ${each.height} /ImageMask true /BitsPerComponent 1${each.isPacked ? ' /Filter /FlateDecode' : ''}`,
        each.bytes,
      ),
    ),
  ]);
}

/** The information dictionary; the stencils come after it. */
const INFO = 6;
const FIRST_STENCIL = INFO + 1;

type Part = string | Uint8Array;

const stream = (dictionary: string, bytes: Uint8Array): Part[] => [
  `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`,
  bytes,
  '\nendstream',
];

function assembled(objects: readonly (readonly Part[])[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Part) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n');
  const starts = objects.map((object, i) => {
    const start = length;
    add(`${i + 1} 0 obj\n`);
    object.forEach(add);
    add('\nendobj\n');
    return start;
  });
  const table = length;
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${INFO} 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const pdf = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    pdf.set(part, at);
    at += part.length;
  }
  return pdf;
}

/** A number as a PDF has it: no exponent, no more digits than are seen. */
export const number = (value: number): string => String(Math.round(value * 1e4) / 1e4);

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const utf16 = (text: string): string =>
  `\uFEFF${text}`
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');

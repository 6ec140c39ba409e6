import { inflateSync } from 'node:zlib';

/** Pages of a PDF as pdfkit writes it: the text of each, one line per drawn line. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const fonts = new Map<string, string[]>();
  const pages: string[] = [];
  for (const { text } of objects.values()) {
    if (!/\/Type \/Page\b(?!s)/.test(text)) continue;
    const resources = objects.get(referenceIn(text, 'Resources'))?.text ?? '';
    for (const [, name, id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id as string)?.text ?? '';
      fonts.set(
        name as string,
        charactersOf(objects.get(referenceIn(font, 'ToUnicode'))?.stream ?? ''),
      );
    }
    pages.push(linesOf(objects.get(referenceIn(text, 'Contents'))?.stream ?? '', fonts));
  }
  return pages;
}

/** Objects of a PDF as pdfkit writes it: each one's dictionary, and its stream unpacked. */
export const pdfStreams = (pdf: Buffer) => [...objectsOf(pdf.toString('latin1')).values()];

function objectsOf(source: string): Map<string, { text: string; stream: string }> {
  const found = source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  return new Map(
    [...found].map(([, id, body = '']) => {
      const [text = '', stream = ''] = body.split(/stream\n|\nendstream/);
      const unpacked = text.includes('/FlateDecode')
        ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
        : stream;
      return [id as string, { text, stream: unpacked }];
    }),
  );
}

const referenceIn = (text: string, key: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? '';

/** The character of each glyph of a font, by the glyph's number. */
function charactersOf(map: string): string[] {
  const [, list = ''] = /beginbfrange\n<\w+> <\w+> \[(.*)\]/.exec(map) ?? [];
  return [...list.matchAll(/<([^>]+)>/g)].map(([, codes = '']) =>
    String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
  );
}

function linesOf(content: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: string[] = [];
  let text = '';
  for (const [, name, drawn] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    for (const [, glyphs = ''] of (drawn ?? '').matchAll(/<([^>]+)>/g))
      for (const glyph of glyphs.match(/.{4}/g) ?? [])
        text += font[Number.parseInt(glyph, 16)] ?? '?';
    if (drawn) text += '\n';
  }
  return text;
}

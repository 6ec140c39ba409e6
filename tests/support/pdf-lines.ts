import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF as Chromium prints it, each line of each cell in a separate line. What the PDF
 * says of shaped letters (`ActualText`) takes precedence over the codes of their glyphs.
 */
export function textsOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const fonts = new Map(
        [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
          const font = objects.get(id as string)?.head ?? '';
          return [name, lettersOf(objects.get(referenceIn(font, 'ToUnicode'))?.body ?? '')];
        }),
      );
      return drawn(objects.get(referenceIn(head, 'Contents'))?.body ?? '', fonts);
    });
}

function objectsOf(pdf: Buffer): Map<string, { head: string; body: string }> {
  const source = pdf.toString('latin1');
  return new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)].map((found) => {
      const from = found.index + found[0].length;
      const object = source.slice(from, source.indexOf('endobj', from));
      const start = object.search(/stream\r?\n/);
      if (start === -1) return [found[1] as string, { head: object, body: '' }];
      const head = object.slice(0, start);
      const at = source.indexOf('\n', from + start) + 1;
      const raw = pdf.subarray(at, at + Number(/\/Length (\d+)/.exec(head)?.[1]));
      const body = head.includes('/FlateDecode') ? inflateSync(raw) : raw;
      return [found[1] as string, { head, body: body.toString('latin1') }];
    }),
  );
}

const referenceIn = (head: string, key: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '';

/** UTF-16 in hexadecimal digits, as text. */
const fromHex = (digits: string): string =>
  String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

/** The letters of each code of a font, from its ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, list = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of list.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(code, fromHex(text));
  for (const [, list = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', text = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [from, to, letter] = [first, last, text].map((digits) => Number.parseInt(digits, 16));
      for (let n = from as number; n <= (to as number); n++)
        letters.set(
          n.toString(16).toUpperCase().padStart(first.length, '0'),
          String.fromCharCode((letter as number) + n - (from as number)),
        );
    }
  return letters;
}

function drawn(content: string, fonts: ReadonlyMap<string | undefined, Map<string, string>>) {
  let font = new Map<string, string>();
  /** What the letters that are drawn now mean, until the first of them; then nothing. */
  let said: string | undefined;
  let text = '';
  let place = '';
  const parts = content.matchAll(
    /\/ActualText <FEFF(\w*)>|(\bEMC\b)|\/(F\d+) [\d.]+ Tf|([-\d.]+ [-\d.]+) Tm|<([\dA-F]+)> Tj|\[(.*?)\] TJ/g,
  );
  for (const [, actual, end, name, to, one, many] of parts) {
    if (actual !== undefined) said = fromHex(actual);
    else if (end) said = undefined;
    else if (name) font = fonts.get(name) ?? new Map();
    else if (to) {
      if (to !== place) text += '\n';
      place = to;
    } else if (said !== undefined) {
      text += said;
      said = '';
    } else {
      const width = [...font.keys()][0]?.length ?? 4;
      for (const [, codes = ''] of `<${one ?? ''}>${many ?? ''}`.matchAll(/<([\dA-F]*)>/g))
        for (const code of codes.match(new RegExp(`.{${width}}`, 'g')) ?? [])
          text += font.get(code) ?? '';
    }
  }
  return text.replaceAll('\0', '');
}

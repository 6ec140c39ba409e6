import { inflateSync } from 'node:zlib';
import { pngOf } from './write-png.ts';

/** What a page of a PDF draws with outlines and stencils, as SVG. Letters of a font and photos are left out. */
export function svgOfPdf(pdf: Buffer): { svg: string; width: number; height: number } {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  const [page] = pages;
  if (!page || pages.length > 1) throw new Error(`The PDF has ${pages.length} pages.`);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(page.head) ?? [];
  const content = objects.get(referenceIn(page.head, 'Contents'))?.body ?? '';
  const drawn = draw(content, formsOf(page.head, objects), objects);
  return {
    width: Number(width),
    height: Number(height),
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><g transform="matrix(1 0 0 -1 0 ${height})">${drawn}</g></svg>`,
  };
}

interface PdfObject {
  head: string;
  /** Of a stream, unpacked. */
  body: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const found of source.matchAll(/(?:^|[\r\n])(\d+) 0 obj\b/g)) {
    const from = found.index + found[0].length;
    const end = source.indexOf('endobj', from);
    const start = source.slice(from, end).search(/stream\r?\n/);
    if (start === -1) objects.set(found[1] as string, { head: source.slice(from, end), body: '' });
    else {
      const head = source.slice(from, from + start);
      const at = source.indexOf('\n', from + start) + 1;
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      const raw = pdf.subarray(at, at + length);
      const body = head.includes('/FlateDecode') ? inflateSync(raw) : raw;
      objects.set(found[1] as string, { head, body: body.toString('latin1') });
    }
  }
  return objects;
}

const referenceIn = (head: string, key: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '';

/** Forms that a content can draw, by name. */
function formsOf(head: string, objects: ReadonlyMap<string, PdfObject>): Map<string, PdfObject> {
  const indirect = objects.get(referenceIn(head, 'Resources'))?.head;
  const list = /\/XObject\s*<<([^>]*)>>/.exec(indirect ?? head)?.[1] ?? '';
  return new Map(
    [...list.matchAll(/\/(\w+) (\d+) 0 R/g)].flatMap(([, name, id]) => {
      const object = objects.get(id as string);
      return object && /\/Form\b|\/ImageMask true/.test(object.head)
        ? [[name as string, object] as const]
        : [];
    }),
  );
}

/** Runs the operators of a content (ISO 32000-1, annex A) that draw outlines. */
function draw(
  content: string,
  forms: ReadonlyMap<string, PdfObject>,
  objects: ReadonlyMap<string, PdfObject>,
): string {
  let svg = '';
  let path = '';
  let state = { fill: '#000', stroke: '#000', width: 1, groups: 0 };
  const kept: (typeof state)[] = [];
  let args: string[] = [];
  const n = () => args.map(Number);
  const close = (count: number) => '</g>'.repeat(count);
  const paint = (fill: string, stroke: string, rule = 'nonzero') => {
    svg += `<path fill="${fill}" fill-rule="${rule}" stroke="${stroke}" stroke-width="${state.width}" d="${path}"/>`;
    path = '';
  };
  const operators: Record<string, () => void> = {
    q: () => {
      kept.push(state);
      state = { ...state, groups: 0 };
    },
    Q: () => {
      svg += close(state.groups);
      state = kept.pop() ?? state;
    },
    cm: () => {
      svg += `<g transform="matrix(${args.join(' ')})">`;
      state.groups += 1;
    },
    m: () => {
      path += `M${args.join(' ')}`;
    },
    l: () => {
      path += `L${args.join(' ')}`;
    },
    c: () => {
      path += `C${args.join(' ')}`;
    },
    h: () => {
      path += 'Z';
    },
    re: () => {
      const [x = 0, y = 0, width = 0, height = 0] = n();
      path += `M${x} ${y}h${width}v${height}h${-width}Z`;
    },
    rg: () => {
      state.fill = rgb(n());
    },
    RG: () => {
      state.stroke = rgb(n());
    },
    g: () => {
      state.fill = rgb([...n(), ...n(), ...n()]);
    },
    w: () => {
      state.width = n()[0] ?? 1;
    },
    f: () => paint(state.fill, 'none'),
    'f*': () => paint(state.fill, 'none', 'evenodd'),
    S: () => paint('none', state.stroke),
    B: () => paint(state.fill, state.stroke),
    n: () => {
      path = '';
    },
    Do: () => {
      const form = forms.get(args[0]?.slice(1) ?? '');
      if (!form) return;
      if (form.head.includes('/ImageMask')) {
        svg += stencil(form, state.fill);
        return;
      }
      const matrix = /\/Matrix\s*\[([^\]]+)\]/.exec(form.head)?.[1] ?? '1 0 0 1 0 0';
      svg += `<g transform="matrix(${matrix})">${draw(form.body, formsOf(form.head, objects), objects)}</g>`;
    },
  };
  const words = content.replace(/BT\b[\s\S]*?\bET\b/g, ' ').match(/\S+/g) ?? [];
  for (const word of words) {
    if (/^[-+.\d/[(<]/.test(word) || /[\])>]$/.test(word)) {
      args.push(word);
      continue;
    }
    operators[word]?.();
    args = [];
  }
  return svg + close(state.groups);
}

/** A stencil in its colour; its upper edge is the far one of the unit square. */
function stencil({ head, body }: PdfObject, fill: string): string {
  const [width, height] = ['Width', 'Height'].map((key) =>
    Number(new RegExp(`/${key} (\\d+)`).exec(head)?.[1]),
  );
  const png = pngOf(Buffer.from(body, 'latin1'), width ?? 0, height ?? 0, fill);
  return `<image transform="matrix(1 0 0 -1 0 1)" width="1" height="1" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

const rgb = (channels: readonly number[]): string =>
  `rgb(${channels
    .slice(0, 3)
    .map((each) => Math.round(each * 255))
    .join(',')})`;

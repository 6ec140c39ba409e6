import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../../build/bundling/compress.ts';
import { pdfPages } from '../unit/build/pdf-text.ts';
import { buildProject, changeFile, copyProject } from './copied-project.ts';
import { coloursInPdf, coloursInPng, coloursInText } from './shipped-colours.ts';

const SITE = 'src/content/site.ts';
const TOKENS = 'src/styles/_tokens.scss';
const ICONS = 'public/icons';

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

/** The same text with red, green and blue of each colour moved on by one: teal turns olive, grey stays. */
const otherColours = (text: string) =>
  text.replace(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})\b/gi, '#$2$3$1');

/** Puts another logo and other icons into the copy, of the same sizes. */
function changeIcons(): void {
  const folder = path.join(copy, ICONS);
  const names = readdirSync(folder);
  for (const name of names.filter((each) => each.endsWith('.svg')))
    writeFileSync(
      path.join(folder, name),
      otherColours(readFileSync(path.join(folder, name), 'utf8')),
    );
  const icon = readFileSync(path.join(folder, 'icon-maskable.svg'), 'utf8');
  for (const name of names.filter((each) => each.endsWith('.png'))) {
    const value = readFileSync(path.join(folder, name)).readUInt32BE(16);
    const fitTo = { mode: 'width', value } as const;
    writeFileSync(path.join(folder, name), new Resvg(icon, { fitTo }).render().asPng());
  }
}

/** Text of a shipped file, and the colours in it. */
function contentOf(file: string): { text: string; colours: Set<number> } {
  const content = readFileSync(file);
  if (file.endsWith('.pdf')) {
    // What a PDF tells about itself is UTF-16 or plain.
    const around = `${content.toString('latin1')}${content.toString('latin1').replaceAll('\0', '')}`;
    return { text: `${pdfPages(content).join('')}${around}`, colours: coloursInPdf(content) };
  }
  if (file.endsWith('.png'))
    return { text: content.toString('latin1'), colours: coloursInPng(content) };
  const text = content.toString(file.endsWith('.woff2') ? 'latin1' : 'utf8');
  return { text, colours: coloursInText(text) };
}

test('another name and other colours leave nothing of the old ones in what is shipped', async () => {
  const tokens = readFileSync(path.join(copy, TOKENS), 'utf8');
  const after = coloursInText(otherColours(tokens));
  const before = [...coloursInText(tokens)].filter((each) => !after.has(each));
  expect(before).toEqual(expect.arrayContaining([0x096763, 0xfcfbf7]));
  changeFile(copy, SITE, (text) =>
    text.replaceAll('Kolam', 'Acme Pay').replaceAll('kolam', 'acme-pay'),
  );
  changeFile(copy, TOKENS, otherColours);
  changeIcons();
  const dist = buildProject(copy, 'dist');

  // What is packed beside a file is the same once more.
  const files = (await filesIn(dist)).filter((file) => !file.endsWith('.br'));
  const problems = files.filter((file) => /kolam/i.test(file));
  const kinds = new Map<string, Set<number>>();
  for (const file of files) {
    const { text, colours } = contentOf(path.join(dist, file));
    const named = /.{0,40}kolam.{0,40}/i.exec(text)?.[0];
    if (named) problems.push(`${file}: ${named}`);
    for (const old of before)
      if (colours.has(old)) problems.push(`${file}: #${old.toString(16).padStart(6, '0')}`);
    const kind = `${file.split('/')[0]} ${path.extname(file)}`;
    kinds.set(kind, new Set([...(kinds.get(kind) ?? []), ...colours]));
  }
  expect(problems).toEqual([]);

  // The new ones are where the old ones would have been found.
  const [primary, ground, band] = [0x676309, 0xfbf7fc, 0x3d3b05];
  for (const kind of ['art .svg', 'assets .css', 'acme-pay-partnership-kit.pdf .pdf', 'share .png'])
    expect(kinds.get(kind), kind).toContain(kind.startsWith('share') ? band : primary);
  for (const kind of ['manifest.webmanifest .webmanifest', 'index.html .html', 'assets .js'])
    expect(kinds.get(kind), kind).toContain(ground);
  for (const file of [
    'index.html',
    'manifest.webmanifest',
    'llms.txt',
    'api/acme-pay-openapi.json',
  ])
    expect(readFileSync(path.join(dist, file), 'utf8'), file).toContain('Acme Pay');
});

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { filesIn, wireBytes } from '../../../build/bundling/compress.ts';
import { shippedWorker } from '../../../build/checks/shipped-lists.ts';
import { otherLanguages } from '../../../build/languages.ts';
import type { LanguageList } from '../../../src/core/languages/language-files.ts';
import { partFile } from '../../../src/routes/page-files.ts';
import { readPart } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import { pdfPages } from '../../unit/build/pdf-text.ts';
import { buildProject, changeFile, copyProject } from './copied-project.ts';
import { coloursInPdf, coloursInPng, coloursInText } from './shipped-colours.ts';

const SITE = 'facts/site.ts';
const TOKENS = 'src/styles/_tokens.scss';
const ICONS = 'public/icons';
const CHANGED_PAGE = '/PrivacyPolicy';
/** Worker and list included. */
const MAX_CHANGE_BYTES = 8 * 1024;

const ORIGIN = 'http://localhost:4173';

/** Another language, of a few words: nobody speaks it. */
const LANGUAGE = {
  'words/language.ts': `export * from '#words/language.ts';
export const prefix: string = '/xx';
export const tag = 'xx-IN';
`,
  'features/gst/words.ts': `export * from '#features/gst/words.ts';
${['verify', 'verifying', 'help', 'gstin', 'failed', 'legalName', 'state', 'missing', 'check']
  .map((name) => `export const ${name} = 'xx ${name}';`)
  .join('\n')}
`,
  'pages/contact.ts': `import english from '#copy/pages/contact.ts';
import { translate } from '#copy/translate.ts';
export default translate(english, { 'Contact Us': 'xx Contact Us' });
`,
  // The list of all tools takes names from this one, and its translation takes the English list.
  'menus/tools.ts': `import * as english from '#copy/menus/tools.ts';
import { translate } from '#copy/translate.ts';
export const { menuTools } = translate(english, { 'GST check': 'xx check' });
`,
  'menus/toolbox.ts': `import * as english from '#copy/menus/toolbox.ts';
import { translate } from '#copy/translate.ts';
export const { toolbox, TOOL_COUNT } = translate(english, { 'GST check': 'xx board' });
`,
  'menus/footer.ts': `import * as english from '#copy/menus/footer.ts';
import { translate } from '#copy/translate.ts';
export const { services, links } = translate(english, { FAQs: 'xx FAQs' });
`,
};

// A build takes as long as a thousand tests: these share one, and leave other languages of the site out. Those keep
// to the name that is configured by tests/unit/languages/copy.test.ts.
const copy = copyProject();
const built = path.join(copy, 'dist');
for (const code of otherLanguages(copy))
  rmSync(path.join(copy, 'languages', code), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

/** The same text with red, green and blue of each colour moved on by one: teal turns olive, grey stays. */
const otherColours = (text: string) =>
  text.replace(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})\b/gi, '#$2$3$1');

/** Puts another language into the copy: every page links to it, so that it is there in both builds. */
function addLanguage(): void {
  for (const [file, text] of Object.entries(LANGUAGE)) {
    const target = path.join(copy, 'languages/xx', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

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
  addLanguage();
  // As an operator's own, whose name and icons have their own sizes: bounds are only told (decision 045).
  writeFileSync(path.join(copy, '.env.demo.local'), 'VITE_EMAILJS_PUBLIC_KEY=acme_public_key\n');
  buildProject(copy, 'dist');

  // What is packed next to a file is the same once more.
  const files = (await filesIn(built)).filter((file) => !file.endsWith('.br'));
  const problems = files.filter((file) => /kolam/i.test(file));
  const kinds = new Map<string, Set<number>>();
  for (const file of files) {
    const { text, colours } = contentOf(path.join(built, file));
    const named = text.search(/kolam/i);
    if (named >= 0) problems.push(`${file}: ${text.slice(Math.max(0, named - 40), named + 40)}`);
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
    expect(readFileSync(path.join(built, file), 'utf8'), file).toContain('Acme Pay');
});

// That no other file of a build changes, two builds show: changed-sentence.test.ts.
test('a changed sentence costs little: no script holds the copy of a page', async () => {
  const { lists } = await shippedWorker(built);
  const changed = [partFile(CHANGED_PAGE), 'sw.js', lists[0] as string];
  let bytes = 0;
  for (const file of changed)
    bytes += (await wireBytes(readFileSync(path.join(built, file)), file)).length;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_CHANGE_BYTES);

  const scripts = (await filesIn(built))
    .filter((file) => file.endsWith('.js') && !file.startsWith('xx/'))
    .map((file) => readFileSync(path.join(built, file), 'utf8'))
    .join();
  const leads = routes
    .map(({ path: page }) => readPart(readFileSync(path.join(built, partFile(page)), 'utf8')))
    .flatMap(({ page = '' }) => [...page.matchAll(/"lead":("(?:[^"\\]|\\.)*")/g)])
    .map(([, lead = '']): string => JSON.parse(lead));
  expect(leads.length).toBeGreaterThan(20);
  expect(leads.filter((lead) => scripts.includes(lead))).toEqual([]);
});

test('a folder of ten strings is a language', () => {
  const read = (file: string) => readFileSync(path.join(built, file), 'utf8');
  const page = read('xx/apis/GSTVerificationPage.html');
  expect(page).toContain('<html lang="xx-IN"');
  for (const word of ['xx verify', 'xx help', 'xx gstin', 'xx FAQs']) expect(page).toContain(word);
  // What it has not is English, and its links stay in it.
  expect(page).toContain('Nothing leaves this device.');
  expect(page).toContain('href="/xx/contact"');
  expect(page).not.toContain('href="/contact"');
  // A page without a translation says so, is marked as English, and is not a page for search engines.
  expect(page).toContain('<div lang="en"><div class="container mt-3 mb-3" lang="xx-IN">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  const contact = read('xx/contact.html');
  expect(contact).toContain(`<link rel="canonical" href="${ORIGIN}/xx/contact">`);
  expect(contact).not.toContain('<div lang="en">');
  const versionOf = (path: string) => `hreflang="xx" href="${ORIGIN}/xx${path}"`;
  expect(read('sitemap.xml')).toContain(versionOf('/contact'));
  // Each language has its own search, which knows what pages are called in the others.
  expect(read('xx/data/search.json')).toContain('"title":"xx Contact Us"');
  expect(read('data/search.json')).toContain('"title":"Contact Us"');
  expect(read('data/search.json')).toMatch(/"also":"[^"]*xx Contact Us"/);
  // A page that it has not names no version in it, and leads to it all the same.
  expect(read('sitemap.xml')).not.toContain(versionOf(''));
  expect(read('index.html')).toContain('hrefLang="xx" href="/xx"');
  // Texts that no document holds are in that language's scripts alone.
  const list: LanguageList = JSON.parse(read('xx/files.json'));
  const files = list.files.map(([url]) => url.slice(1));
  const scripts = (of: boolean) =>
    readdirSync(path.join(built, 'assets'))
      .map((name) => `assets/${name}`)
      .filter((file) => file.endsWith('.js') && files.includes(file) === of)
      .map(read)
      .join();
  expect(scripts(true)).toContain('xx missing');
  expect(scripts(false)).not.toContain('xx missing');
  expect(scripts(false)).toContain('Please enter GSTIN');
});

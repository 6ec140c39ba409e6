import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languagesIn, readLanguageList } from '../../../build/artifacts/worker/language-files.ts';
import { filesIn } from '../../../build/bundling/compress.ts';
import { readMeasured } from '../../../build/checks/measured.ts';
import { shippedWorker } from '../../../build/checks/shipped-lists.ts';
import { buildProject, copyProject } from './copied-project.ts';
import { addLanguage } from './made-up-language.ts';

const FIRST = 'ta';
const EIGHT = ['as', 'bn', 'gu', 'kn', 'ml', 'mr', 'te', 'ur'];

/** What names the languages of the site: its list, what hosts ask for them, and who is lost. All else is as it was. */
const LISTS = /^(?:sw\.js|404\.js|sitemap\.xml|languages\.(?:html|json))$/;

/** A digest of 16 characters, a prefix, and what is around them. */
const WORKER_BYTES = 32;

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

/** A build of the copy as it is, with what it measured. A build that passes a bound fails. */
async function built(name: string) {
  const dist = buildProject(copy, name);
  return { dist, measured: await readMeasured(copy) };
}

type Built = Awaited<ReturnType<typeof built>>;
let three: Built;
let eleven: Built;

beforeAll(async () => {
  expect(addLanguage(copy, FIRST)).toBe(100);
  three = await built('three');
  for (const [at, code] of EIGHT.entries())
    addLanguage(copy, code, { shift: at + 1, direction: code === 'ur' ? 'rtl' : 'ltr' });
  eleven = await built('eleven');
}, 3_600_000);

const read = ({ dist }: Built, file: string) => readFileSync(path.join(dist, file));

test('the site has all of them, each with its own pages and its own pack', async () => {
  expect(languagesIn(eleven.dist).sort()).toEqual([...EIGHT, FIRST, 'hi'].sort());
  const list = read(eleven, 'languages.html').toString();
  for (const code of [...EIGHT, FIRST, 'hi']) expect(list).toContain(`href="/${code}"`);
  expect(list).toContain('lang="ur-IN" dir="rtl"');
  expect(read(eleven, 'ur/contact.html').toString()).toContain('<html lang="ur-IN" dir="rtl"');
});

test('of a language that grows only home and what is translated is written', async () => {
  for (const code of [...EIGHT, FIRST]) {
    const { files } = await readLanguageList(eleven.dist, code);
    const parts = files.map(([url]) => url).filter((url) => url.startsWith(`/${code}/parts/`));
    expect(parts.sort()).toEqual(
      ['/alliance', '/company/About', '/contact', '/fraud', '/index', '/products/LoanPortal'].map(
        (page) => `/${code}/parts${page}.txt`,
      ),
    );
  }
  const documents = (await filesIn(path.join(eleven.dist, 'ur'))).filter((file) =>
    /html$/.test(file),
  );
  expect(documents).toEqual([
    ...[
      '404.html',
      'alliance.html',
      'company/About.html',
      'contact.html',
      'fraud.html',
      'index.html',
    ],
    ...['products/LoanPortal.html', 'products/loanPortal.html'],
  ]);
  // Sitemap, list and links say the same.
  const sitemap = read(eleven, 'sitemap.xml').toString();
  expect(sitemap).toContain('/ur/contact</loc>');
  expect(sitemap).not.toContain('/ur/services');
  expect(read(eleven, 'languages.html').toString()).toMatch(
    /href="\/ur" data-pages="\/ [^"]*\/contact[^"]*"/,
  );
  const page = read(eleven, 'ur/contact.html').toString();
  expect(page).toMatch(/hreflang="en" href="\/services"/i);
  expect(page).not.toContain('href="/ur/services"');
});

test('no file of another language changes with one more', async () => {
  const isOfOthers = async ({ dist }: Built) => {
    const others = [...EIGHT].map((code) => `${code}/`);
    return (await filesIn(dist)).filter(
      (file) => !file.endsWith('.br') && !others.some((folder) => file.startsWith(folder)),
    );
  };
  const before = await isOfOthers(three);
  expect(before.length).toBeGreaterThan(500);
  const after = new Set(await isOfOthers(eleven));
  const isSame = (file: string) => after.has(file) && read(three, file).equals(read(eleven, file));
  const changed = before.filter((file) => !LISTS.test(file) && !isSame(file));
  expect(changed).toEqual([]);
});

test('an installed English phone has nothing to fetch but what it looks for updates in', async () => {
  const [before, after] = await Promise.all([three, eleven].map(({ dist }) => shippedWorker(dist)));
  expect(after?.code).toBe(before?.code);
  expect(after?.lists).toEqual(before?.lists);
  const staged = (of: Built) => /__LANGUAGES=(\{.*?\})/.exec(`${read(of, 'sw.js')}`)?.[1];
  expect(Object.keys(JSON.parse(staged(eleven) ?? '{}'))).toEqual(['/posters', '/api', '/hi']);
  expect(staged(eleven)).toBe(staged(three));
});

test('no row of English or Hindi moves; each language has its own', () => {
  const isOf = (codes: readonly string[]) => (row: string) =>
    codes.some(
      (code) => row === `Language ${code}` || row === `Scripts before it answers, ${code}`,
    );
  const rowsOf = ({ measured }: Built) =>
    Object.entries(measured).filter(([row]) => !isOf(EIGHT)(row));
  const before = Object.fromEntries(rowsOf(three));
  const moved = rowsOf(eleven).filter(([row, bytes]) => before[row] !== bytes);
  expect(moved.map(([row]) => row)).toEqual(['Ready offline']);
  const [[, after = 0] = []] = moved;
  expect(after - (before['Ready offline'] ?? 0)).toBeLessThanOrEqual(EIGHT.length * WORKER_BYTES);
  expect(Object.keys(eleven.measured).filter(isOf(EIGHT))).toHaveLength(2 * EIGHT.length);
});

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGrowing, languagesOf, statusOf } from '../../../build/languages.ts';
import { pagesOf } from '../../../build/pages-of.ts';
import { recordOf } from '../../../build/translations/english-record.ts';
import { exportedIn } from '../../../build/translations/exported.ts';
import type { LanguageGaps } from '../../../build/translations/language-gaps.ts';
import { language } from '../../../build/vite/language.ts';
import { untranslatedPages } from '../../../build/vite/untranslated-pages.ts';
import { routes } from '../../../src/routes/paths.ts';
import { loadModule } from './load-module.ts';

let root: string;

const WORDS = `export const kept = 'Kept in English';
export const verify = 'Verify';
export const changed = 'The English of now';
export const hint = (code: string) => \`No State has the code \${code}.\`;
export const states = { Active: 'Active', Cancelled: 'Cancelled', Held: 'Held' };
export const streets = ['One', 'Two'];
`;

const OWN = `import * as english from '#words/sample.ts';
export const verify = 'சரிபார்';
export const kept = '';
export const changed = 'பழைய';
export const states = { Active: 'செயலில்', Cancelled: '' };
export const streets = ['ஒன்று'];
export const gone = english.verify;
`;

const PAGE = "export default { heading: 'Heading', text: 'The text of now.', view: 'guide' };";

const files: Record<string, string> = {
  'package.json': JSON.stringify({
    imports: {
      '#words/*': './src/words/*',
      '#copy/*': './copy/*',
      '#languages/*': './languages/*',
      '#lib/*': './src/lib/*',
    },
  }),
  'src/words/sample.ts': WORDS,
  'copy/pages/sample.ts': PAGE,
  'copy/pages/empty.ts': PAGE,
  'copy/pages/contact.ts': PAGE,
  'copy/pages/shown.ts': `import { verify, kept, changed, hint, states, streets } from '#words/sample.ts';
import page from '#copy/pages/sample.ts';
export const shown = { verify, kept, changed, hint: hint?.('07'), states, streets, page };`,
  'languages/ta/language.json': '{ "status": "growing" }',
  'languages/ta/words/language.ts': '',
  'languages/ta/words/sample.ts': OWN,
  'languages/ta/pages/sample.ts': `import english from '#copy/pages/sample.ts';
import { translate } from '#copy/translate.ts';
export default translate(english, { Heading: 'தலைப்பு', 'The text of then.': 'அன்றைய உரை' });`,
  'languages/ta/pages/contact.ts': "export default { heading: 'தலைப்பு' };",
  'languages/ta/pages/empty.ts': `import english from '#copy/pages/empty.ts';
import { translate } from '#copy/translate.ts';
export default translate(english, {
  // Heading
  t1: '',
});`,
};

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(path.join(process.env.TMPDIR ?? '/tmp', 'growing-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const file of ['translate.ts', 'texts.ts', 'text-id.ts'])
    cpSync(path.join('copy', file), path.join(root, 'copy', file));
  cpSync('src/lib/filled.ts', path.join(root, 'src/lib/filled.ts'));
  const { source = '' } = exportedIn('a.ts', OWN).get('changed') ?? {};
  write(
    'languages/ta/english.json',
    JSON.stringify({ 'words/sample.ts': { changed: recordOf("'The English of then'", source) } }),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const shown = async (gaps?: LanguageGaps) =>
  (await loadModule('/copy/pages/shown.ts', [language('ta', gaps)], root)).shown as Record<
    string,
    unknown
  >;

describe('a language that grows', () => {
  it('shows what it has, and English where it lacks a translation or the English was changed', async () => {
    expect(await shown()).toEqual({
      verify: 'சரிபார்',
      kept: 'Kept in English',
      changed: 'The English of now',
      hint: 'No State has the code 07.',
      states: { Active: 'செயலில்', Cancelled: 'Cancelled', Held: 'Held' },
      streets: ['One', 'Two'],
      page: { heading: 'தலைப்பு', text: 'The text of now.', view: 'guide' },
    });
  });

  it('has the pages of which it translates anything', () => {
    expect(languagesOf(root, '/sample')).toEqual(['en', 'ta']);
    expect(languagesOf(root, '/empty')).toEqual(['en']);
  });

  it.each([
    "  t14gzmid: 'தொடர்பு',",
    "  'Contact Us': 'தொடர்பு',",
    `  "India's shops": 'கடைகள்',`,
    `  "Contact Us": "தொடர்பு",`,
    '  [`Call`]: `அழையுங்கள்`,',
  ])('takes %s for a translation, however its English is quoted', (row) => {
    write('languages/ta/pages/quoted.ts', `export default translate(english, {\n${row}\n});\n`);
    expect(languagesOf(root, '/quoted')).toEqual(['en', 'ta']);
  });

  it('has home and these pages under its prefix, and its scripts know which are elsewhere', async () => {
    expect(pagesOf(root, 'ta').map(({ path: at }) => at)).toEqual(['/', '/contact']);
    const { elsewhere, untranslated } = await loadModule(
      'virtual:untranslated-pages',
      [untranslatedPages('ta')],
      root,
    );
    expect(untranslated).toBeUndefined();
    expect(elsewhere).toHaveLength(
      routes.flatMap((route) => [route.path, ...('aliases' in route ? route.aliases : [])]).length -
        2,
    );
    expect(elsewhere).toEqual(expect.arrayContaining(['/fraud', '/signup', '/sign-up']));
  });
});

describe('a complete language', () => {
  beforeAll(() => write('languages/ta/language.json', '{ "status": "complete" }'));
  afterAll(() =>
    write('languages/ta/language.json', files['languages/ta/language.json'] as string),
  );

  it('shows English where that was changed, in the files that a build knows to lack something', async () => {
    const file = {
      file: 'words/sample.ts',
      translated: 1,
      missing: ['hint'],
      outdated: ['changed'],
    };
    const gaps = { files: new Map([['languages/ta/words/sample.ts', file]]), texts: [] };
    expect(await shown(gaps)).toMatchObject({
      verify: 'சரிபார்',
      changed: 'The English of now',
      hint: 'No State has the code 07.',
      page: { heading: 'தலைப்பு', text: 'The text of now.' },
    });
  });

  it('has its own files as they are where nothing is said to be lacking', async () => {
    // The bundler of a build refuses to import words that are not there.
    expect(await shown()).toMatchObject({ changed: 'பழைய', hint: undefined, kept: '' });
  });
});

describe('the status of a language', () => {
  it('is complete for Hindi and English, and for a folder that does not say it', () => {
    expect(['en', 'hi', 'xx'].map((code) => statusOf('.', code))).toEqual(
      Array(3).fill('complete'),
    );
    expect(isGrowing(root, 'ta')).toBe(true);
  });

  it('is one of two words', () => {
    write('languages/xx/language.json', '{ "status": "nearly" }');
    expect(() => statusOf(root, 'xx')).toThrow('the status is complete or growing');
  });
});

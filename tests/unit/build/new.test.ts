import path from 'node:path';
import { expect, it } from 'vitest';
import { check } from '../../../build/new/check.ts';
import { edited } from '../../../build/new/edited.ts';
import { field } from '../../../build/new/field.ts';
import { language } from '../../../build/new/language.ts';
import { page } from '../../../build/new/page.ts';
import type { Answers, Recipe } from '../../../build/new/recipe.ts';
import { tool } from '../../../build/new/tool.ts';
import { RECORDS } from '../../../src/core/storage/record-versions.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Names and texts of templates, which no one should meet in what was written. */
const OF_TEMPLATES =
  /new[- ]?(?:page|tool|check|language|text|number)|older-|40_404|900[01]|locker-(?:before|after)|नया पेज|नया टूल|नई जाँच/i;

const titles = { title: "Seller's tried", hindi: 'आज़माया' };
const RECIPES: (readonly [string, Recipe, Answers, file: string])[] = [
  ['page', page, { ...titles, path: '/company/Tried' }, 'copy/pages/company/Tried.ts'],
  ['tool', tool, { ...titles, name: 'tried-out' }, 'src/features/tried-out/Tool.tsx'],
  ['check', check, { ...titles, name: 'tried' }, 'src/features/number-check/tried/check.ts'],
  [
    'language',
    language,
    { code: 'ur', tag: 'ur-IN', own: 'اردو' },
    'languages/ur/words/language.ts',
  ],
  ...['text', 'number'].flatMap((type) =>
    ['', '12'].map((older): (typeof RECIPES)[number] => [
      `field, ${type}, ${older}`,
      field,
      { kind: 'document', name: 'triedOut', type, older },
      `src/core/locker/document-v${RECORDS.document.version}.test.ts`,
    ]),
  ),
];

it.each(RECIPES)(
  'npm run new %s leaves nothing of its template',
  async (_, recipe, answers, file) => {
    const written = await recipe.files(answers, ROOT);
    expect(Object.keys(written)).toContain(file);
    // A comment may have the English of a text, which has new pages and checks in it.
    for (const [name, source] of Object.entries(written))
      expect(name + source.replace(/^\s*\/\/.*$/gm, '')).not.toMatch(OF_TEMPLATES);
  },
);

it('lists what people write before a new kind of number', () => {
  const [source] = Object.values(edited(check.edits?.({ name: 'tried' }, ROOT) ?? [], ROOT));
  expect(source).toContain("from './labels/tried.ts';");
  expect(source).toContain('tried: TRIED_LABELS');
});

it.each([
  ['ur', 'ur-IN', 'rtl'],
  ['ta', 'ta-IN', 'ltr'],
])('knows that %s goes %s %s', async (code, tag, direction) => {
  const files = await language.files({ code, tag, own: 'x' }, ROOT);
  expect(files[`languages/${code}/words/language.ts`]).toContain(`= '${direction}'`);
});

it.each([
  ['name', 'PIN'],
  ['name', 'pin-code'],
  ['title', 'PIN (postal)'],
  ['title', 'A title that is too long'],
  ['hindi', ''],
])('npm run new check refuses %s %s with a reason', (name, answer) => {
  const question = check.questions.find((each) => each.name === name);
  expect(question?.problem(answer, {})).toMatch(/\w+.*\.$/);
});

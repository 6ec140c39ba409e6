import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data';
import { expect, test } from 'playwright/test';
import { DEGRADATIONS, rowOf } from './support/degrades.ts';
import { engines, tooNew, type Use } from './support/features.ts';
import { markupOf } from './support/markup.ts';
import { lackedBy, mdn, within } from './support/mdn.ts';
import { DIST } from './support/sample-pages.ts';
import { stylesOf } from './support/styles.ts';
import { EXPRESSIONS, NOT_WRITTEN, SYNTAX, syntaxOf } from './support/syntax.ts';

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const filesWith = (ending: string) => files.filter((file) => file.endsWith(ending));

/** Texts of an element that the documents carry, each once; data is not a script. */
function inline(element: 'script' | 'style'): string[] {
  const found = new Set<string>();
  const pattern = new RegExp(`<${element}(?![^>]*(?:json|src=))[^>]*>(.*?)</${element}>`, 'gs');
  for (const file of filesWith('.html'))
    for (const [, text = ''] of read(file).matchAll(pattern)) found.add(text);
  return [...found];
}

const describe = ({ feature, where }: Use) => `${feature} (${engines(feature)}), ${where}`;

/** Uses that no row allows, or that are not guarded as their row says. */
const unforeseen = (uses: readonly Use[]): string[] =>
  tooNew(uses)
    .filter(({ feature, isGuarded }) => {
      const row = rowOf(feature);
      return !row || (row.how === 'guarded' && !isGuarded);
    })
    .map(describe);

const stylesheets = () => [
  ...filesWith('.css').flatMap((file) => stylesOf(file, read(file))),
  ...inline('style').flatMap((text) => stylesOf('a style element', text)),
];
const documents = () => filesWith('.html').flatMap((file) => markupOf(file, read(file)));

test('scripts are written in what all floor browsers read', () => {
  const scripts = filesWith('.js');
  expect(scripts.length).toBeGreaterThan(50);
  const uses = [
    ...scripts.flatMap((file) => syntaxOf(file, read(file))),
    ...inline('script').flatMap((text) => syntaxOf('the inline script', text)),
  ];
  expect(tooNew(uses).map(describe)).toEqual([]);
});

test('stylesheets and documents use nothing newer but what degrades', () => {
  expect(filesWith('.css').length).toBeGreaterThan(20);
  expect(unforeseen([...stylesheets(), ...documents()])).toEqual([]);
});

test('each allowance is needed', () => {
  const used = tooNew([...stylesheets(), ...documents()]).map(({ feature }) => rowOf(feature));
  // What scripts set alone.
  const ofScripts = ['html.global_attributes.inert', 'html.global_attributes.hidden.until-found'];
  expect(
    DEGRADATIONS.filter((row) => !used.includes(row))
      .map(({ feature }) => feature)
      .filter((feature) => !ofScripts.includes(feature)),
  ).toEqual([]);
});

test('all syntax that MDN lists and a floor browser lacks is looked for', () => {
  const parts = [
    'classes',
    'functions',
    'grammar',
    'operators',
    'regular_expressions',
    'statements',
  ];
  const lacked = parts.flatMap((part) => allLacked(mdn.javascript[part] as Identifier, part));
  expect(lacked.length).toBeGreaterThan(20);
  const sought = [
    ...SYNTAX.map(([name]) => name),
    ...EXPRESSIONS.map(([name]) => `regular_expressions.${name}`),
  ];
  expect(
    lacked.filter((name) => !sought.includes(name) && !NOT_WRITTEN.some((one) => one.test(name))),
  ).toEqual([]);
});

function allLacked(table: Identifier, name: string): string[] {
  return within(table).flatMap(([key, entry]) => [
    ...(lackedBy(entry).length > 0 ? [`${name}.${key}`] : []),
    ...allLacked(entry, `${name}.${key}`),
  ]);
}

for (const [name, , script] of [
  ...SYNTAX,
  ...EXPRESSIONS.map(([name, , text]) => [`regular_expressions.${name}`, null, text] as const),
])
  test(`found in a script: ${name}`, () => {
    expect(syntaxOf('', script).map(({ feature }) => feature)).toContain(`javascript.${name}`);
  });

for (const script of [
  "RegExp('(?<=a)b')",
  'RegExp(`(?<=a)b`)',
  'const of = (form) => new RegExp(`(?<!\\\\d)` + form, "gu");',
  "const before = '(?<![\\\\p{L}])'; new RegExp(before + 'b', 'u');",
])
  test(`found in what an expression is made of: ${script}`, () => {
    expect(syntaxOf('', script).map(({ feature }) => feature)).toContain(
      'javascript.regular_expressions.lookbehind_assertion',
    );
  });

for (const [css, feature] of [
  ['a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
  ['a { color: oklch(40% 0.2 40) }', 'css.types.color.oklch'],
  ['a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
  ['@media (width >= 600px) { a { top: 0 } }', 'css.at-rules.media.range_syntax'],
  ['@layer a { a { top: 0 } }', 'css.at-rules.layer'],
  ['@property --a { syntax: "*"; inherits: false }', 'css.at-rules.property'],
  ['@scope (.a) { a { top: 0 } }', 'css.at-rules.scope'],
  ['a { &:hover { top: 0 } }', 'css.selectors.nesting'],
  ['a:has(b) { top: 0 }', 'css.selectors.has'],
  ['dialog:modal { top: 0 }', 'css.selectors.modal'],
] as const)
  test(`found in a stylesheet: ${feature}`, () => {
    expect(stylesOf('', css).map((use) => use.feature)).toContain(feature);
  });

test('found in a document: popover, inert and an open dialog', () => {
  const uses = markupOf('', '<div popover="auto" inert=""></div><dialog open=""></dialog>');
  expect(uses.map(({ feature }) => feature)).toEqual(
    expect.arrayContaining([
      'html.global_attributes.popover',
      'html.global_attributes.inert',
      'html.elements.dialog',
    ]),
  );
});

test('a second declaration and a query are guards', () => {
  const guarded = (css: string) => stylesOf('', css).map(({ isGuarded }) => Boolean(isGuarded));
  expect(guarded('a { height: 1em; height: 1dvh }')).toContain(true);
  expect(guarded('a { height: 1dvh }')).not.toContain(true);
  expect(guarded('@supports (height: 1dvh) { a { height: 1dvh } }')).toContain(true);
});

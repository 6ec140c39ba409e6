import { describe, expect, it } from 'vitest';
import { isTranslated, translatedOf } from '#copy/translate.ts';
import type { Page } from '#copy/types/page.ts';
import * as language from '#words/language.ts';
import { head } from '../../../../build/document/document.ts';
import { decoded } from '../../../../build/document/html-text.ts';
import { structuredData } from '../../../../build/document/structured-data.ts';
import { latinRunsIn } from '../../../support/latin-runs.ts';
import { translationHomes } from '../../../support/translation-homes.ts';
import { renderedPages } from '../../content/shown.ts';
import { languageOf } from '../languages.ts';

const { code, isComplete, staysEnglish } = languageOf(language.tag);
const latinRuns = latinRunsIn(staysEnglish);
const homes = (texts: readonly string[]) => translationHomes(texts, code);

/** What nobody reads as a sentence of the page: code, values and files. */
const NOT_READ = /^(?:code|pre|samp|kbd|script|style|textarea)$/;
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)(\/?)>/gi;
const NAME = /\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g;

/** Texts and names of a markup, but for what says of itself that it is English. */
function textsOf(markup: string): string[] {
  const texts: string[] = [];
  // Whether the content of each open element is read, the outermost first.
  const open: boolean[] = [];
  let from = 0;
  for (const {
    0: tag,
    1: end,
    2: name = '',
    3: attributes = '',
    4: empty,
    index,
  } of markup.matchAll(TAG)) {
    const isRead = open.at(-1) ?? true;
    if (isRead) texts.push(markup.slice(from, index));
    from = index + tag.length;
    if (end) {
      open.pop();
      continue;
    }
    const own = isRead && !NOT_READ.test(name) && !/\slang="en/.test(attributes);
    if (own) for (const [, text = ''] of attributes.matchAll(NAME)) texts.push(text);
    if (!empty && !VOID.test(name)) open.push(own);
  }
  expect(open).toEqual([]);
  return texts.map(decoded);
}

const englishIn = (texts: readonly string[]) => [...new Set(texts.flatMap(latinRuns))];

const files = import.meta.glob<Record<string, unknown>>(
  ['/languages/*/{pages,menus}/**/*.ts', '/languages/*/features/**/tool.ts'],
  { eager: true },
);

/** English texts without a translation. `npm run languages` names them, and they stop no editor (decision 097). */
const missing = Object.entries(files)
  .filter(([file]) => file.startsWith(`/languages/${code}/`))
  .flatMap(([, module]) => Object.values(module))
  .flatMap((copy) => translatedOf(Object(copy))?.missing ?? []);
const isMissing = (run: string) => missing.some((text) => text.includes(run));

/** What the head of a page says in words: its title, and what it is about. */
function textsOfHead(path: string, page: Page): string[] {
  const document = { path, page, language, markup: '' };
  const tags = head({ ...document, origin: 'https://kolam.example', noIndex: false });
  const [title = ''] = /<title>[^<]*/.exec(tags) ?? [];
  const meta = [
    ...tags.matchAll(
      /"(?:description|og:title|og:description|og:site_name|og:image:alt)" content="([^"]*)"/g,
    ),
  ];
  const told: string[] = [];
  const visit = (each: unknown): void => {
    if (typeof each === 'string') told.push(each);
    else if (typeof each === 'object' && each !== null)
      for (const [key, value] of Object.entries(each))
        if (
          [
            'name',
            'description',
            'text',
            'mainEntity',
            'acceptedAnswer',
            'itemListElement',
          ].includes(key) ||
          !Number.isNaN(Number(key))
        )
          visit(value);
  };
  visit(structuredData({ ...document, origin: 'https://kolam.example', noIndex: false }));
  return [title.replace('<title>', ''), ...meta.map(([, text = '']) => text), ...told].map(decoded);
}

// What a language lacks is English until then, and most of it can be told from what it has.
describe.runIf(isComplete)(`on a page in ${language.name} no English is left`, () => {
  it.each(renderedPages.map(({ path, page, whole }) => [path, page, whole.markup] as const))(
    '%s',
    (path, page, markup) => {
      const left = englishIn(textsOf(markup)).filter((run) => !isMissing(run));
      expect(left, homes(left)).toEqual([]);
      if (!isTranslated(page)) return;
      const leftInHead = englishIn(textsOfHead(path, page)).filter((run) => !isMissing(run));
      expect(leftInHead, homes(leftInHead)).toEqual([]);
    },
  );

  it('would be found', () => {
    const found = (markup: string) => englishIn(textsOf(markup));
    expect(found('<p>यह Nothing leaves this device है।</p>')).toEqual([
      'Nothing leaves this device',
    ]);
    expect(
      found(`<img alt="A drawn phone"><p lang="${language.tag}">Not <b>one two three</b></p>`),
    ).toEqual(['A drawn phone', 'one two three']);
    expect(
      found('<div lang="en">One two three<p>four five six</p></div><p>UPI, QR, EMI</p>'),
    ).toEqual([]);
  });
});

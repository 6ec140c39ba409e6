import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAllLanguages } from '../../../build/document/all-languages.ts';
import { appShell } from '../../../build/document/document.ts';
import type { Language } from '../../../build/document/types.ts';
import * as ofHindi from '../../../languages/hi/words/language.ts';
import * as words from '../../../src/words/language.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ORIGIN = 'https://kolam.example';

// What the English words are is in their types, letter by letter.
const english = words as unknown as Language;
const hindi = ofHindi as unknown as Language;

const urdu = {
  ...english,
  prefix: '/ur',
  tag: 'ur-IN',
  direction: 'rtl',
  name: 'اردو',
  question: '?',
  accept: '!',
} as unknown as Language;
const marathi = {
  ...english,
  prefix: '/mr',
  tag: 'mr-IN',
  name: 'मराठी',
  question: '?',
  accept: '!',
};
const frames = [english, hindi, urdu, marathi as unknown as Language].map((language) => ({
  template: '<html lang=""><link rel="stylesheet" href="/a.css">',
  policy: "script-src 'self'",
  themeScript: 'theme()',
  icons: '<svg >',
  language,
}));
/** Of the last one only two pages are translated so far. */
const listed = frames.map((frame, at) => ({
  frame,
  pages: at === 3 ? ['/', '/fraud'] : undefined,
}));

const out = mkdtempSync(path.join(tmpdir(), 'kolam-languages-'));
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
beforeAll(() => writeAllLanguages(ROOT, out, listed));
afterAll(() => rmSync(out, { recursive: true }));

/** Where the links of the list lead who comes from an address, and what is kept of a press on the last one. */
function shownFrom(referrer: string): { hrefs: string[]; kept: unknown[] } {
  const kept: unknown[] = [];
  const links = [
    ...read('languages.html').matchAll(
      /hreflang="(\w+)" href="([^"]+)"(?: data-pages="([^"]+)")?/g,
    ),
  ].map(([, hreflang, href, pages]) => ({
    hreflang,
    href,
    press: () => {},
    getAttribute: (name: string) => (name === 'href' ? href : (pages ?? null)),
    setAttribute(_name: string, value: string) {
      this.href = value;
    },
    addEventListener(_type: string, press: () => void) {
      this.press = press;
    },
  }));
  runInNewContext(read('languages.js'), {
    document: { referrer, querySelectorAll: () => links },
    location: { origin: ORIGIN },
    localStorage: { setItem: (...entry: string[]) => void kept.push(entry) },
  });
  links.at(-1)?.press();
  return { hrefs: links.map(({ href }) => `${href}`), kept };
}

describe('the list of all languages', () => {
  it('names each in its own letters and direction, and leads home without scripts', () => {
    const page = read('languages.html');
    expect(page).toContain(
      '<a class="btn btn-outline-primary" lang="en-IN" hreflang="en" href="/">English</a>',
    );
    expect(page).toContain('lang="hi-IN" hreflang="hi" href="/hi">हिंदी</a>');
    expect(page).toContain('lang="ur-IN" dir="rtl" hreflang="ur" href="/ur">اردو</a>');
  });

  it('says for scripts how each is offered, but for the default one', () => {
    expect(JSON.parse(read('languages.json'))).toEqual([
      { code: 'hi', prefix: '/hi', question: hindi.question, accept: hindi.accept },
      { code: 'ur', prefix: '/ur', question: '?', accept: '!' },
      { code: 'mr', prefix: '/mr', question: '?', accept: '!', pages: ['/', '/fraud'] },
    ]);
  });

  it.each([
    ['/contact', ['/contact', '/hi/contact', '/ur/contact', '/mr']],
    ['/hi/contact?x=1', ['/contact?x=1', '/hi/contact?x=1', '/ur/contact?x=1', '/mr']],
    ['/fraud#a', ['/fraud#a', '/hi/fraud#a', '/ur/fraud#a', '/mr/fraud#a']],
    ['/', ['/', '/hi', '/ur', '/mr']],
    ['/hi', ['/', '/hi', '/ur', '/mr']],
    ['/hi?x=1', ['/?x=1', '/hi?x=1', '/ur?x=1', '/mr?x=1']],
    // No prefix of a language.
    ['/history', ['/history', '/hi/history', '/ur/history', '/mr']],
  ])(
    'leads who comes from %s to the same page, or home where a language has not got it',
    (from, hrefs) => {
      expect(shownFrom(ORIGIN + from).hrefs).toEqual(hrefs);
    },
  );

  it.each(['', 'https://evil.example/contact', `${ORIGIN}.evil.example/contact`])(
    'leads who comes from "%s" home',
    (referrer) => {
      expect(shownFrom(referrer).hrefs).toEqual(['/', '/hi', '/ur', '/mr']);
    },
  );

  it('keeps what was chosen', () => {
    expect(shownFrom('').kept).toEqual([[`${english.company.brand.toLowerCase()}-language`, 'mr']]);
  });

  it('is not there on a site of two, whose pages lead to each other', async () => {
    const two = mkdtempSync(path.join(tmpdir(), 'kolam-languages-'));
    await writeAllLanguages(ROOT, two, listed.slice(0, 2));
    expect(readdirSync(two)).toEqual([]);
    rmSync(two, { recursive: true });
  });

  it('takes the place of the homes of each language where a path is no page', () => {
    const template = `<html lang="">${['policy', 'theme', 'head', 'styles', 'icons', 'page', 'data']
      .map((name) => `<!--${name}-->`)
      .join('')}`;
    const frame = { ...frames[1], template } as (typeof frames)[number];
    const html = appShell(frame, [english, hindi, urdu]);
    expect(html).toContain('lang="hi-IN" href="/hi">होम</a>');
    expect(html).toContain('lang="hi-IN" href="/languages">सभी भाषाएँ</a>');
    expect(html).not.toContain('/ur');
  });
});

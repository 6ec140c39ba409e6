import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headingFaceProblems, headingWords } from '../../../build/checks/heading-face.ts';

const COPY = path.resolve(import.meta.dirname, '../../../languages/hi');

let pages: string;
beforeEach(() => {
  pages = mkdtempSync(path.join(tmpdir(), 'headings-'));
});
afterEach(() => rmSync(pages, { recursive: true }));

const problemsOf = (html: string, copy = COPY) => {
  writeFileSync(path.join(pages, 'page.html'), html);
  return headingFaceProblems(copy, pages);
};

describe('the cut face of Hindi headings', () => {
  it('draws every word of today’s copy as the whole face does', () => {
    // Words of features are in no heading of a page, and what a visitor says is shown nowhere.
    const files = readdirSync(COPY, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('features') && !file.endsWith('spoken.ts'),
    );
    const copy = files.map((file) => readFileSync(path.join(COPY, file), 'utf8')).join(' ');
    const words = copy.match(/[\u0900-\u097f]+/g) ?? [];
    expect(words.length).toBeGreaterThan(5000);
    expect(problemsOf(`<h2>${words.join(' ')}</h2>`)).toEqual([]);
  });

  it.each(['एंग्विला', 'मिस्र', 'ॐ'])('cannot draw %s, and the build says so', (word) => {
    expect(problemsOf(`<h2>पेमेंट <a href="/">${word}</a></h2>`)).toEqual([
      `anek-devanagari-600.woff2 was cut without what “${word}” needs; see decision 027.`,
    ]);
  });

  it('has nothing to do with other text', () => {
    expect(problemsOf('<h2>Payment</h2><p>मिस्र</p>')).toEqual([]);
  });

  it('is no business of a language without one', () => {
    expect(problemsOf('<h2>मिस्र</h2>', pages)).toEqual([]);
  });
});

it('finds the words of headings of any rank', () => {
  const html = '<h1 tabindex="-1">UPI <b>से</b>पेमेंट।</h1><p>नहीं</p><h4>दो\nशब्द</h4>';
  expect(headingWords(html)).toEqual(['UPI', 'से', 'पेमेंट', 'दो', 'शब्द']);
});

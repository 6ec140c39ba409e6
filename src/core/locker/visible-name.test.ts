import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleOf } from './title.ts';
import { visibleName, visibleText } from './visible-name.ts';

test('marks characters that reverse a name or hide in it', () => {
  expect(visibleText('Aadhaar\u202egnp.exe')).toBe('Aadhaar[U+202E]gnp.exe');
  expect(visibleText('a\u0000b\u200b\u2066.p\u200ddf')).toBe(
    'a[U+0000]b[U+200B][U+2066].p\u200ddf',
  );
  expect(visibleText('\u3164\ud800.txt')).toBe('[U+3164][U+D800].txt');
  expect(visibleText('नमस्\u200dते.pdf')).toBe('नमस्\u200dते.pdf');
});

test('names its ending apart, also at the end of a long name', () => {
  expect(visibleName('Aadhaar.pdf.html')).toEqual({
    stem: [{ text: 'Aadhaar.pdf' }],
    ending: [{ text: '.html' }],
  });
  expect(visibleName('.profile').ending).toEqual([]);
  expect(visibleName('no ending').ending).toEqual([]);
  // Cut where two pieces are shorter than the whole; too long an ending is none.
  for (const whole of ['n'.repeat(100), `notes.${'n'.repeat(20)}`])
    expect(visibleName(whole)).toEqual({ stem: [{ text: whole }], ending: [] });
  expect(visibleText('n'.repeat(101))).toBe(`${'n'.repeat(80)}…${'n'.repeat(20)}`);
  const long = visibleText(`${'a'.repeat(300)}zip.scr`);
  expect(long).toBe(`${'a'.repeat(80)}…${'a'.repeat(17)}zip.scr`);
});

test('never shows a character that turns text around, and always the end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z]{1,10}$/), (stem, end) => {
      const shown = visibleText(`${stem}.${end}`);
      expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/);
      expect(shown.endsWith(stem ? `.${end}` : end)).toBe(true);
    }),
  );
});

test('a title does not end as another type of file than its file', () => {
  expect(titleOf('Aadhaar.pdf.html')).toBe('Aadhaar.pdf.html');
  expect(titleOf('Aadhaar.pdf\u202e .html')).toBe('Aadhaar.pdf .html');
  expect(titleOf('song.mp3.html')).toBe('song.mp3.html');
  expect(titleOf('Bill 1.2.2026.pdf')).toBe('Bill 1.2.2026');
  expect(titleOf('Letter about my.pdf of July.html')).toBe('Letter about my.pdf of July');
});

import { expect, test } from 'vitest';
import { pathInLanguage } from '#routes/path-in-language.ts';

test.each([
  ['', '/', '/'],
  ['', '/contact', '/contact'],
  ['/hi', '/', '/hi'],
  ['/hi', '/contact', '/hi/contact'],
])('with the prefix "%s" %s is %s', (prefix, path, expected) => {
  expect(pathInLanguage(prefix, path)).toBe(expected);
});

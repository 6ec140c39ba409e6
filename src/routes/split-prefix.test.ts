import { expect, it } from 'vitest';
import { splitPrefix } from '#routes/split-prefix.ts';

it.each([
  ['/hi', '/hi', '/'],
  ['/hi/', '/hi', '/'],
  ['/HI/Contact/', '/hi', '/Contact/'],
  ['/hi.html', '/hi', '.html'],
  ['/hi/shared/Abc', '/hi', '/shared/Abc'],
  ['/history', '', '/history'],
  ['/contact', '', '/contact'],
  ['/mr/contact', '', '/mr/contact'],
])('%s has the prefix %j and is %s', (pathname, prefix, path) => {
  expect(splitPrefix(pathname, ['/hi'])).toEqual({ prefix, path });
});

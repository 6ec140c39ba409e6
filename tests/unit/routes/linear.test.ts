import { expect, test } from 'vitest';
import { nav } from '#content/en/menus/nav.ts';
import { currentLink } from '#layouts/links/current-link.ts';
import { matchRoute } from '../../../src/routes/match-route.ts';
import { splitPrefix } from '../../../src/routes/split-prefix.ts';
import { growth, LINEAR } from '../../support/growth.ts';

const READERS = {
  matchRoute,
  currentLink: (path: string) => currentLink(nav.items, path),
  splitPrefix: (path: string) => splitPrefix(path, ['/hi']),
};

/** Paths that somebody could have made to keep a reader busy. */
const PATHS: Record<string, (length: number) => string> = {
  slashes: (length) => `${'/'.repeat(length)}x`,
  'slashes of a page with parameters': (length) => `/shared/${'/'.repeat(length)}x`,
  'runs of slashes': (length) => '/x////'.repeat(length / 6),
  endings: (length) => '.html'.repeat(length / 5),
  'dots and a slash': (length) => `/${'.'.repeat(length)}/`,
  'percent signs': (length) => `/shared/${'%25'.repeat(length / 3)}`,
};

for (const [name, read] of Object.entries(READERS))
  test.each(Object.entries(PATHS))(
    `${name} reads %s in a time that grows with their number`,
    (_, path) => {
      expect(growth(read, path)).toBeLessThan(LINEAR);
    },
  );

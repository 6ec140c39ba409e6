import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isFresh, noteBuild } from '../../affected/fresh-build.mjs';
import { smallProject, write } from './small-project.ts';

function built(): string {
  const root = smallProject({
    'src/a.ts': 'a',
    'public/robots.txt': '',
    'index.html': '',
    'vite.config.ts': '',
    'package.json': '',
    'package-lock.json': '',
    'tsconfig.json': '',
    '.env.demo': '',
    'dist/index.html': 'a',
  });
  noteBuild(root);
  return root;
}

it('a build that nothing has changed since is fresh', () => {
  expect(isFresh(built())).toBe(true);
});

it.each([
  ['a source', 'src/a.ts', true],
  ['a new source', 'src/b.ts', true],
  ['a setting', '.env.demo', true],
  ['the build itself', 'dist/index.html', true],
  ['a test', 'tests/unit/a.test.ts', false],
  ['a test next to its source', 'src/a.test.ts', false],
  ['what is generated of sources', 'src/generated/routes.ts', false],
])('after a change of %s a build is made again: %s', (_, file, stale) => {
  const root = built();
  write(root, file, 'other');
  expect(isFresh(root)).toBe(!stale);
});

it('without a note, or without a build, none is fresh', () => {
  const root = built();
  rmSync(path.join(root, 'dist'), { recursive: true });
  expect(isFresh(root)).toBe(false);
  expect(isFresh(smallProject({}))).toBe(false);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#routes/paths.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json'));

describe('the README', () => {
  const text = read('README.md').replace(/\s+/g, ' ');

  it('says how many pages there are, in tens', () => {
    const [, tens] = /more than (\d+0) pages/.exec(text) ?? [];
    expect(Number(tens)).toBe(Math.floor((routes.length - 1) / 10) * 10);
  });

  it('says which Node is needed', () => {
    const [, least] = /Node ([\d.]+) or newer/.exec(text) ?? [];
    expect(engines.node).toBe(`>=${least}`);
  });
});

it.each([
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['docs/architecture.md', 'docs/deploy.md', 'docs/email.md', 'docs/translating.md'],
  ...['docs/stored-fields.md', 'docs/browsers.md', 'tests/README.md', 'tests/deep/README.md'],
])('%s names only commands that there are', (file) => {
  const named = [...read(file).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

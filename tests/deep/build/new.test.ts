import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { englishFiles } from '../../../build/translations/english-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Nothing of these is the project's. */
const NOT_COPIED =
  /(?:^|\/)(?:\.git|\.results|\.data|\.cache|dist|dist-hosting|node_modules)(?:\/|$)/;

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => !NOT_COPIED.test(path.relative(ROOT, source)),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

const run = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, [path.join(copy, script), ...options], {
    cwd: copy,
    encoding: 'utf8',
    // Vitest's own would have Vite build React for developers.
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' },
  });

/** What the command is asked for, and how many files it then writes. */
const ASKED: readonly (readonly [what: string, files: number, options: string[]])[] = [
  ['a tool', 11, ['tool', 'name=amount-in-words', 'title=Amount in words', 'hindi=रकम शब्दों में']],
  ['a page', 2, ['page', 'path=/company/Careers', 'title=Careers', 'hindi=करियर']],
  ['a number check', 12, ['check', 'name=pincode', 'title=PIN code', 'hindi=पिन कोड']],
  // A file for each English one, and its status.
  ['a language', englishFiles(ROOT).length + 1, ['language', 'ta']],
  ['a field', 8, ['field', 'kind=document', 'name=shelfMark', 'type=text', 'older=unsorted']],
  ['a field of a message', 6, ['field', 'kind=contact', 'name=shop_name', 'type=text', 'older=']],
];

function write(count: number, options: readonly string[]) {
  const made = run('build/new/new.mjs', ...options);
  expect(made.stderr).toBe('');
  const [files = ''] = made.stdout.split('\n\n');
  expect(files.split('\n')).toHaveLength(count);
}

function expectChecked() {
  execFileSync(process.execPath, [path.join(copy, 'build/generate/generate.mjs')], { cwd: copy });
  const checked = run('tests/check.mjs');
  expect(checked.status, checked.stdout.slice(-4_000)).toBe(0);
}

function expectBuilt() {
  const built = run(
    'node_modules/vite/bin/vite.js',
    'build',
    '--mode',
    'demo',
    '--logLevel',
    'error',
  );
  expect(built.status, built.stderr.slice(-2_000)).toBe(0);
}

test.each(ASKED)('%s is %i files, which pass every check', (what, count, options) => {
  write(count, options);
  const again = run('build/new/new.mjs', ...options);
  expect(again.status, 'a second time').toBe(1);
  expect(again.stderr).toContain('Already there');
  expectChecked();
  // It fits the budgets, too. A field is in no page; another language takes room of the home page's document.
  if (/tool|page|check/.test(what)) expectBuilt();
});

test('a tool, a page, a number check and a field fit together', () => {
  const together = ASKED.filter(([what]) => /^a (?:tool|page|number check|field)$/.test(what));
  expect(together).toHaveLength(4);
  for (const [, count, options] of together) write(count, options);
  expectChecked();
  expectBuilt();
});

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

/** Rules over all copy, and of how sources are divided: what a page or a tool meets in addition to its own tests. */
const RULES = ['tests/unit/content', 'tests/unit/languages', 'tests/unit/imports.test.ts'];

/** What the command is asked for, how many files it then writes, and the tests that it writes or changes. */
const ASKED: readonly (readonly [
  what: string,
  files: number,
  options: string[],
  tests: string[],
])[] = [
  [
    'a tool',
    11,
    ['tool', 'name=amount-in-words', 'title=Amount in words', 'hindi=रकम शब्दों में'],
    ['src/features/amount-in-words', 'src/features/toolbox', ...RULES],
  ],
  ['a page', 2, ['page', 'path=/company/Careers', 'title=Careers', 'hindi=करियर'], RULES],
  [
    'a number check',
    12,
    ['check', 'name=pincode', 'title=PIN code', 'hindi=पिन कोड'],
    ['src/features/number-check', 'src/domain/labels', ...RULES],
  ],
  [
    'a field',
    8,
    ['field', 'kind=document', 'name=shelfMark', 'type=text', 'older=unsorted'],
    ['src/core/locker', 'src/core/storage', 'tests/unit/core/locker'],
  ],
  [
    'a field of a message',
    6,
    ['field', 'kind=contact', 'name=shop_name', 'type=text', 'older='],
    ['src/core/outbox', 'src/features/contact', 'tests/unit/core/outbox'],
  ],
];

function write(count: number, options: readonly string[]) {
  const made = run('build/new/new.mjs', ...options);
  expect(made.stderr).toBe('');
  const [files = ''] = made.stdout.split('\n\n');
  expect(files.split('\n')).toHaveLength(count);
}

const generate = () =>
  execFileSync(process.execPath, [path.join(copy, 'build/generate/generate.mjs')], { cwd: copy });

/** Format, lint and types of all, as `npm run check`, and some of its unit tests. */
function expectSound(tests: readonly string[]) {
  generate();
  const projects = ['tsconfig.json', 'src/sw/tsconfig.json', 'tests/tsconfig.json'];
  const commands = [
    ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    ...projects.map((project) => ['typescript/bin/tsc', '-p', project]),
    ['vitest/vitest.mjs', 'run', '--project', '!slow', '--reporter', 'dot', ...tests],
  ];
  for (const [command, ...options] of commands) {
    const done = run(`node_modules/${command}`, ...options);
    expect(done.status, done.stdout.slice(-4_000)).toBe(0);
  }
}

function expectChecked() {
  generate();
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

function writeOnce(count: number, options: readonly string[]) {
  write(count, options);
  const again = run('build/new/new.mjs', ...options);
  expect(again.status, 'a second time').toBe(1);
  expect(again.stderr).toContain('Already there');
}

test.each(ASKED)(
  '%s is %i files, which pass the tests of what they touch',
  (_, count, options, tests) => {
    writeOnce(count, options);
    expectSound(tests);
  },
);

test('a language is a file for each English one and its status, which pass every check', () => {
  writeOnce(englishFiles(ROOT).length + 1, ['language', 'ta']);
  expectChecked();
});

// What they touch in addition, they touch here; and pages and tools fit the budgets.
test('all of them fit together, and pass every check', () => {
  const isOfMessages = ([what]: (typeof ASKED)[number]) => what === 'a field of a message';
  const built = ASKED.filter((asked) => !isOfMessages(asked));
  expect(built).toHaveLength(4);
  for (const [, count, options] of built) write(count, options);
  expectBuilt();
  // The page of the contact form has no room for one more.
  for (const [, count, options] of ASKED.filter(isOfMessages)) write(count, options);
  expectChecked();
});

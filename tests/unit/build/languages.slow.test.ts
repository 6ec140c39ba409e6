import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySources } from '../../build-sources.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'languages-'));
  copySources(copy);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
};

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(copy, file), text.replace(from, to));
};

/** Exit code of the command, and what it counts: translated, missing and outdated, by folder and file. */
function languages(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['build/translations/languages.mjs', ...options],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' } },
  );
  expect(stderr).toBe('');
  const rows = [...stdout.matchAll(/^ *(\S+) +(\d+) +(\d+) +(\d+)$/gm)];
  const counts = new Map(
    rows.map(([, name = '', ...figures]): [string, number[]] => [name, figures.map(Number)]),
  );
  return { status, stdout, counts };
}

it('of words that were translated the English is recorded: `npm run languages` writes it, and who changes them commits it', () => {
  const record = () => readFileSync(path.join(copy, 'languages/hi/english.json'), 'utf8');
  const committed = record();
  languages('hi');
  expect(record()).toBe(committed);
});

it('says what is translated, missing and outdated, and of what English words were made', () => {
  write('languages/ta/language.json', '{ "status": "growing" }\n');
  write('languages/ta/words/language.ts', "export * from '#words/language.ts';\n");
  write(
    'languages/ta/words/layouts.ts',
    "export const signIn = 'உள்நுழை';\nexport const contact = '';\nexport const gone = 'போய்விட்டது';\n",
  );
  write(
    'languages/ta/pages/contact.ts',
    `import english from '#copy/pages/contact.ts';
import { translate } from '#copy/translate.ts';

export default translate(english, { 'Contact Us': 'தொடர்பு', 'A text of long ago': 'பழைய உரை' });
`,
  );

  // English that was changed today waits for nobody.
  languages('hi', ...['words/', 'tariff/', 'features/'].flatMap((own) => ['--accept', own]));
  const first = languages();
  expect(first.status).toBe(0);
  expect(first.stdout).toContain('hi is complete: 100 % translated');
  expect(first.counts.get('languages/hi')?.slice(1)).toEqual([0, 0]);
  expect(first.stdout).toContain('ta is growing: 0 % translated');
  const [translated, missing, outdated] = first.counts.get('pages/contact.ts') ?? [];
  expect([translated, outdated]).toEqual([1, 1]);
  expect(missing).toBeGreaterThan(20);
  expect(first.counts.get('words/layouts.ts')?.[0]).toBe(1);
  // `gone` is of no English word any more.
  expect(first.counts.get('words/layouts.ts')?.[2]).toBe(1);

  // English changes: an editor is not stopped, and each language says that it is behind.
  change('src/words/layouts.ts', "signIn = 'Sign In'", "signIn = 'Log in'");
  const changed = languages();
  expect(changed.status).toBe(0);
  expect(changed.counts.get('languages/hi')?.[2]).toBe(1);
  expect(languages('ta').stdout).toContain('outdated signIn');
  expect(languages('ta', '--strict').status, 'a growing language').toBe(0);
  expect(languages('hi', '--strict').status, 'a complete language').toBe(1);

  // The site is built, with the new English; a version is not released.
  const released = spawnSync(process.execPath, ['build/releases/release-notes.mjs', '9.9.9'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([released.status, released.stderr]).toEqual([
    1,
    expect.stringMatching(/languages\/hi is behind[\s\S]*words\/layouts\.ts\s+outdated signIn/),
  ]);

  // A translation that was rewritten is of today's English; one that still holds is accepted.
  change('languages/ta/words/layouts.ts', "'உள்நுழை'", "'உள்நுழைக'");
  expect(languages('ta').stdout).not.toContain('outdated signIn');
  expect(languages('hi', '--accept', 'words/layouts.ts', '--strict').status).toBe(0);
  expect(languages('--strict').status).toBe(0);
});

it('knows no language without a folder', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['build/translations/languages.mjs', 'xx'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining('No such language: xx')]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folders = ['src/core/sandbox', 'src/api-docs'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => path.join(folder, name)),
);

/** What would make two runs differ, or let something out. Lint knows the globals; methods of others it does not. */
const BANNED =
  /\b(?:Math\.random|sendBeacon|getRandomValues|randomUUID|new Date|Date\.now|performance\.|setTimeout|import\()/;

it.each(files)('%s has no network, storage, clock or chance', (file) => {
  // What is printed for others is text.
  const text = readFileSync(file, 'utf8').replace(/'[^'\n]*'|`[^`]*`/g, '');
  expect(text).not.toMatch(BANNED);
});

it('no page and no worker loads a handler', () => {
  const importers = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /(?<!\.test)\.tsx?$/.test(name) &&
      !name.startsWith('core/sandbox/') &&
      /^import (?!type )[^;]*from '#core\/sandbox/m.test(
        readFileSync(path.join('src', name), 'utf8'),
      ),
  );
  expect(importers.filter((name) => !name.startsWith('features/sandbox/'))).toEqual([]);
});

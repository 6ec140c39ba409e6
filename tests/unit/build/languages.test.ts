import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { companionOf, furtherLanguages } from '../../../build/languages.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** A project with folders of these languages. */
function projectIn(...codes: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'kolam-codes-'));
  roots.push(root);
  mkdirSync(path.join(root, 'languages'));
  for (const code of codes) {
    mkdirSync(path.join(root, 'languages', code, 'words'), { recursive: true });
    writeFileSync(path.join(root, 'languages', code, 'words/language.ts'), '');
  }
  return root;
}

it.each([
  [[], undefined, []],
  [['hi'], 'hi', []],
  [['xx'], 'xx', []],
  // Assamese comes before Hindi in the alphabet.
  [['as', 'hi'], 'hi', ['as']],
  [['as', 'hi', 'ta', 'ur'], 'hi', ['as', 'ta', 'ur']],
])('of %j the default language leads to %s, and a list to %j', (codes, second, further) => {
  const root = projectIn(...codes);
  expect(companionOf(root, 'en')).toBe(second);
  expect(furtherLanguages(root)).toEqual(further);
  for (const code of codes) expect(companionOf(root, code)).toBe('en');
});

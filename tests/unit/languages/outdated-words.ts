import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOutdated, readRecord } from '../../../build/translations/english-record.ts';
import { exportedIn } from '../../../build/translations/exported.ts';
import { englishFile, languageOfFile } from './languages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const exportsOf = (file: string) => exportedIn(file, readFileSync(path.join(ROOT, file), 'utf8'));

/**
 * Words of a file whose English was changed after their translation. No build shows them, and
 * `npm run languages` names them: they need not say what the English of now says.
 */
export function outdatedWords(file: string): ReadonlySet<string> {
  const { code } = languageOfFile(file);
  const recorded = readRecord(ROOT, code)[file.slice(`/languages/${code}/`.length)];
  if (!recorded) return new Set();
  const english = exportsOf(englishFile(file));
  const old = [...exportsOf(file)].filter(([name, { source }]) =>
    isOutdated(recorded[name], english.get(name)?.source, source),
  );
  return new Set(old.map(([name]) => name));
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../languages.ts';

/**
 * Of what English each translation of words was made: digests of both, by the file in the language's
 * folder and the name of the export. `npm run languages` writes it.
 */
export type EnglishRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const recordFile = (root: string, code: string): string =>
  path.join(root, LANGUAGES, code, 'english.json');

/** The record of a language; empty where it has none yet. */
export function readRecord(root: string, code: string): EnglishRecord {
  const file = recordFile(root, code);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EnglishRecord) : {};
}

const digestOf = (source: string): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** What the record says of a translation that is new, or was changed after its English. */
export const recordOf = (english: string, translation: string): string =>
  `${digestOf(english)} ${digestOf(translation)}`;

/** Whether the English was changed after the translation. */
export function isOutdated(
  recorded: string | undefined,
  english: string | undefined,
  translation: string | undefined,
): boolean {
  if (recorded === undefined || english === undefined || translation === undefined) return false;
  const [ofEnglish, ofTranslation] = recorded.split(' ');
  return digestOf(translation) === ofTranslation && digestOf(english) !== ofEnglish;
}

/** Writes the record of a language where it says something new. */
export function writeRecord(root: string, code: string, record: EnglishRecord): void {
  if (JSON.stringify(readRecord(root, code)) === JSON.stringify(record)) return;
  writeFileSync(recordFile(root, code), `${JSON.stringify(record, null, 2)}\n`);
}

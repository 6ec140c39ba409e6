import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, otherLanguages, statusOf } from '../languages.ts';
import { englishFiles } from './english-files.ts';
import { exportedIn } from './exported.ts';
import type { LanguageGaps } from './language-gaps.ts';
import { loadReport } from './load-report.ts';
import type { FileReport } from './report.ts';
import { isBehind, textsOfFile } from './report-lines.ts';

/** What complete languages lack, by their codes. */
type Gaps = ReadonlyMap<string, LanguageGaps>;

/** All that decides which texts there are, in English and in other languages. */
const SOURCES = ['copy', 'facts', 'languages', 'src', 'build/translations'];

const NOTE = 'node_modules/.cache/translations/gaps.json';

/**
 * What complete languages lack: texts without a translation, and translations whose English was changed since. It
 * takes seconds to find, so what was found last holds as long as the sources are the same.
 *
 * @returns only languages that lack something
 */
export async function gapsOfComplete(root: string): Promise<Gaps> {
  const codes = otherLanguages(root).filter((code) => statusOf(root, code) === 'complete');
  if (codes.length === 0) return new Map();
  const sources = digestOf(root);
  const note = path.join(root, NOTE);
  const noted = read(note);
  const behind = noted?.sources === sources ? noted.behind : await findBehind(root, codes);
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ sources, behind }));
  return new Map(behind.map(([code, files]) => [code, gapsIn(root, code, files)]));
}

type Behind = readonly (readonly [code: string, files: readonly FileReport[]])[];

async function findBehind(root: string, codes: readonly string[]): Promise<Behind> {
  const file = 'build/translations/report.ts';
  const { reportOf } = await loadReport<typeof import('./report.ts')>(root, file);
  return codes
    .map((code) => [code, reportOf(root, code).files.filter(isBehind)] as const)
    .filter(([, files]) => files.length > 0);
}

function gapsIn(root: string, code: string, files: readonly FileReport[]): LanguageGaps {
  const kinds = new Map(englishFiles(root).map((each) => [each.own, each]));
  const texts = files.flatMap(({ file, missing, outdated }) => {
    const { kind, file: english = '' } = kinds.get(file) ?? {};
    if (kind !== 'words') return missing.map((text) => text.replace(/^\S+ {2}/, ''));
    const said = exportedIn(english, readFileSync(path.join(root, english), 'utf8'));
    return [...missing, ...outdated].flatMap((name) => piecesOf(said.get(name)?.source ?? ''));
  });
  const own = files.map((each) => [`${LANGUAGES}/${code}/${each.file}`, each] as const);
  return { files: new Map(own), texts: [...new Set(texts)] };
}

/** Texts in the source of words, without the values that are put into them. */
const piecesOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`|>([^<>{}]+)</g)]
    .flatMap(([, ...quoted]) => quoted.filter((each) => each !== undefined))
    .flatMap((text) => text.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));

/** What is said of gaps: a line for each language, each file and each text. */
export const linesOfGaps = (gaps: Gaps): readonly string[] =>
  [...gaps].flatMap(([code, { files }]) => [
    `languages/${code} is behind. Until this is translated it is shown in English, and no version can be released:`,
    ...[...files.values()].flatMap((each) => [`  ${each.file}`, ...textsOfFile(each)]),
  ]);

function read(file: string): { sources: string; behind: Behind } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of the names and texts of all sources. */
function digestOf(root: string): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((each) => each.isFile());
    for (const { parentPath, name } of files) {
      const file = path.join(parentPath, name);
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../docs/reliability');

/** What visitors can rely on: a file of `docs/reliability/promises`. */
export interface Promised {
  file: string;
  /** `1`, `A1` and so on. */
  id: string;
  promise: string;
  /** Each a file in backticks, a colon and a title. */
  tests: string[];
  /** `outbox 1`, the simulation that holds it, or why none does. */
  simulation: string;
}

/** What the site says became of something: a file of `docs/reliability/says`. */
export interface Said {
  file: string;
  /** “…” is what a sentence puts in. */
  phrases: string[];
  /** Sources without `src/` or the folder of the copy, and without their ending. */
  sources: string[];
  tests: string[];
  /** Why there is no test. */
  reason: string | undefined;
}

/** Texts of a folder under their names, in order. */
const filesIn = (folder: string) =>
  readdirSync(path.join(FOLDER, folder))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(FOLDER, folder, file), 'utf8') }));

/** The list under a line. */
const listUnder = (text: string, line: string): string[] =>
  (new RegExp(`^${line}\\n\\n((?:- .+\\n)+)`, 'm').exec(text)?.[1] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((item) => item.slice(2));

/** The paragraph that begins so, without its beginning. */
const paragraph = (text: string, beginning: string): string | undefined =>
  new RegExp(`^${beginning}((?:.+\\n)+)`, 'm').exec(text)?.[1]?.trim().replaceAll('\n', ' ');

export const readPromises = (): Promised[] =>
  filesIn('promises').map(({ file, text }) => ({
    file,
    id: /^# (\S+)\n/.exec(text)?.[1] ?? '',
    promise: paragraph(text, '# \\S+\\n\\n') ?? '',
    tests: listUnder(text, 'Shown by'),
    simulation:
      paragraph(text, 'Simulation: ')?.replace(/\.$/, '') ??
      paragraph(text, 'No simulation: ') ??
      '',
  }));

export const readSaid = (): Said[] =>
  filesIn('says').map(({ file, text }) => ({
    file,
    phrases: listUnder(text, 'Said').map((item) => item.replace(/^“|”$/g, '')),
    sources: listUnder(text, 'In').map((item) => item.replaceAll('`', '')),
    tests: listUnder(text, 'Shown by'),
    reason: paragraph(text, 'No test: '),
  }));

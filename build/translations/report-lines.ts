import type { Status } from '../languages.ts';
import type { FileReport, LanguageReport } from './report.ts';

interface Sum {
  translated: number;
  missing: number;
  outdated: number;
}

/** How many texts are translated, missing and outdated in some files. */
export const sumOf = (files: readonly FileReport[]): Sum =>
  files.reduce(
    (sum, { translated, missing, outdated }) => ({
      translated: sum.translated + translated,
      missing: sum.missing + missing.length,
      outdated: sum.outdated + outdated.length,
    }),
    { translated: 0, missing: 0, outdated: 0 },
  );

const row = (name: string, { translated, missing, outdated }: Sum): string =>
  `${name.padEnd(48)} ${[translated, missing, outdated].map((each) => `${each}`.padStart(10)).join(' ')}`;

/**
 * How far a language is, in lines: all of it, its folders, and the files that are not done.
 *
 * @param names whether each text that is missing or outdated is said, too
 */
export function linesOf(
  { code, files }: LanguageReport,
  status: Status,
  names = false,
): readonly string[] {
  const { translated, missing, outdated } = sumOf(files);
  const all = translated + missing;
  const part = all === 0 ? 100 : Math.floor((100 * translated) / all);
  const folders = [...new Set(files.map(folderOf))];
  const columns = ['translated', 'missing', 'outdated'].map((each) => each.padStart(10));
  return [
    `${code} is ${status}: ${part} % translated`,
    `${''.padEnd(48)} ${columns.join(' ')}`,
    row(`languages/${code}`, { translated, missing, outdated }),
    ...folders.flatMap((folder) => {
      const own = files.filter((each) => folderOf(each) === folder);
      return [row(`  ${folder}`, sumOf(own)), ...own.filter(isBehind).flatMap(linesOfFile(names))];
    }),
  ];
}

const folderOf = ({ file }: FileReport): string => file.slice(0, file.indexOf('/'));

/** Whether a file lacks anything. */
export const isBehind = ({ missing, outdated }: FileReport): boolean =>
  missing.length + outdated.length > 0;

const linesOfFile =
  (names: boolean) =>
  (each: FileReport): string[] => [
    row(`    ${each.file}`, sumOf([each])),
    ...(names ? textsOfFile(each) : []),
  ];

/** What a file lacks, text by text. */
export const textsOfFile = ({ missing, outdated }: FileReport): string[] => [
  ...missing.map((text) => `      missing  ${text}`),
  ...outdated.map((text) => `      outdated ${text}`),
];

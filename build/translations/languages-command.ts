import path from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { DEFAULT_LANGUAGE, otherLanguages, statusOf } from '../languages.ts';
import { releaseConstant } from '../release.ts';
import { apiData } from '../vite/api-data.ts';
import { otherLanguages as besides } from '../vite/other-languages.ts';
import { untranslatedPages } from '../vite/untranslated-pages.ts';
import { writeRecord } from './english-record.ts';
import { linesOf, sumOf } from './report-lines.ts';

/** The report is made of the texts themselves; what would stop a build is only counted. */
const counting = (root: string) => ({
  name: 'kolam:counting',
  enforce: 'pre' as const,
  resolveId: (source: string) =>
    source === '#copy/translate.ts' ? path.join(root, 'copy/growing.ts') : undefined,
});

/** Loads a module that reads the texts of all languages. */
export async function loadCounting<Module>(root: string, file: string): Promise<Module> {
  const code = DEFAULT_LANGUAGE;
  const plugins = [counting(root), besides(code), untranslatedPages(code), apiData()];
  return (
    await runnerImport<Module>(path.join(root, file), {
      root,
      configFile: false,
      plugins,
      define: releaseConstant,
    })
  ).module;
}

/**
 * Says how far languages are, and records of what English their words were made.
 *
 * @param given codes of languages, all if none, and `--strict` or `--accept`
 * @returns the exit code
 */
export async function main(given: readonly string[], root: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { strict: { type: 'boolean' }, accept: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const codes = otherLanguages(root);
  const unknown = positionals.filter((code) => !codes.includes(code));
  if (unknown.length > 0) {
    console.error(`No such language: ${unknown.join(', ')}. There are ${codes.join(', ')}.`);
    return 1;
  }
  const { accept = [] } = values;
  const { reportOf } = await loadCounting<typeof import('./report.ts')>(
    root,
    'build/translations/report.ts',
  );
  let isBehind = false;
  for (const code of positionals.length > 0 ? positionals : codes) {
    const status = statusOf(root, code);
    const report = reportOf(root, code, (file) => accept.includes(file));
    writeRecord(root, code, report.record);
    console.log(linesOf(report, status, positionals.length > 0).join('\n'));
    const { missing, outdated } = sumOf(report.files);
    isBehind ||= status === 'complete' && missing + outdated > 0;
  }
  return values.strict && isBehind ? 1 : 0;
}

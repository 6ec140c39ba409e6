import { parseArgs } from 'node:util';
import { otherLanguages, statusOf } from '../languages.ts';
import { writeRecord } from './english-record.ts';
import { loadReport } from './load-report.ts';
import { linesOf, sumOf } from './report-lines.ts';

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
  const { reportOf } = await loadReport<typeof import('./report.ts')>(
    root,
    'build/translations/report.ts',
  );
  let isBehind = false;
  for (const code of positionals.length > 0 ? positionals : codes) {
    const status = statusOf(root, code);
    const report = reportOf(root, code, (file) => accept.some((own) => file.startsWith(own)));
    writeRecord(root, code, report.record);
    console.log(linesOf(report, status, positionals.length > 0).join('\n'));
    const { missing, outdated } = sumOf(report.files);
    isBehind ||= status === 'complete' && missing + outdated > 0;
  }
  return values.strict && isBehind ? 1 : 0;
}

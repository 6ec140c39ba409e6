// node tests/deep/mutation/unlisted.mjs <part> [--accept "why"]   after a run of Stryker: names each mutant that lives
// and is in no list, and ends with 1 if there is one. `--accept` adds those to the list, for you to say why of each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listOf } from './slices.mjs';

const [part, flag, why] = process.argv.slice(2);
const ROOT = path.join(import.meta.dirname, '../../..');
const report = JSON.parse(readFileSync(path.join(ROOT, `.results/mutation/${part}.json`), 'utf8'));
const listed = existsSync(listOf(part)) ? JSON.parse(readFileSync(listOf(part), 'utf8')) : [];

const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** What a mutant takes out; lines of the file above it may come and go. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return inOneLine(lines.join('\n'));
}

const living = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location, replacement }) => ({
      file,
      line: inOneLine(source.split('\n')[location.start.line - 1]),
      from: textAt(source, location),
      to: inOneLine(replacement),
    })),
);
const keyOf = ({ file, line, from, to }) => JSON.stringify([file, line, from, to]);
// What was listed before lines were is without one where its file has several that fit.
const known = new Set(listed.map(keyOf));
const isListed = (one) => known.has(keyOf(one)) || known.has(keyOf({ ...one, line: undefined }));
const unlisted = [...new Map(living.map((one) => [keyOf(one), one])).values()].filter(
  (one) => !isListed(one),
);

if (flag === '--accept') {
  const all = [...listed, ...unlisted.map((one) => ({ ...one, why }))];
  writeFileSync(listOf(part), `${JSON.stringify(all, null, 2)}\n`);
} else {
  for (const { file, from, to } of unlisted) console.log(`${file}\n  - ${from}\n  + ${to}\n`);
  console.log(`${part}: ${unlisted.length} of ${living.length} that live are in no list.`);
  process.exitCode = unlisted.length > 0 ? 1 : 0;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['src', 'facts', 'copy', 'languages'];

/** A regular expression and the file that it is in. */
export interface Expression {
  file: string;
  pattern: RegExp;
}

interface Node {
  type: string;
  regex?: { pattern: string; flags: string };
}

/** Every regular expression of our sources; those that are put together of texts have to be asked for. */
export const expressions: readonly Expression[] = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.split(path.sep).join('/')}`,
  ),
)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    return [...regexesIn(parseSync(file, source).program)].map((pattern) => ({ file, pattern }));
  });

function* regexesIn(node: unknown): Generator<RegExp> {
  if (typeof node !== 'object' || node === null) return;
  const { type, regex } = node as Node;
  if (type === 'Literal' && regex) yield new RegExp(regex.pattern, regex.flags);
  for (const child of Object.values(node).flat()) yield* regexesIn(child);
}

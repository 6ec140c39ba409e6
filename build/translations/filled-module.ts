import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ORIGINAL } from '../vite/original.ts';
import { isOutdated, readRecord } from './english-record.ts';
import { type Exported, exportedIn } from './exported.ts';

/** What fills tables up while the module runs. */
const FILL = '#lib/filled.ts';

/**
 * A module of words or copy in a growing language: its translations, and English for what has none
 * or was changed since.
 *
 * @param english file of the default language
 * @param own file of the same name in the folder of the language
 */
export function filledModule(root: string, code: string, english: string, own: string): string {
  const read = (file: string) => exportedIn(file, readFileSync(file, 'utf8'));
  const originals = read(english);
  const record = readRecord(root, code);
  const name = path
    .relative(path.join(root, 'languages', code), own)
    .split(path.sep)
    .join('/');
  const isShown = ([each, { kind, source }]: [string, Exported]) =>
    kind !== 'empty' &&
    originals.has(each) &&
    !isOutdated(record[name]?.[each], originals.get(each)?.source, source);
  const shown = [...read(own)].filter(isShown);
  const tables = shown.filter(([, { kind }]) => kind === 'table').map(([each]) => each);
  const others = shown.filter(([, { kind }]) => kind !== 'table').map(([each]) => each);
  const isDefaultLeft = originals.has('default') && !others.includes('default');
  const original = JSON.stringify(english + ORIGINAL);
  return [
    `import * as english from ${original};`,
    `import * as own from ${JSON.stringify(own)};`,
    `import { filled } from '${FILL}';`,
    `export * from ${original};`,
    `export { ${others.join(', ')} } from ${JSON.stringify(own)};`,
    ...(isDefaultLeft ? [`export { default } from ${original};`] : []),
    ...tables.map(
      (each) => `export const ${each} = /* @__PURE__ */ filled(english.${each}, own.${each});`,
    ),
  ].join('\n');
}

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../../build/bundling/compress.ts';
import { addLanguageFiles } from '../../../build/client/add-language-files.ts';
import type { Scripts } from '../../../build/client/scripts.ts';

/** A bundle of these scripts, each with a stylesheet, and of a file that no script loads. */
function bundleOf(...names: string[]): Scripts {
  const loaded = names.map((name) => {
    const styles = [`assets/${name}.css`];
    const rest = { module: '', isEntry: false, imports: [], dynamicImports: [], styles };
    return [`assets/${name}.js`, { file: `assets/${name}.js`, ...rest }] as const;
  });
  const output = [
    ...names.map((name) => ({ type: 'chunk', fileName: `assets/${name}.js`, code: name })),
    ...[...names.map((name) => `assets/${name}.css`), 'index.html'].map((fileName) => ({
      type: 'asset',
      fileName,
      source: fileName,
    })),
  ] as unknown as Scripts['output'];
  return { template: '', chunks: new Map(loaded), output };
}

test('a language adds what it alone has: scripts with words, their styles and its own stylesheet', async () => {
  const out = mkdtempSync(path.join(tmpdir(), 'kolam-language-'));
  const type = [{ type: 'asset', fileName: 'assets/type.css', source: 'type' }];
  const styles = { output: type as unknown as Scripts['output'] };
  const language = { scripts: bundleOf('same', 'hindi'), styles };
  const files = await addLanguageFiles(out, language, bundleOf('same', 'english'));
  const own = ['assets/hindi.css', 'assets/hindi.js', 'assets/type.css'];
  expect(files.toSorted()).toEqual(own);
  expect(await filesIn(out)).toEqual(own);
  expect(readFileSync(path.join(out, 'assets/hindi.js'), 'utf8')).toBe('hindi');
});

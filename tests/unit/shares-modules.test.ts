import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sharingModules } from '../support/shares-modules.ts';

/** Which of the tests given, by their names, may share their modules. */
function sharing(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'tests/unit', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return sharingModules(root, 'tests/unit').map((file) => path.basename(file));
}

it.each([
  "vi.stubGlobal('indexedDB', {});",
  "vi.mock('./a.ts');",
  'vi.useFakeTimers();',
  'vi.spyOn(Date, "now");',
  'vi.resetModules();',
  "import 'fake-indexeddb/auto';",
  "import { useDrafts } from '#store/drafts.ts';",
  'globalThis.self = scope;',
  "process.env.TZ = 'UTC';",
  'withWorkCounter((countWork) => countWork(() => read(text)));',
])('a test with %s has modules of its own', (text) => {
  expect(sharing({ 'a.test.ts': text, 'b.test.tsx': 'vi.fn(); await vi.waitFor(ready);' })).toEqual(
    ['b.test.tsx'],
  );
});

it('so has a test that imports such a file of tests, however far away', () => {
  const files = {
    'a.test.ts': "import { b } from './folder/b.ts';",
    'folder/b.ts': "import { c } from '../c.ts';",
    'c.ts': "import { b } from './folder/b.ts';",
  };
  expect(sharing(files)).toEqual(['a.test.ts']);
  expect(sharing({ ...files, 'c.ts': `${files['c.ts']}\nvi.stubGlobal('x', 1);` })).toEqual([]);
});

it('no text that only looks like an import is asked for', () => {
  expect(sharing({ 'a.test.ts': 'const text = "import { x } from \'./x.ts\';";' })).toEqual([
    'a.test.ts',
  ]);
});

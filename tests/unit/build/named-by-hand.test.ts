import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A file of a view or of a feature, also in a pattern: `pages/Home.tsx`, `features\/locker\/Tool\.tsx`. */
const NAMED = /(?:pages|templates)\/[A-Z]\w+|features\/[\w-]+\/(?:[\w-]+\/)*[\w-]+\.tsx?/;

/** Texts and patterns of a source, without the paths of what it imports, which the compiler keeps right. */
function namesIn(file: string, source: string): string[] {
  const found: string[] = [];
  const imported = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ source: from }) => void imported.add(from.start),
    ImportExpression: ({ source: from }) => void imported.add(from.start),
    Literal(node) {
      const text = 'regex' in node ? node.regex.pattern : String(node.value);
      if (!imported.has(node.start)) found.push(text.replaceAll('\\', ''));
    },
    TemplateElement: ({ value }) => void found.push(value.raw),
  }).visit(parseSync(file, source).program);
  return found.filter((text) => NAMED.test(text));
}

it('what makes scripts names no view and no file of a feature: one that is renamed or moved would grow its page', () => {
  const folder = path.join(ROOT, 'build/bundling');
  const named = readdirSync(folder).flatMap((file) =>
    namesIn(file, readFileSync(path.join(folder, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});

test.each([
  ["const HOME = 'pages/Home.tsx';", ['pages/Home.tsx']],
  ['const VIEW = /features\\/locker\\/Tool\\.tsx$/;', ['features/locker/Tool.tsx$']],
  ["import { a } from '../../src/features/search/search-file.ts';", []],
  ["const FOLDER = 'features';", []],
])('in %s it finds %j', (source, expected) => {
  expect(namesIn('a.ts', source)).toEqual(expected);
});

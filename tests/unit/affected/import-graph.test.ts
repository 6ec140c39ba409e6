import { expect, it } from 'vitest';
import { importGraph } from '../../affected/import-graph.mjs';
import { smallProject } from './small-project.ts';

const reached = (files: Record<string, string>, changed: string) =>
  [...importGraph(smallProject(files)).reachedBy([changed])].sort();

it.each([
  ['a file next to it', "import { a } from './b.ts';"],
  ['a room', "import type { a } from '#lib/b.ts';"],
  ['a file that it hands on', "export * from './b.ts';"],
  ['a file for what it does alone', "import './b.ts';"],
  ['a file later', "const b = () => import('./b.ts');"],
  ['the text of a file', "import b from './b.ts?raw';"],
  ['a file over several lines', "import {\n  a,\n  c,\n} from './b.ts';"],
  [
    'files that fit',
    "const files = import.meta.glob<Text>(['./*.ts', '!./c.ts'], { eager: true });",
  ],
  ['files of another folder', "const files = import.meta.glob('./{a,b}.ts', { base: '../lib' });"],
  ['files of the project', "const files = import.meta.glob<\n  Text\n>('/src/**/*.ts');"],
])('a module that imports %s is reached by its change', (_, text) => {
  const files = { 'src/lib/a.ts': text, 'src/lib/b.ts': '', 'src/lib/c.ts': '' };
  expect(reached(files, 'src/lib/b.ts')).toEqual(['src/lib/a.ts', 'src/lib/b.ts']);
});

it('a module that a pattern leaves out reaches nothing', () => {
  const files = { 'src/lib/a.ts': "import.meta.glob(['./*.ts', '!./c.ts'])", 'src/lib/c.ts': '' };
  expect(reached(files, 'src/lib/c.ts')).toEqual(['src/lib/c.ts']);
});

it('a change is followed however far, and around a circle', () => {
  const files = {
    'src/lib/a.ts': '',
    'src/lib/b.ts': "import './a.ts'; import './c.ts';",
    'src/lib/c.ts': "import './b.ts';",
    'tests/unit/c.test.ts': "import '../../src/lib/c.ts';",
    'tests/unit/d.test.ts': "import './e.ts';",
  };
  expect(reached(files, 'src/lib/a.ts')).toEqual(Object.keys(files).slice(0, 4));
});

it('words and pages of another language reach what imports the English ones', () => {
  const files = {
    'copy/pages/a.ts': '',
    'languages/hi/pages/a.ts': '',
    'src/features/b/words.ts': '',
    'languages/hi/features/b/words.ts': '',
    'src/app/c.ts': "import '#copy/pages/a.ts'; import '#features/b/words.ts';",
  };
  for (const file of ['languages/hi/pages/a.ts', 'languages/hi/features/b/words.ts'])
    expect(reached(files, file)).toContain('src/app/c.ts');
});

it('what a plugin makes of modules reaches those that import its module', () => {
  const files = {
    'src/api-docs/table.ts': '',
    'build/plugins/data.ts': "import '../../src/api-docs/table.ts'; const name = 'virtual:data';",
    'src/app/c.ts': "import data from 'virtual:data';",
  };
  expect(reached(files, 'src/api-docs/table.ts')).toContain('src/app/c.ts');
});

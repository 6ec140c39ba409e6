import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { inLanguage, keyOfLanguage } from '../support/in-language.ts';
import { keyIn } from '../support/kept-modules.ts';
import { pseudoLanguage } from '../support/pseudo-language.ts';
import { smallProject, write } from './affected/small-project.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const keys = (plugins: readonly Plugin[], id: string, source: string) => [
  keyIn([], id, source, 's'),
  keyIn(plugins, id, source, 's'),
];

const HINDI = inLanguage(ROOT, 'hi');

it.each([
  ['copy', '/p/copy/pages/faq.ts', ''],
  ['words', '/p/src/features/gst/words.ts', ''],
  ['what imports words', '/p/src/features/gst/Tool.tsx', "import { words } from './words.ts';"],
  ['what imports shared words', '/p/src/domain/pan.ts', "import { x } from '#words/pan.ts';"],
  ['what imports copy', '/p/src/app/a.ts', "import('#copy/pages/faq.ts')"],
  ['a test with samples', '/p/src/features/emi/a.test.ts', "import { s } from './samples.ts';"],
  ['words next to words', '/p/src/features/gst/words/errors.ts', "import './rules.ts';"],
])('%s has another key in Hindi', (_, id, source) => {
  const [english, hindi] = keys(HINDI, id, source);
  expect(hindi).not.toBe(english);
});

it('what leads to no translation is kept once for all languages', () => {
  const [english, hindi] = keys(HINDI, '/p/src/lib/fold.ts', "import { x } from './plural.ts';");
  expect(hindi).toBe(english);
});

it('a translation that comes or goes changes each key of its language, and no other', () => {
  const root = smallProject({
    'src/features/gst/words.ts': '',
    'languages/hi/pages/a.ts': '',
    'languages/ta/pages/a.ts': '',
  });
  const now = () =>
    ['hi', 'ta'].map((code) => keyOfLanguage(root, code)('/p/a.ts', "import './words.ts';"));
  const [hindi, tamil] = now();
  for (const change of [
    () => write(root, 'languages/hi/features/gst/words.ts', ''),
    () => write(root, 'languages/hi/pages/b.ts', ''),
  ]) {
    const [before] = now();
    change();
    expect(now()[0]).not.toBe(before);
  }
  rmSync(path.join(root, 'languages/hi/pages/b.ts'));
  rmSync(path.join(root, 'languages/hi/features/gst/words.ts'));
  expect(now()).toEqual([hindi, tamil]);
  expect(hindi).not.toBe(tamil);
});

it('accents have their own key, and what has none has not', () => {
  const plugins = [pseudoLanguage()];
  const [plain, accented] = keys(plugins, '/p/src/features/gst/words.ts', '');
  expect(accented).not.toBe(plain);
  const [one, same] = keys(plugins, '/p/src/domain/pan.ts', '');
  expect(same).toBe(one);
});

it.each(["import.meta.glob('./*.ts')", "import.meta.glob<Page>('./*.ts')"])(
  'a module with %s is not kept',
  (source) => expect(keyIn([], '/p/a.ts', source, 's')).toBe(false),
);

it('other settings, or another plugin, make other keys', () => {
  expect(keyIn([], '/p/a.ts', '', 'one')).not.toBe(keyIn([], '/p/a.ts', '', 'two'));
});

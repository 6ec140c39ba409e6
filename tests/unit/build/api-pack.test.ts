import { expect, it } from 'vitest';
import { scriptsForIntegrators } from '../../../build/artifacts/worker/api-pack.ts';
import type { Chunk } from '../../../build/bundling/chunks.ts';

const chunk = (name: string, module: string, rest: Partial<Chunk> = {}): Chunk => ({
  file: `${name}.js`,
  module,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  styles: [],
  ...rest,
});

/** Two views, of which one renders packed pages, and a panel that both load with a press. */
const build = (reference: string, panel: string) =>
  new Map(
    [
      chunk('main', 'index.html', { isEntry: true, dynamicImports: ['text.js', 'reference.js'] }),
      chunk('text', 'src/templates/Text.tsx', {
        imports: ['shared.js'],
        dynamicImports: ['panel.js', 'menu.js'],
        styles: ['shared.css'],
      }),
      chunk('reference', `src/templates/${reference}.tsx`, {
        imports: ['shared.js', 'find.js'],
        dynamicImports: ['panel.js', 'index.js'],
        styles: ['shared.css', 'reference.css'],
      }),
      chunk('shared', ''),
      chunk('find', ''),
      chunk('menu', 'src/layouts/Menu.tsx'),
      chunk('index', 'src/features/reference/reference-index.ts'),
      chunk('panel', panel, { imports: ['shared.js', 'engine.js'], styles: ['panel.css'] }),
      chunk('engine', ''),
    ].map((each) => [each.file, each]),
  );

const PANEL = 'src/features/sandbox/CallPanel.tsx';
const OWN = [
  ...['reference.js', 'reference.css', 'find.js', 'index.js'],
  ...['panel.js', 'panel.css', 'engine.js'],
];

it.each([
  ['Reference', PANEL],
  ['Handbook', 'src/features/sandbox/Renamed.tsx'],
])(
  'what only views of packed pages and packed parts load is for integrators, under any name: %s',
  (view, panel) => {
    const found = scriptsForIntegrators(build(view, panel), new Set([view]), [panel]);
    expect(found.sort()).toEqual([...OWN].sort());
  },
);

it('a part that any page loads is for everybody, unless the source keeps it in the pack', () => {
  const found = scriptsForIntegrators(build('Reference', PANEL), new Set(['Reference']), []);
  expect(found).not.toContain('panel.js');
  expect(found).not.toContain('engine.js');
});

it('a view that also renders a page of every device is for everybody', () => {
  const found = scriptsForIntegrators(build('Reference', PANEL), new Set(), [PANEL]);
  expect(found.sort()).toEqual(['engine.js', 'panel.css', 'panel.js']);
});

import { expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { namedSchemas } from '../../../src/api-docs/named-schemas.ts';
import { renderedPages } from './shown.ts';

/** Ids of calls are names too, for those who read about the API. */
const ids = new RegExp(operationList.map(({ id }) => id.replace('.', '\\.')).join('|'), 'g');

/** Names of more than one word that sources export, such as `PageSource`: no page says these. */
const names = new Set(
  Object.values(
    import.meta.glob<string>(
      ['/{src,copy,facts,languages}/**/*.{ts,tsx}', '!**/*.test.*', '/build/**/*.ts'],
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    ),
  ).flatMap((source) =>
    [...source.matchAll(/^export \w+ (\w+)/gm)]
      .map(([, name = '']) => name)
      // What the OpenAPI file calls an object the reference calls it, too.
      .filter((name) => /[a-z][A-Z]/.test(name) && !Object.hasOwn(namedSchemas, name)),
  ),
);

// A rename by search and replace reaches visible text too.
it('no page shows a name of the code', () => {
  expect(names).toContain('PageSource');
  const shown = renderedPages.flatMap(({ path, whole }) =>
    [...whole.runs.keys()]
      .flatMap((text) => text.replace(ids, '').match(/\w+/g) ?? [])
      .filter((word) => names.has(word))
      .map((word) => ({ path, word })),
  );
  expect(shown).toEqual([]);
});

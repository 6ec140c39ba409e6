import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { catalogue } from '../../../build/development/catalogue.ts';

const chunk = (module: string) => ({
  'assets/main.js': { type: 'chunk', fileName: 'assets/main.js', moduleIds: [module] },
});

function generate(bundle: object): void {
  const { generateBundle } = catalogue() as Plugin & { generateBundle: (...args: never[]) => void };
  const context = {
    error(text: string) {
      throw new Error(text);
    },
  };
  Reflect.apply(generateBundle, context, [{}, bundle]);
}

test('a build that has taken in the catalogue fails', () => {
  expect(() => generate(chunk('/project/src/catalogue/Catalogue.tsx'))).toThrow(
    'assets/main.js holds /project/src/catalogue/Catalogue.tsx',
  );
  expect(() => generate(chunk('/project/src/components/Note.tsx'))).not.toThrow();
});

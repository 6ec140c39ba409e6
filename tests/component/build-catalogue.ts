import path from 'node:path';
import { test } from 'playwright/test';
import { build } from 'vite';
import { CATALOGUE } from './support/catalogue.ts';

test('the catalogue is built', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  await build({
    configFile: path.join(root, 'build/catalogue.config.ts'),
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: CATALOGUE },
  });
});

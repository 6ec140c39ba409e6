import { copyFileSync, unlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { install, NoRegistry } from './install.ts';

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
test('a registry that is not there is a reason to skip, and nothing else is', async ({}, info) => {
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(path.join(import.meta.dirname, file), info.outputPath(file));
  const folder = info.outputPath('.');
  const from = (registry: string) => [
    ...['--registry', registry, '--cache', info.outputPath('cache'), '--fetch-retries', '0'],
  ];
  await test.step('nobody listens there', async () => {
    await expect(install(folder, ...from('http://127.0.0.1:9'))).rejects.toThrow(NoRegistry);
  });

  const registry = createServer((_, response) => response.writeHead(500).end()).listen(0);
  const { port } = registry.address() as AddressInfo;
  await test.step('it answers, with an error', async () => {
    const tried = install(folder, ...from(`http://127.0.0.1:${port}`));
    await expect(tried).rejects.toThrow(/500/);
    await expect(tried).rejects.not.toThrow(NoRegistry);
  });
  registry.close();

  await test.step('there is no lockfile', async () => {
    unlinkSync(info.outputPath('package-lock.json'));
    await expect(install(folder, ...from('http://127.0.0.1:9'))).rejects.toThrow(/EUSAGE/);
  });
});

import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  OPENAPI_FILE,
  POSTMAN_FILE,
  SAMPLE_BLURRED_FILE,
  SAMPLE_DOCUMENT_FILE,
  SANDBOX_FILE,
} from '../../../facts/files.ts';
import { KEY } from '../../../src/api-docs/keys.ts';
import { test as base, expect } from '../../e2e/support/test.ts';
import { type Started, startFile } from '../../unit/build/sandbox/start-file.ts';
import { installedClients, NoRegistry } from './install.ts';

export { expect };

const run = promisify(execFile);

/** A developer's folder: the files that the site offers, as they are downloaded, and the clients. */
export interface Desk {
  /** The path of a file in the folder. */
  at: (file: string) => string;
  /** The script of an installed command. */
  bin: (name: string, bin: string) => string;
  /** Runs a script of Node there, with the key at hand and more of the environment. */
  run: (script: string, args?: string[], env?: Record<string, string>) => Promise<Ended>;
  /** What a package of the clients exports. */
  load: (name: string) => unknown;
}

/** How a command ended. */
export interface Ended {
  code: number;
  said: string;
}

export const OPENAPI = path.basename(OPENAPI_FILE);
export const POSTMAN = path.basename(POSTMAN_FILE);
const SANDBOX = path.basename(SANDBOX_FILE);

export const test = base.extend<{ clients: string; desk: Desk; sandbox: Started }>({
  clients: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
    async ({}, use, testInfo) => {
      const found = await installedClients().catch((error: unknown) => {
        if (error instanceof NoRegistry) return error;
        throw error;
      });
      testInfo.skip(found instanceof NoRegistry, String(found));
      await use(String(found));
    },
    // The first time it is a download of some minutes on a slow network.
    { timeout: 900_000 },
  ],
  desk: async ({ site, clients }, use, testInfo) => {
    const at = (file: string) => testInfo.outputPath(file);
    for (const file of [
      ...[OPENAPI_FILE, POSTMAN_FILE, SANDBOX_FILE],
      ...[SAMPLE_DOCUMENT_FILE, SAMPLE_BLURRED_FILE],
    ]) {
      const answer = await fetch(`${site.origin}/${file}`);
      expect(answer.status, file).toBe(200);
      await writeFile(at(path.basename(file)), Buffer.from(await answer.arrayBuffer()));
    }
    const modules = path.join(clients, 'node_modules');
    symlinkSync(modules, at('node_modules'), 'junction');
    const bin = (name: string, bin: string) => scriptOf(path.join(modules, name), bin);
    await use({ at, bin, run: runIn(at('.')), load: createRequire(at('shop.js')) });
  },
  sandbox: async ({ desk }, use) => {
    const sandbox = await startFile(desk.at(SANDBOX), '--clock', 'virtual');
    await use(sandbox);
    sandbox.process.kill();
  },
});

/** The script of a command, for Node to run. */
function scriptOf(folder: string, name: string): string {
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

const runIn =
  (cwd: string): Desk['run'] =>
  async (script, args = [], more = {}) => {
    const env = { ...process.env, KOLAM_API_KEY: KEY, NO_COLOR: '1', ...more };
    try {
      const { stdout } = await run(process.execPath, [script, ...args], { cwd, env });
      return { code: 0, said: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, said: stdout + stderr };
    }
  };

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '#tests/unit/core/sandbox/published.ts';

const run = promisify(execFile);

const BIN = path.resolve('node_modules/.bin');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  // Rules as its authors ship them; the tool takes them from a file alone.
  await writeFile(path.join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
});
afterAll(() => rm(folder, { recursive: true }));

/** Exit code and words of a tool about a description. */
async function said(document: object, tool: string, ...args: string[]): Promise<[number, string]> {
  const file = path.join(folder, `${tool}.json`);
  await writeFile(file, JSON.stringify(document));
  try {
    const { stdout, stderr } = await run(path.join(BIN, tool), ['lint', file, ...args], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', CI: 'true' },
    });
    return [0, stdout + stderr];
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return [code, stdout + stderr];
  }
}

const TOOLS = [
  ['redocly', ['--extends', 'recommended-strict', '--format', 'summary']],
  ['spectral', ['--ruleset', 'spectral.yaml', '--fail-severity', 'hint']],
] as const;

describe.each(TOOLS)('%s, by its own command line', (tool, args) => {
  it('finds nothing in the description', async () => {
    const [code, words] = await said(published, tool, ...args);
    expect([code, code === 0 ? '' : words]).toEqual([0, '']);
  });

  it('finds what is wrong in another one', async () => {
    const broken = structuredClone(published);
    broken.components.responses.Unused = broken.components.responses.Callless;
    const [code] = await said(broken, tool, ...args);
    expect(code).not.toBe(0);
  });
});

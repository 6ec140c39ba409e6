import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { firstWebhook, manual } from '#api-docs/manual/manual.ts';
import { USAGE } from '#api-docs/manual/usage.ts';
import { SANDBOX } from '#api-docs/servers.ts';
import { startSandbox } from '#tests/unit/build/sandbox/started-sandbox.ts';
import { renderedPages } from '#tests/unit/content/shown.ts';
import { readOptions } from '../../../build/server/sandbox/options.ts';

const run = promisify(execFile);

/** Arguments of each line that starts the file. */
const started = manual.tabs.flatMap(({ text }) =>
  [...text.replaceAll('\\\n', ' ').matchAll(/node kolam-sandbox\.mjs(.*)/g)].map(([, rest = '']) =>
    rest
      .replace(/&$|\[options\]/, '')
      .trim()
      .split(/\s+/)
      .filter(Boolean),
  ),
);

describe('the manual', () => {
  it('is on the page of the sandbox, with every option that --help lists', () => {
    const page = renderedPages.find(({ path }) => path === '/apis/sandbox')?.whole.text ?? '';
    const options = [...USAGE.matchAll(/--[a-z-]+/g)].map(([option]) => option);
    expect(options.length).toBeGreaterThan(10);
    for (const option of options) expect(page).toContain(option);
    expect(manual.tabs[0]?.text).toBe(USAGE.trimEnd());
  });

  it('starts the file with options that it takes', () => {
    expect(started.length).toBeGreaterThan(7);
    for (const args of started) expect(readOptions(args)).toBeDefined();
  });

  it('brings the first webhook by two commands', async () => {
    const got: { type: string; signature: unknown }[] = [];
    const receiver = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      got.push({ type: JSON.parse(body).type, signature: request.headers['webhook-signature'] });
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const [start = '', call = ''] = firstWebhook.split('\n\n');
    const args = start.replace('localhost:3000', `localhost:${port}`).split(' ').slice(2);
    const sandbox = await startSandbox(...args);
    await run('sh', ['-c', call.replaceAll(SANDBOX, sandbox.origin)]);
    await expect
      .poll(() => got.map(({ type }) => type))
      .toEqual(expect.arrayContaining(['payment.captured']));
    for (const { signature } of got) expect(signature).toMatch(/^v1,/);
    sandbox.process.kill();
    receiver.close();
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sandboxFile } from '../../../../build/artifacts/api/sandbox-file.ts';

let made: Promise<string> | undefined;

/** The file that the site offers, in a folder of its own, where it finds no packages. */
export const theFile = (): Promise<string> => {
  made ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
    const file = path.join(folder, 'kolam-sandbox.mjs');
    await writeFile(file, await sandboxFile(process.cwd()));
    return file;
  })();
  return made;
};

export interface Started {
  origin: string;
  process: ChildProcess;
  call: (
    method: string,
    target: string,
    sent?: { body?: object; headers?: Record<string, string> },
  ) => Promise<Response>;
}

/** Starts it as a reader does, on any free port. */
export async function startSandbox(...args: string[]): Promise<Started> {
  const file = await theFile();
  const child = spawn(process.execPath, [file, '--port', '0', '--quiet', ...args], {
    cwd: path.dirname(file),
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const { value: line = '' } = await createInterface({ input: child.stdout })
    [Symbol.asyncIterator]()
    .next();
  const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
  if (!origin) throw new Error(`The sandbox did not start: ${line}${said}`);
  let calls = 0;
  return {
    origin,
    process: child,
    call(method, target, { body, headers } = {}) {
      calls += 1;
      return fetch(origin + target, {
        method,
        headers: {
          authorization: 'Bearer test_key_for_everyone',
          'idempotency-key': `call-${calls}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    },
  };
}

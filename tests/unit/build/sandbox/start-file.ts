import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface Started {
  origin: string;
  process: ChildProcess;
  call: (
    method: string,
    target: string,
    sent?: { body?: object; headers?: Record<string, string> },
  ) => Promise<Response>;
}

/** Starts a file of the local sandbox as a reader does, on any free port. */
export async function startFile(file: string, ...args: string[]): Promise<Started> {
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

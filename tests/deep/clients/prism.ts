import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type Desk, OPENAPI } from './desk.ts';

/** Prism between a client and a sandbox: what differs from the description becomes an error. */
export interface Prism {
  origin: string;
  stop: () => void;
}

/** Starts Prism in front of an address. @param args more of its options */
export async function prism(desk: Desk, upstream: string, ...args: string[]): Promise<Prism> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      ...[desk.bin('@stoplight/prism-cli', 'prism'), 'proxy', OPENAPI, upstream],
      ...['--errors', '--port', String(port), ...args],
    ],
    { cwd: desk.at('.'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('Prism is listening')) break;
  // What it says further on is thrown away: a pipe that nobody reads fills.
  child.stdout.resume();
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What `npm start` serves with, in a separate process, over a small build and its own mail folder. */
export interface DemoServer {
  origin: string;
  port: number;
  /** Folder of the project that it believes in; `dist` and `.data/outbox` are there. */
  root: string;
  process: ChildProcess;
  /** All that the process has printed. */
  printed: () => string;
}

/** Starts `vite preview` as `npm start` does. */
export async function startDemoServer(): Promise<DemoServer> {
  const root = mkdtempSync(path.join(tmpdir(), 'kolam-server-'));
  for (const folder of ['dist/assets', 'build/document', 'languages'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['.env.demo', 'build/document/theme-script.js'])
    copyFileSync(path.join(ROOT, file), path.join(root, file));
  for (const page of ['index', 'contact', 'shared', 'app-shell'])
    writeFileSync(path.join(root, `dist/${page}.html`), `<title>${page}</title>`);
  writeFileSync(path.join(root, 'dist/assets/large-a1b2c3d4.js'), 'x'.repeat(4 * 1024 * 1024));
  writeFileSync(path.join(root, 'dist/assets/gone-a1b2c3d4.js'), 'gone');

  const port = await freePort();
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = path.join(ROOT, 'vite.config.ts');
  const options = ['--mode', 'demo', '--config', config, '--port', String(port), '--strictPort'];
  // As in a shell: no variable of the test runner. Where CI is set Vite would colour the port.
  const { NODE_ENV: _, VITEST: __, ...variables } = process.env;
  const env = { ...variables, NO_COLOR: '1' };
  const child = spawn(process.execPath, [vite, 'preview', root, ...options], { cwd: ROOT, env });
  let printed = '';
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        printed += data;
        if (printed.includes(`:${port}`)) resolve();
      });
    child.on('exit', () => reject(new Error(`The server has ended:\n${printed}`)));
  });
  await started;
  const origin = `http://localhost:${port}`;
  return { origin, port, root, process: child, printed: () => printed };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What is written to a connection: all of it, or its beginning and then a cut. */
export interface RawRequest {
  bytes: string;
  cut?: boolean;
}

/** Sends bytes as they are and returns what comes back until the connection is closed. Never rejects. */
export function sendRaw(port: number, { bytes, cut = false }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, 'localhost', () => {
      socket.write(bytes, 'latin1', () => {
        if (cut) setTimeout(() => socket.resetAndDestroy(), 2);
      });
    });
    // What is answered comes at once; a request that never ends has none.
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', (data) => (received += data.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

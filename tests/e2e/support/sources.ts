import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../../build-sources.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 240_000;

/** A copy of the project that a test may edit and serve. */
export class Sources {
  readonly root = mkdtempSync(path.join(tmpdir(), 'kolam-sources-'));
  #server: ChildProcess | undefined;

  constructor() {
    copySources(this.root);
    // A folder of links: what Vite keeps next to the packages is this copy's own.
    const packages = path.join(this.root, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync(path.join(ROOT, 'node_modules')))
      if (!name.startsWith('.vite'))
        symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  }

  /** Saves a file with one text replaced by another. */
  edit(file: string, from: string, to: string): void {
    const target = path.join(this.root, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold “${from}”.`);
    writeFileSync(target, text.replace(from, to));
  }

  /** Starts Vite in the copy on a free port. Returns the origin once it listens. */
  async serve(...options: string[]): Promise<string> {
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
    // Not 0: Vite keeps its port when it restarts itself.
    const all = [vite, ...options, '--mode', 'demo', '--port', `${await freePort()}`];
    const server = spawn(process.execPath, all, {
      cwd: this.root,
      // A runner's own setting must not reach the server.
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    return new Promise((done, failed) => {
      let said = '';
      const give = (why: string) => failed(new Error(`${why}\n${said}`));
      setTimeout(give, READY_WITHIN_MS, 'Vite was not ready in time.').unref();
      server.once('exit', () => give('Vite ended.'));
      const read = (text: Buffer) => {
        said += text;
        const origin = /http:\/\/localhost:\d+/.exec(said)?.[0];
        if (origin) done(origin);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
    });
  }

  /** Stops the server and deletes the copy. */
  async remove(): Promise<void> {
    if (this.#server && this.#server.exitCode === null) {
      this.#server.kill();
      await once(this.#server, 'exit');
    }
    rmSync(this.root, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

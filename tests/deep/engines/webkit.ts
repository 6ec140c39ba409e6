import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Engine, EngineOptions } from './engine.ts';
import { connect, openSession, type Session } from './webdriver.ts';

/** Among all that comes from the browser's processes, what a page has to complain about. */
const COMPLAINT = /^CONSOLE .*\bERROR\b/;

/** This build does not know web app manifests, nor their directive. */
const UNKNOWN_MANIFEST = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

const WINDOW = path.join(import.meta.dirname, 'webkit_window.py');

/** Starts WebKitGTK, on a screen that nobody sees. */
export async function startWebKit({
  isPrivate,
  refusesStorage,
  folder,
}: EngineOptions): Promise<Engine> {
  const [home, downloads, profile] = ['home', 'downloads', 'profile'].map((name) => {
    const made = path.join(folder, name);
    mkdirSync(made, { mode: 0o700 });
    return made;
  }) as [string, string, string];
  const log = path.join(folder, 'console.txt');
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await firstText(screen.stdio[3] as Readable);
  /** The driver, and a browser that it starts. */
  async function start(): Promise<{ driver: ChildProcess; session: Session }> {
    const port = await freePort();
    const output = openSync(log, 'a');
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        REFUSE_STORAGE: refusesStorage ? '1' : '',
        PROFILE_FOLDER: isPrivate ? '' : profile,
        DOWNLOAD_FOLDER: downloads,
      },
    });
    closeSync(output);
    const ask = await connect(port);
    const browser = { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } };
    try {
      return { driver, session: await openSession(ask, browser) };
    } catch (error) {
      await end(driver, 'SIGTERM');
      throw new Error(`${error}\n${readFileSync(log, 'utf8')}`);
    }
  }

  let { driver, session } = await start().catch(async (error) => {
    screen.kill();
    await ended(screen);
    throw error;
  });
  return {
    version: `WebKitGTK ${session.version}`,
    get tab() {
      return session.tab;
    },
    openTab: () => session.openTab(),
    downloads,
    complaints: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => COMPLAINT.test(line) && !UNKNOWN_MANIFEST.test(line)),
    restart: async () => {
      await session.quit();
      await end(driver, 'SIGTERM');
      ({ driver, session } = await start());
    },
    dieAndRestart: async () => {
      await end(driver, 'SIGKILL');
      ({ driver, session } = await start());
    },
    close: async () => {
      await session.quit().catch(() => {});
      await end(driver, 'SIGTERM');
      screen.kill();
      await ended(screen);
    },
  };
}

/** Ends the driver and the browser processes that it started. */
async function end(driver: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (driver.pid) process.kill(-driver.pid, signal);
  await ended(driver);
}

const firstText = (stream: Readable): Promise<string> =>
  new Promise((resolve) => stream.once('data', (data) => resolve(`${data}`.trim())));

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

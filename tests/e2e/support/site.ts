import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnv } from 'vite';
import { readThemeScript } from '../../../build/document/theme.ts';
import { headerRules } from '../../../build/server/headers.ts';
import { mailSettings } from '../../../build/server/local-services.ts';
import { MAIL_PATH, type Mail } from '../../../build/server/mail-sink.ts';
import { type SiteFiles, siteFiles, siteServer } from '../../../build/server/site-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// What all servers of a run have in common is read once by each worker.
const env = loadEnv('demo', ROOT);
const themeScript = await readThemeScript(ROOT);
const headersOfRun = headerRules(env, themeScript);

/** Where the build of this run is. */
export const DIST = path.resolve(ROOT, process.env.SITE_DIST ?? 'dist');

/** What is in there is read once by each worker too: nobody writes there. */
let filesOfRun: SiteFiles | undefined;

function filesOf(dist: string): SiteFiles {
  if (dist !== DIST) return siteFiles(dist);
  filesOfRun ??= siteFiles(dist);
  return filesOfRun;
}

const mailFolder = mkdtempSync(path.join(tmpdir(), 'mail-'));
process.on('exit', () => rmSync(mailFolder, { recursive: true, force: true }));

/** What a device asks where it may have a network again, and what it sends then. */
const CUT_OFF = [MAIL_PATH, '/online.txt'];

/** Responds to a request in place of the site; false leaves it to the site. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A real HTTP server with the production build, that a test can stop, start and break. */
export class Site {
  /** Messages that the mail sink accepted, oldest first. */
  readonly mails: Mail[] = [];
  /** Times of all posts to the mail path in milliseconds, regardless of the outcome. */
  readonly posts: number[] = [];
  origin = '';
  #server: Server | undefined;
  #port = 0;
  #fault: Fault | undefined;
  #respond: ReturnType<typeof siteServer> | undefined;
  #dist: string;
  #headers = headersOfRun;
  /**
   * Cuts off the probe and the mail call, for page and worker. A worker that Chromium restarts begins with a network,
   * though its context has none, and would send what the test has saved.
   */
  isCutOff = false;
  readonly #stopListeners: (() => void)[] = [];

  constructor(dist = DIST) {
    this.#dist = dist;
  }

  async start(): Promise<void> {
    if (this.#server) return;
    await this.replace(this.#dist);
    this.#server = createServer((request, response) => {
      if (this.isCutOff && CUT_OFF.some((path) => request.url?.startsWith(path))) {
        request.socket.destroy();
        return;
      }
      if (request.url === MAIL_PATH && request.method === 'POST') this.posts.push(Date.now());
      if (!this.#fault?.(request, response)) this.#respond?.(request, response);
    });
    await new Promise<void>((done) => this.#server?.listen(this.#port, 'localhost', done));
    this.#port = (this.#server.address() as AddressInfo).port;
    this.origin = `http://localhost:${this.#port}`;
  }

  /** Takes the server off the network; open connections are cut. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    for (const listener of this.#stopListeners) listener();
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }

  /** Calls a function each time the server is about to be taken off the network. */
  onStop(listener: () => void): void {
    this.#stopListeners.push(listener);
  }

  /**
   * Replaces this build with another, under the same address.
   *
   * @param settings with which it was built, where they are not the demo's: its headers name what it talks to
   */
  async deploy(dist: string, settings?: Readonly<Record<string, string>>): Promise<void> {
    await this.stop();
    this.#dist = dist;
    this.#headers = settings ? headerRules({ ...env, ...settings }, themeScript) : headersOfRun;
    await this.start();
  }

  /** As `deploy`, but requests that are under way keep their connection. */
  async replace(dist: string): Promise<void> {
    this.#dist = dist;
    const mail = { ...mailSettings(env, ROOT), folder: mailFolder };
    this.#respond = siteServer({
      files: filesOf(dist),
      headers: this.#headers,
      mail,
      onMail: (accepted) => this.mails.push(accepted),
    });
  }

  get dist(): string {
    return this.#dist;
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Every request goes through `fault` first, until it is taken away again with `undefined`. */
  set fault(fault: Fault | undefined) {
    this.#fault = fault;
  }

  get running(): boolean {
    return this.#server !== undefined;
  }
}

/** A fault for the mail call alone. */
export const onMailCall =
  (respond: (request: IncomingMessage, response: ServerResponse) => void): Fault =>
  (request, response) => {
    if (request.url !== MAIL_PATH) return false;
    request.resume();
    request.on('end', () => respond(request, response));
    return true;
  };

/** The mail service responds with a status and a text. */
export const mailResponds = (status: number, text: string): Fault =>
  onMailCall((_request, response) => response.writeHead(status).end(text));

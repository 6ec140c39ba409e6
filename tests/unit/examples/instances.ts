import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SITE = 'https://www.example.com';

/** Bundles the server of the example, for a Node that reads no TypeScript. */
export async function bundleEndpoint(): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'mail-endpoint-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'examples/mail-endpoint/node.ts',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'node.mjs' } },
    },
  });
  return path.join(outDir, 'node.mjs');
}

/** A mail API that takes each post for a new mail. */
export interface MailApi {
  url: string;
  /** Ids of the messages that it was handed, in turn. */
  handed: string[];
  close(): void;
}

export async function startMailApi(): Promise<MailApi> {
  const handed: string[] = [];
  const server = createServer((request, response) => {
    handed.push(String(request.headers['idempotency-key']));
    request.resume();
    // Long enough for copies to come meanwhile.
    setTimeout(() => response.end('{}'), 30);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, handed, close: () => server.close() };
}

/** A process of the example's server. */
export interface Instance {
  process: ChildProcess;
  /** Posts a message; undefined if the instance dies of it. */
  post(id: string, address: string): Promise<{ status: number; text: string } | undefined>;
}

interface Circumstances {
  script: string;
  store: string;
  api: MailApi;
  aheadMs?: number;
  diesAt?: string | number;
  /** The header in which a proxy before it names the visitor's address; none if empty. */
  addressHeader?: string;
}

export async function startInstance({
  script,
  store,
  api,
  aheadMs = 0,
  diesAt = '',
  addressHeader = 'x-client',
}: Circumstances): Promise<Instance> {
  const child = spawn(
    process.execPath,
    ['--import', path.join(import.meta.dirname, 'dies-at.mjs'), script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: 'localhost',
        STORE_FOLDER: store,
        ALLOWED_ORIGINS: SITE,
        MAIL_FROM: 'form@example.com',
        MAIL_TO: 'support@example.com',
        MAIL_API_URL: api.url,
        MAIL_API_KEY: 'any',
        CLIENT_ADDRESS_HEADER: addressHeader,
        CLOCK_AHEAD_MS: String(aheadMs),
        DIES_AT: String(diesAt),
      },
    },
  );
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('It ends as it starts.')));
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  const port = Number(/\d+/.exec(String(line))?.[0]);
  const post = async (id: string, address: string) => {
    try {
      const response = await fetch(`http://localhost:${port}/api/v1.0/email/send`, {
        method: 'POST',
        headers: {
          origin: SITE,
          'content-type': 'application/json',
          [addressHeader || 'cf-connecting-ip']: address,
        },
        body: callOf(id),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return undefined;
    }
  };
  return { process: child, post };
}

const callOf = (message_id: string) =>
  JSON.stringify({
    template_params: {
      from_name: 'Asha Verma',
      from_email: 'asha@example.com',
      message: 'Namaste',
      message_id,
      queued_at: '2026-01-01T00:00:00.000Z',
    },
  });

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { fileStore } from './file-store.ts';
import { forgetFiles } from './forget-files.ts';
import type { Settings } from './settings.ts';
import endpoint from './worker.ts';

// The endpoint as a server of Node, over a folder that it may share with others. See README.md.

const HOUR_MS = 60 * 60 * 1000;

const folder = setting('STORE_FOLDER');

const settings: Settings = {
  ALLOWED_ORIGINS: setting('ALLOWED_ORIGINS'),
  MAIL_FROM: setting('MAIL_FROM'),
  MAIL_TO: setting('MAIL_TO'),
  MAIL_API_URL: setting('MAIL_API_URL'),
  MAIL_API_KEY: setting('MAIL_API_KEY'),
  CLIENT_ADDRESS_HEADER: process.env.CLIENT_ADDRESS_HEADER,
  STORE: fileStore(folder),
};

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

const server = createServer((incoming, outgoing) => {
  respond(incoming, outgoing).catch(() => outgoing.destroy());
});
server.listen(Number(process.env.PORT || 8787), process.env.HOST, () =>
  console.log(`Listening on port ${(server.address() as AddressInfo).port}`),
);
setInterval(() => forgetFiles(folder).catch(console.error), HOUR_MS);

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await endpoint.fetch(requestOf(incoming), settings);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers(incoming.headers as Record<string, string>);
  // Without a proxy before us that header is a visitor's own claim.
  if (!settings.CLIENT_ADDRESS_HEADER)
    headers.set('cf-connecting-ip', incoming.socket.remoteAddress ?? '');
  const { method = 'GET', url = '/' } = incoming;
  const body = method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null;
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

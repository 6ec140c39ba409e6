import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Mail } from '../../../../build/server/mail-call.ts';
import { siteFiles, siteServer } from '../../../../build/server/site-server.ts';

/** A build with some files, as the local server serves it, in this process. */
export class Serving {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'kolam-serve-'));
  readonly mails: Mail[] = [];
  server!: Server;
  port = 0;

  readonly #languages: readonly string[];

  /** @param languages codes of those that its build has in addition to the default one */
  constructor(languages: readonly string[] = ['hi']) {
    this.#languages = languages;
  }

  async start(change: (server: Server) => void = () => {}): Promise<void> {
    mkdirSync(path.join(this.folder, 'dist/assets'), { recursive: true });
    for (const code of this.#languages)
      mkdirSync(path.join(this.folder, 'dist', code), { recursive: true });
    for (const file of [
      'index.html',
      'contact.html',
      'shared.html',
      'languages.html',
      ...this.#languages.flatMap((code) =>
        ['contact.html', 'files.json', 'shell.txt'].map((file) => `${code}/${file}`),
      ),
      'contact.md',
      'llms.txt',
      'about.md.html',
      'assets/a-1.js',
    ])
      writeFileSync(path.join(this.folder, 'dist', file), file);
    writeFileSync(
      path.join(this.folder, 'dist/contact.html.br'),
      brotliCompressSync('contact.html'),
    );
    this.server = createServer(this.#listener());
    change(this.server);
    this.server.listen(0, 'localhost');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.folder, { recursive: true });
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Where mails are kept. */
  get outbox(): string {
    return path.join(this.folder, 'outbox');
  }

  get kept(): string[] {
    return readdirSync(this.outbox).sort();
  }

  #listener(): RequestListener {
    return siteServer({
      files: siteFiles(path.join(this.folder, 'dist')),
      headers: [
        { path: '/*', headers: { 'Cache-Control': 'no-cache' } },
        { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
      ],
      mail: { serviceId: 's', templateId: 't', publicKey: 'k', folder: this.outbox },
      onMail: (mail) => this.mails.push(mail),
    });
  }
}

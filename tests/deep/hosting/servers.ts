import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { delay } from '../../../src/lib/delay.ts';

const DIST = path.resolve(import.meta.dirname, '../../..', process.env.SITE_DIST ?? 'dist');

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A web server of the distribution, run with the configuration that the build wrote. */
export interface WebServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Web servers for which the build writes a configuration. */
export const WEB_SERVERS = {
  nginx: { program: '/usr/sbin/nginx', start: startNginx },
  caddy: { program: '/usr/bin/caddy', start: startCaddy },
} as const;

export const isInstalled = (name: keyof typeof WEB_SERVERS): boolean =>
  existsSync(WEB_SERVERS[name].program);

/** The written configuration with the port and folder of a test. Fails where either is not to be found. */
function configuration(file: string, changes: Record<string, string>): string {
  let text = readFileSync(path.join(`${DIST}-hosting`, file), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${file} lacks ${from}.`);
    text = text.replace(from, to);
  }
  return text;
}

async function startNginx(): Promise<WebServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const brotli = existsSync(BROTLI);
  const site = configuration('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /usr/share/nginx/html;': `root ${DIST};`,
    ...(brotli && { '#brotli_static on;': 'brotli_static on;' }),
  });
  writeFileSync(path.join(folder, 'site.conf'), site);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    ...(brotli ? [`load_module ${BROTLI};`] : []),
    // The build may be where only its owner can read.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/site.conf;`,
    '}',
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), lines.join('\n'));
  return run(WEB_SERVERS.nginx.program, ['-c', path.join(folder, 'nginx.conf')], port);
}

async function startCaddy(): Promise<WebServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const site = configuration('Caddyfile', {
    ':80 {': `http://localhost:${port} {`,
    'root * /srv': `root * ${DIST}`,
  });
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  const options = ['run', '--config', file, '--adapter', 'caddyfile'];
  return run(WEB_SERVERS.caddy.program, options, port, { HOME: folder, XDG_DATA_HOME: folder });
}

async function run(
  program: string,
  options: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<WebServer> {
  const child = spawn(program, options, { env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} has ended:\n${printed}`);
    await delay(50);
  }
  return { origin: `http://localhost:${port}`, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null) await once(child, 'exit');
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

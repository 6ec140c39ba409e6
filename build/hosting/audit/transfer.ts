import { SHARE_PATH } from '../../../src/core/locker/share-target.ts';
import { SHARED_TO_SERVER } from '../share-answer.ts';
import { type Check, verdict } from './verdict.ts';

const TEXTS = ['/', '/contact', '/assets/main.js', '/parts.txt', '/manifest.webmanifest'];

/** Texts are sent compressed to clients that accept it, and plain to others. */
export const compression: Check = async (host) => {
  const faults: string[] = [];
  const used = new Set<string>();
  for (const path of TEXTS) {
    const asked = async (encoding: string) =>
      (await host.ask(path, { headers: { 'accept-encoding': encoding } })).headers;
    const compressed = await asked('br, gzip');
    const encoding = compressed.get('content-encoding') ?? 'none';
    used.add(encoding);
    if (!/^(?:br|gzip|zstd)$/.test(encoding)) faults.push(`${path} is not compressed`);
    if (!/accept-encoding/i.test(compressed.get('vary') ?? ''))
      faults.push(`${path} does not say Vary: Accept-Encoding`);
    const plain = (await asked('identity')).get('content-encoding');
    if (plain) faults.push(`${path} is sent as ${plain} unasked`);
  }
  return verdict('Compression', { faults }, [...used].join(', '));
};

/** A file that an app shares while the worker is missing is not kept, and its sender is told. */
export const sharedFiles: Check = async (host) => {
  const { status, headers } = await host.ask(SHARE_PATH, { method: 'POST', body: 'x' });
  const location = new URL(headers.get('location') ?? '/', host.url);
  const told =
    [302, 303].includes(status) && location.pathname + location.search === SHARED_TO_SERVER;
  const faults = told
    ? []
    : [`POST ${SHARE_PATH} answers ${status} ${headers.get('location') ?? ''}`];
  return verdict('Shared files without the worker', { faults }, 'leads to the locker');
};

/** Canonical links and the sitemap name the site's own address, which is set when it is built. */
export const ownAddress: Check = async (host) => {
  const canonical = /rel="canonical" href="([^"]*)"/.exec((await host.ask('/')).text)?.[1];
  const listed = /<loc>([^<]*)<\/loc>/.exec((await host.ask('/sitemap.xml')).text)?.[1];
  const named = [canonical, listed].map((url) => (url ? new URL(url).origin : 'none'));
  const others = named.filter((origin) => origin !== host.url.origin).map((one) => `names ${one}`);
  const isLocal = host.url.hostname === 'localhost';
  return verdict(
    'Address in pages and sitemap',
    isLocal ? { faults: [], notes: others } : { faults: others },
    host.url.origin,
  );
};

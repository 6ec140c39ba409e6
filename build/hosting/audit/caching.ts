import { headerRules, headersFor } from '../../server/headers.ts';
import { listedFiles } from './build-of.ts';
import { keeping } from './keeping.ts';
import { type Check, verdict } from './verdict.ts';

/**
 * Files are cached as the header rules say: for ever, for a day, or asked for each time. That is right for every file,
 * and costs a round trip.
 */
export const cacheRules: Check = async (host) => {
  const rules = headerRules({}, '');
  const files = (await listedFiles(host)).map(([url]) => url);
  const first = (pattern: RegExp) => files.filter((url) => pattern.test(url)).slice(0, 1);
  const paths = [
    ...['/', '/contact', '/sw.js', '/assets/main.js', '/parts.txt', '/online.txt'],
    ...first(/^\/assets\/.+-.+\.js$/),
    ...first(/^\/assets\/.+\.css$/),
    ...first(/^\/assets\/.+\.woff2$/),
    ...first(/^\/art\//),
    '/share/index.png',
  ];
  const faults: string[] = [];
  const notes: string[] = [];
  for (const path of paths) {
    const found = (await host.ask(path)).headers.get('cache-control') ?? 'none';
    const wanted = headersFor(rules, path)['Cache-Control'] ?? '';
    if (keeping(found) === keeping(wanted)) continue;
    const isDear = keeping(found) === 'each time' && keeping(wanted) !== 'no-store';
    if (isDear) notes.push(`${path} is asked for each time`);
    else faults.push(`${path} has Cache-Control: ${found}`);
  }
  return verdict('Cache rules', { faults, notes }, `${paths.length} kinds of files`);
};

/** What must be asked for each time is not sent again if it is the same. */
export const revalidation: Check = async (host) => {
  const faults: string[] = [];
  for (const path of ['/', '/contact', '/assets/main.js', '/sw.js']) {
    const encoding = { 'accept-encoding': 'br, gzip' };
    const { headers } = await host.ask(path, { headers: encoding });
    const etag = headers.get('etag');
    const modified = headers.get('last-modified');
    const again = await host.ask(path, {
      headers: {
        ...encoding,
        ...(etag ? { 'if-none-match': etag } : { 'if-modified-since': modified ?? '' }),
      },
    });
    if (again.status !== 304) faults.push(`${path} is sent again (${again.status})`);
  }
  return verdict('Asked for again', { faults }, '304 without the file');
};

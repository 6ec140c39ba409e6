import { headerRules, headersFor } from '../../server/headers.ts';
import { listedFiles } from './build-of.ts';
import { type Check, verdict } from './verdict.ts';

/** Files are cached as the header rules say: for ever, for a day, or asked for each time. */
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
  for (const path of paths) {
    const found = (await host.ask(path)).headers.get('cache-control') ?? 'none';
    const wanted = headersFor(rules, path)['Cache-Control'] ?? '';
    if (meaning(found) !== meaning(wanted)) faults.push(`${path} has Cache-Control: ${found}`);
  }
  return verdict('Cache rules', { faults }, `${paths.length} kinds of files`);
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

/** `Cache-Control` in one form. Hosts have two ways to say that a file is to be asked for each time. */
function meaning(value: string): string {
  const parts = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  if (parts.includes('no-store')) return 'no-store';
  const eachTime =
    parts.includes('no-cache') ||
    (parts.includes('max-age=0') && parts.includes('must-revalidate'));
  return eachTime ? 'each time' : parts.sort().join();
}

import path from 'node:path';
import { listedFiles, workerScripts } from './build-of.ts';
import { AS_PAGE, type Ask, type Host } from './host.ts';
import { keeping } from './keeping.ts';
import { type Check, verdict } from './verdict.ts';

/**
 * No cache keeps an error, or a redirect in its place. A file that is missing once, in the middle of a
 * deployment say, would be missing for as long as the rule of its folder says.
 */
export const errors: Check = async (host) => {
  const asked: [path: string, ask?: Ask][] = [
    ...(await missingFiles(host)).map((one): [string] => [one]),
    ...['/no-such-page', '/products/no-such-page', '/assets/gone'].flatMap(
      (one): [string, Ask?][] => [[one], [one, AS_PAGE]],
    ),
    ['/contact', { method: 'POST', body: 'x' }],
  ];
  const faults: string[] = [];
  const notes: string[] = [];
  for (const [target, ask] of asked) {
    const { status, headers } = await host.ask(target, ask);
    // A page instead of a missing file is a fault that another check reports.
    if (status < 300) continue;
    const found = headers.get('cache-control') ?? 'none';
    if (keeping(found) === 'each time') notes.push(`${target} (${status}) is asked for each time`);
    else if (keeping(found) !== 'no-store')
      faults.push(`${target} (${status}) has Cache-Control: ${found}`);
  }
  return verdict('Errors', { faults, notes }, `${asked.length} kinds, kept by no cache`);
};

/** A file that is not there for each kind that is: of each folder and ending, and of what the worker imports. */
async function missingFiles(host: Host): Promise<string[]> {
  const there = (await listedFiles(host)).map(([url]) => url);
  const kinds = [...there, '/parts/contact.txt', '/share/index.png']
    .map((url) => path.posix.parse(url))
    .map(({ dir, ext }) => `${dir.replace(/\/$/, '')}/gone-a1b2c3d4${ext}`);
  const lists = (await workerScripts(host)).map((url) => url.replace(/\.js$/, '-gone.js'));
  return [...new Set([...kinds, ...lists])];
}

import type { BrowserContext, Page } from 'playwright/test';
import type { Site } from './site.ts';

/** A text that something in the browser or on its way out of it held, and where. */
export interface Trace {
  where: string;
  text: string;
}

/** Collects what the pages of a context send and say: requests with their headers and bodies, console lines. */
export function followTraces(context: BrowserContext, site: Site): Trace[] {
  const traces: Trace[] = [];
  const note = (where: string, text: string) => void traces.push({ where, text });
  context.on('console', (message) => note('console', message.text()));
  context.on('request', (request) => {
    note(`request ${request.method()}`, request.url());
    note('headers', JSON.stringify(request.headers()));
    note('body', request.postData() ?? '');
  });
  // The worker's requests as well, from any client.
  site.fault = (request) => {
    note('at the server', request.url ?? '');
    return false;
  };
  return traces;
}

/** Everything that the browser keeps for the site: storage, databases, caches with their bodies, cookies, history. */
export async function keptTraces(page: Page): Promise<Trace[]> {
  const cookies = JSON.stringify(await page.context().cookies());
  const kept = await page.evaluate(async () => {
    const found: { where: string; text: string }[] = [];
    const note = (where: string, value: unknown) =>
      found.push({
        where,
        text: JSON.stringify(value, (_key, each) =>
          each instanceof ArrayBuffer ? new TextDecoder().decode(each) : each,
        ),
      });
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = failed;
      });
    note('localStorage', { ...localStorage });
    note('sessionStorage', { ...sessionStorage });
    note('cookie', document.cookie);
    note('history', [location.href, history.state, document.title, name]);
    const { navigation } = window as unknown as {
      navigation?: { entries(): { url: string; getState(): unknown }[] };
    };
    note('entries', navigation?.entries().map((entry) => [entry.url, entry.getState()]) ?? []);
    // Names and details alone: times and sizes are the browser's, and any of them may be a short mark by chance.
    note(
      'resources',
      performance.getEntries().map((entry) => [entry.name, (entry as PerformanceMark).detail]),
    );
    for (const { name: database = '' } of await indexedDB.databases()) {
      const opened = await asked(indexedDB.open(database));
      for (const store of opened.objectStoreNames) {
        const objects = opened.transaction(store).objectStore(store);
        note(`database ${database}`, [
          await asked(objects.getAll()),
          await asked(objects.getAllKeys()),
        ]);
      }
      opened.close();
    }
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys())
        found.push({
          where: `cache ${new URL(request.url).pathname}`,
          text: `${request.url} ${await (await cache.match(request))?.text()}`,
        });
    }
    return found;
  });
  return [...kept, { where: 'cookies', text: cookies }];
}

/** Traces that were not there before: a file of the build may hold the digits of a short mark by chance. */
export function newTraces(all: readonly Trace[], before: readonly Trace[]): Trace[] {
  const known = new Set(before.map(({ where, text }) => where + text));
  return all.filter(({ where, text }) => !known.has(where + text));
}

/** Where a mark is, however it was grouped, escaped or written in another case. */
export function findMark(traces: readonly Trace[], mark: string): string[] {
  const wanted = plain(mark);
  // A short number must be a word by itself: any time in milliseconds may hold its digits.
  const alone = new RegExp(`(?<![\\w.])${mark.replace(/\W/g, '\\$&')}(?![\\w.])`);
  const holds = ({ text }: Trace) =>
    wanted.length < 6 ? alone.test(text) : plain(text).includes(wanted);
  return traces.filter(holds).map(({ where }) => `${where}: ${mark}`);
}

const plain = (text: string) =>
  text
    .replace(/%([0-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\s,+-]/g, '')
    .toLowerCase();

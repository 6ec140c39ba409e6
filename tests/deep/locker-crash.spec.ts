import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright/test';
import { expect, test } from '../e2e/support/test.ts';

test.use({ serviceWorkers: 'allow' });

const FILE_BYTES = 10 * 1024 * 1024;
const FILES = 8;

/** Ends the whole browser at once, as a dead battery would. */
async function crash(
  context: BrowserContext,
  devtools: CDPSession,
  profile: string,
): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  // No response comes from a browser that is gone.
  void devtools.send('Browser.crash').catch(() => {});
  await closed;
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(path.join(profile, name), { force: true });
}

/** Posts several large files to the worker, as a share sheet does, and counts those that it tells of. */
const beginToShare = (page: Page) =>
  page.evaluate(
    ({ files, bytes }) => {
      const heard = window as { kept?: number };
      heard.kept = 0;
      new BroadcastChannel('kolam-locker').onmessage = () => {
        heard.kept = (heard.kept ?? 0) + 1;
      };
      const form = new FormData();
      for (let i = 0; i < files; i++)
        form.append('files', new File([new Uint8Array(bytes).fill(i + 1)], `${i + 1}.bin`));
      void fetch('/share-in', { method: 'POST', body: form, redirect: 'manual' });
    },
    { files: FILES, bytes: FILE_BYTES },
  );

/** Number of files in the tray; throws where one has not all its bytes, or bytes have no record. */
const wholeFiles = (page: Page) =>
  page.evaluate(async (bytes) => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const open = indexedDB.open('kolam-locker');
    // Not even opened yet when it was cut: nothing is there.
    open.onupgradeneeded = () => open.transaction?.abort();
    const database = await resultOf(open).catch(() => undefined);
    if (!database) return 0;
    const store = (name: string) => database.transaction(name).objectStore(name);
    const sent = await resultOf(store('tray').getAll());
    const keys = await resultOf(store('files').getAllKeys());
    if (keys.length !== sent.length) throw new Error('Bytes and records do not match.');
    for (const { id, name } of sent) {
      const held = await resultOf(store('files').get(id));
      const all = new Uint8Array(held.bytes);
      const byte = Number.parseInt(name, 10);
      let whole = all.length === bytes && all.at(-1) === byte;
      for (let i = 0; i < all.length; i += 4096) whole &&= all[i] === byte;
      if (!whole) throw new Error(`${name} is not whole.`);
    }
    database.close();
    return sent.length;
  }, FILE_BYTES);

test('a browser that dies while files come in leaves each wholly or not at all', async ({
  site,
  launchOptions,
}) => {
  const found: number[] = [];
  for (const kept of [0, 1, 3, 5]) {
    const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
    const first = await chromium.launchPersistentContext(profile, launchOptions);
    const page = first.pages()[0] as Page;
    await page.goto(`${site.origin}/services`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const devtools = await first.newCDPSession(page);
    await beginToShare(page);
    // The worker tells of a file when it is on the disk; the next one is on its way then.
    await page.waitForFunction((n) => Number((window as { kept?: number }).kept) >= n, kept, {
      polling: 5,
    });
    await crash(first, devtools, profile);

    const second = await chromium.launchPersistentContext(profile, launchOptions);
    await (second.pages()[0] as Page).goto(`${site.origin}/services`);
    const count = await wholeFiles(second.pages()[0] as Page);
    expect(count, 'what was told of is there').toBeGreaterThanOrEqual(kept);
    expect(count).toBeLessThanOrEqual(FILES);
    found.push(count);
    await second.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  test.info().annotations.push({ type: 'whole files found', description: found.join(', ') });
  expect(
    found.some((count) => count > 0 && count < FILES),
    `whole files, where at least one browser must have died in the middle: ${found}`,
  ).toBe(true);
});

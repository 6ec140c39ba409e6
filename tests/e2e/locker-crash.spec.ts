import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test } from './test.ts';

const FILE_BYTES = 20 * 1024 * 1024;
const FILES = 4;

/** Ends the whole browser at once, as a dead battery would. */
async function crash(context: BrowserContext, profile: string): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  const devtools = await context.newCDPSession(context.pages()[0] as Page);
  // No answer comes back from a browser that is gone.
  void devtools.send('Browser.crash').catch(() => {});
  await closed;
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(path.join(profile, name), { force: true });
}

/** Posts several large files to the worker, as a share sheet does, and does not wait. */
const beginToShare = (page: Page) =>
  page.evaluate(
    ({ files, bytes }) => {
      const form = new FormData();
      for (let i = 0; i < files; i++)
        form.append('files', new File([new Uint8Array(bytes).fill(i + 1)], `${i + 1}.bin`));
      void fetch('/share-in', { method: 'POST', body: form, redirect: 'manual' });
    },
    { files: FILES, bytes: FILE_BYTES },
  );

/** Number of documents; throws where one has not all its bytes, or bytes have no document. */
const wholeDocuments = (page: Page) =>
  page.evaluate(async (bytes) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const open = indexedDB.open('kolam-locker');
    // Not even opened yet when it was cut: nothing is there.
    open.onupgradeneeded = () => open.transaction?.abort();
    const database = await answer(open).catch(() => undefined);
    if (!database) return 0;
    const store = (name: string) => database.transaction(name).objectStore(name);
    const documents = await answer(store('documents').getAll());
    const keys = await answer(store('files').getAllKeys());
    if (keys.length !== documents.length) throw new Error('Bytes and documents do not match.');
    for (const { id, file } of documents) {
      const held = await answer(store('files').get(id));
      const all = new Uint8Array(held.bytes);
      const byte = Number.parseInt(file.name, 10);
      let whole = all.length === bytes && all.at(-1) === byte;
      for (let i = 0; i < all.length; i += 4096) whole &&= all[i] === byte;
      if (!whole) throw new Error(`${file.name} is not whole.`);
    }
    database.close();
    return documents.length;
  }, FILE_BYTES);

test('a browser that dies while files come in leaves each wholly or not at all', async ({
  site,
  launchOptions,
}) => {
  test.setTimeout(180_000);
  const found: number[] = [];
  for (const delayMs of [0, 300, 900]) {
    const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
    const first = await chromium.launchPersistentContext(profile, launchOptions);
    const page = first.pages()[0] as Page;
    await page.goto(`${site.origin}/services`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await beginToShare(page);
    // When it dies is the point of this test: any moment must do.
    await page.waitForTimeout(delayMs);
    await crash(first, profile);

    const second = await chromium.launchPersistentContext(profile, launchOptions);
    await (second.pages()[0] as Page).goto(`${site.origin}/services`);
    found.push(await wholeDocuments(second.pages()[0] as Page));
    await second.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  expect(found.every((count) => count <= FILES)).toBe(true);
  test.info().annotations.push({ type: 'whole documents found', description: found.join(', ') });
});

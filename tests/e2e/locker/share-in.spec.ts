import type { Page } from 'playwright/test';
import { test as installed } from '../support/installed.ts';
import { expectTitles, tray, trayFile } from '../support/locker-page.ts';
import { type Shared, share, shareResult } from '../support/share-sheet.ts';
import { expect, goOffline, test } from '../support/test.ts';
import { installWorker } from '../support/worker.ts';

const LICENCE: Shared = { name: 'Trade licence.pdf', type: 'application/pdf', text: '%PDF-1.7 ₹' };
const PHOTO: Shared = { name: 'IMG 1.jpg', type: 'image/jpeg', text: 'a photo' };

/** What is in the tray on the disk, newest first: each file with the text of its bytes. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('kolam-locker'));
    const documents = database.transaction('documents').objectStore('documents');
    if ((await answer(documents.count())) > 0) throw new Error('It is in the list.');
    const records = await answer(database.transaction('tray').objectStore('tray').getAll());
    const files = [];
    for (const { id, name } of records.sort((a, b) => b.position - a.position)) {
      const { bytes } = await answer(database.transaction('files').objectStore('files').get(id));
      const text = new TextDecoder().decode(new Uint8Array(bytes).slice(0, 100));
      files.push({ name, bytes: bytes.byteLength, text });
    }
    database.close();
    return files;
  });

installed(
  'a shared file is in the tray before the page answers, also offline',
  async ({ page, site, context }) => {
    await installWorker(page);
    expect(await share(page, [LICENCE, PHOTO])).toBe('?shared=2');
    const two = [
      { name: 'IMG 1.jpg', bytes: 7, text: 'a photo' },
      { name: 'Trade licence.pdf', bytes: 12, text: '%PDF-1.7 ₹' },
    ];
    expect(await stored(page)).toEqual(two);
    await goOffline(context);
    await site.stop();
    expect(await share(page, [LICENCE, PHOTO])).toBe('?shared=2');
    expect(await stored(page)).toEqual([...two, ...two]);
    await page.reload();
    await expect(tray(page).getByRole('listitem')).toHaveCount(4);
    expect(await stored(page)).toEqual([...two, ...two]);
    await trayFile(page, 'IMG 1.jpg').first().getByRole('button', { name: 'Keep' }).click();
    await expectTitles(page, ['IMG 1']);
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
  },
);

installed(
  'what is too large, no file, no form or of another site is refused, what came with it kept',
  async ({ page, site }) => {
    await installWorker(page);
    const video = { ...PHOTO, name: 'video.mp4', size: 26 * 1024 * 1024 };
    expect(await share(page, [video, LICENCE])).toBe('?shared=1&refused=too-large');
    const kept = [{ name: 'Trade licence.pdf' }];
    expect(await stored(page)).toMatchObject(kept);
    // Nor is a text in the URL.
    const search = await share(page, [], { title: 'A secret', url: 'https://elsewhere.example' });
    expect(search).toBe('?shared=0&refused=no-file');
    const [status, url] = await page.evaluate(async () => {
      const { status, url } = await fetch('/share-in', { method: 'POST', body: 'no form' });
      return [status, url];
    });
    expect([status, new URL(String(url)).search]).toEqual([200, '?shared=0&refused=unreadable']);
    const { hostname, port } = new URL(site.origin);
    expect(hostname).toBe('localhost');
    await page.route(`http://127.0.0.1:${port}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" enctype="multipart/form-data" action="${site.origin}/share-in">
        <input name="title" value="You have won"></form>`,
      }),
    );
    await page.goto(`http://127.0.0.1:${port}/`);
    const submit = () => page.evaluate(() => document.forms[0]?.submit());
    expect(await shareResult(page, submit)).toBe('?shared=0&refused=foreign');
    expect(await stored(page)).toMatchObject(kept);
  },
);

test('without a worker the server stores nothing, and the locker says so', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/digilocker');
  let received = 0;
  site.fault = (request) => {
    if (request.url === '/share-in') request.on('data', (part) => (received += part.length));
    return false;
  };
  expect(await share(page, [LICENCE])).toBe('?shared=0&refused=no-worker');
  expect(received, 'so nobody may say that it stayed here').toBeGreaterThan(LICENCE.text.length);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('the browser sent it to our server');
  const main = await page.getByRole('main').innerText();
  expect(main).not.toMatch(/nothing was uploaded|never uploaded|nothing leaves/i);
  const answer = await context.request.post('/share-in', {
    multipart: { files: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') } },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
});

test('the browser accepts the web manifest, share target and shortcuts included', async ({
  page,
}) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest.share_target).toMatchObject({ action: '/share-in', method: 'POST' });
  for (const { url } of manifest.shortcuts) {
    const answer = await page.request.get(url);
    expect(new URL(answer.url()).pathname, 'no redirect home').toBe(
      new URL(url, page.url()).pathname,
    );
  }
  expect(manifest.shortcuts).toHaveLength(4);
});

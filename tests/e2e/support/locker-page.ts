import { mkdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { open } from './open.ts';
import { expect } from './test.ts';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const EMPTY = 'No documents found. Sign in to DigiLocker or upload documents.';
export const PLACEHOLDER = 'Preview not available in demo...';
export const SAMPLES = ['Aadhaar Card', 'Driving Licence', 'Class XII Marksheet'];

/** A picture of one red pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

export const textUpload = (name: string, text: string): Upload => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The row of a document, by its title. */
export const row = (page: Page, title: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) });

/** The open preview of a document. */
export const preview = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The tray, where there is something in it. */
export const tray = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tray', exact: true });

/** A file of the tray, by its name as it is shown. */
export const trayFile = (page: Page, name: string): Locator =>
  tray(page).getByRole('listitem').filter({ hasText: name });

/** Titles of the list, from the top. */
export const titles = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Your documents' })
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
    .allTextContents();

export const expectTitles = (page: Page, expected: readonly string[]): Promise<void> =>
  expect.poll(() => titles(page)).toEqual(expected);

export async function openLocker(page: Page): Promise<void> {
  await open(page, '/digilocker');
  await expect(page.getByText('Loading documents...')).toHaveCount(0);
}

export async function signIn(page: Page): Promise<void> {
  await button(page, 'Sign in to DigiLocker').click();
  await expect(row(page, 'Aadhaar Card')).toBeVisible();
}

/** Opens the locker and signs in. */
export async function openSignedIn(page: Page): Promise<void> {
  await openLocker(page);
  await signIn(page);
}

/** Chooses files in the locker and waits until all are shown or refused. */
export async function upload(page: Page, files: readonly Upload[]): Promise<void> {
  await page.getByLabel('Files to upload').setInputFiles([...files]);
  await expect(page.getByText(/^Adding /)).toHaveCount(0);
}

/**
 * As `upload`, of a folder's files: each with its text, or so many zeros. A large one would take seconds to hand over.
 */
export async function uploadFrom(
  page: Page,
  folder: string,
  files: Record<string, string | number>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const at = path.join(folder, name);
    await writeFile(at, typeof content === 'string' ? content : '');
    if (typeof content === 'number') await truncate(at, content);
    paths.push(at);
  }
  await page.getByLabel('Files to upload').setInputFiles(paths);
  await expect(page.getByText(/^Adding /)).toHaveCount(0);
}

/** Chooses a backup and shows what is in it. */
export const openBackup = (page: Page, archive: string): Promise<void> =>
  page.getByLabel('Backup to import').setInputFiles(archive);

/** Chooses a backup and adds what is in it. */
export async function importBackup(page: Page, archive: string): Promise<void> {
  await openBackup(page, archive);
  await button(page, 'Add to the locker').click();
}

export async function view(page: Page, title: string): Promise<Locator> {
  await row(page, title).getByRole('button', { name: 'View', exact: true }).click();
  const panel = preview(page, title);
  await expect(panel).toBeVisible();
  return panel;
}

/** Numbers of records of the locker's object stores, as they are on the disk. */
export const onDisk = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await resultOf(indexedDB.open('kolam-locker'));
    const counts: Record<string, number> = {};
    for (const name of database.objectStoreNames)
      counts[name] = await resultOf(database.transaction(name).objectStore(name).count());
    database.close();
    return counts;
  });

/** Ids of the documents that have a file, as they are on the disk. */
export const idsOfFiles = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );

/** Records of the documents with their keys, as they are on the disk. */
export const documentsOnDisk = (page: Page): Promise<[string, Record<string, unknown>][]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const store = opening.result.transaction('documents').objectStore('documents');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve(keys.result.map((key, i) => [String(key), values.result[i]]));
          };
        };
      }),
  );

/**
 * Holds the locker's disk: each read in this document waits until the returned function is called. For a
 * disk that answers later than all the rest.
 */
export async function holdLocker(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    () =>
      new Promise<{ isOver: boolean }>((resolve) => {
        const state = { isOver: false };
        const opening = indexedDB.open('kolam-locker');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(database.objectStoreNames, 'readwrite');
          const store = transaction.objectStore('seal');
          // A transaction lives as long as it is asked for something.
          const ask = () => {
            store.count().onsuccess = () => {
              if (!state.isOver) ask();
              else database.close();
            };
          };
          ask();
          resolve(state);
        };
      }),
  );
  return () =>
    held.evaluate((state) => {
      state.isOver = true;
    });
}

/** Puts records into the locker's database past the application, which must have opened it before. */
export const putOnDisk = (page: Page, records: readonly [string, unknown][]): Promise<void> =>
  page.evaluate(
    async (entries) => {
      const open = indexedDB.open('kolam-locker');
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const transaction = open.result.transaction('documents', 'readwrite');
      for (const [key, value] of entries) transaction.objectStore('documents').put(value, key);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      open.result.close();
    },
    records as [string, unknown][],
  );

import type { Page } from 'playwright/test';
import { RECORDS } from '../../src/core/storage/record-versions.ts';

/** What a locker holds before a step is measured. */
export interface Seed {
  documents: number;
  /** Of each document's file; 0 for documents without one. */
  bytes: number;
}

export const MANY: Seed = { documents: 10_000, bytes: 0 };
export const LARGE: Seed = { documents: 100, bytes: 5 * 1024 * 1024 };

/** Writes documents into the database of the locker, which the page has opened. */
export async function seedLocker(page: Page, seed: Seed): Promise<void> {
  await page.getByText('No documents found').waitFor();
  await page.evaluate(
    async ({ documents, bytes, versions }) => {
      const opening = indexedDB.open('kolam-locker');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const database = opening.result;
      const perTransaction = bytes > 0 ? 1 : documents;
      for (let from = 0; from < documents; from += perTransaction) {
        const transaction = database.transaction(['documents', 'files'], 'readwrite');
        for (let n = from; n < from + perTransaction; n++) {
          const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
          const about = {
            v: versions.document,
            id,
            title: `Bill ${n}`,
            type: 'Uploaded',
            issuerCode: 'visitor',
          };
          const when = { issuedOn: '2026-01-05', previewUrl: '', addedAt: n, position: n };
          const file = { name: `bill-${n}.bin`, mediaType: '', bytes };
          transaction
            .objectStore('documents')
            .put({ ...about, ...when, ...(bytes && { file }) }, id);
          if (bytes)
            transaction
              .objectStore('files')
              .put({ v: versions.file, bytes: new ArrayBuffer(bytes) }, id);
        }
        await new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
      }
      database.close();
    },
    { ...seed, versions: { document: RECORDS.document.version, file: RECORDS.file.version } },
  );
}

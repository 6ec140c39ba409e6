import type { Page } from 'playwright/test';
import { newRecord, type OutboxRecord } from '../../../src/core/outbox/record.ts';

/** Messages as the form stores them, in their order; `change` says what has become of each. */
export const messages = (count: number, change: Partial<OutboxRecord> = {}): OutboxRecord[] =>
  Array.from({ length: count }, (_, i) => ({
    ...newRecord(
      { id: `id-${i}`, hash: `hash ${i}`, seq: i + 1 },
      { from_name: 'Asha Verma', from_email: 'asha@shop.example', message: `Message ${i}` },
      Date.now(),
    ),
    ...change,
  }));

/** Puts messages into the outbox's database past the application, whether it has opened that before or not. */
export const storeMessages = (page: Page, records: readonly OutboxRecord[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kolam-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const name of ['messages', 'queue']) opening.result.createObjectStore(name);
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('messages', 'readwrite');
          for (const record of all) writing.objectStore('messages').put(record, record.id);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    records,
  );

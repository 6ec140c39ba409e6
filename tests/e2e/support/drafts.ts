import type { Page } from 'playwright/test';
import { DATABASES } from '../../../src/core/storage/databases.ts';
import { STORES } from '../../../src/store/keys.ts';

const PLACE = { database: DATABASES.stores.name, key: STORES.drafts.key };

/** The first tab's drafts, as text. */
export const draftsOnDisk = (page: Page): Promise<string> =>
  page.evaluate(
    ({ database, key }) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const request = opening.result.transaction('values').objectStore('values').get(key);
          request.onerror = reject;
          request.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(request.result) ?? '');
          };
        };
      }),
    PLACE,
  );

/** Lets no other transaction on drafts and settings begin for as long as this page lives. */
export const occupyDisk = (page: Page): Promise<void> =>
  page.evaluate(
    ({ database, key }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const store = opening.result.transaction('values', 'readwrite').objectStore('values');
          const ask = () => {
            store.get(key).onsuccess = () => {
              resolve();
              ask();
            };
          };
          ask();
        };
      }),
    PLACE,
  );

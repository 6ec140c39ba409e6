import { changelog } from '../../../../src/api-docs/changelog.ts';
import { openApi } from '../openapi.ts';
import { type Document, type Inventory, inventory } from './inventory.ts';

/** What a release of the API promised, and the entry of the changelog that was its newest. */
export interface Released {
  version: string;
  date: string;
  calls: Inventory;
}

/** The file as tools read it: text, and nothing of our objects. */
export const present = (): Document => JSON.parse(JSON.stringify(openApi()));

/** The API as it is now, as a release. */
export function released(): Released {
  const [newest] = changelog;
  if (!newest) throw new Error('The changelog of the API is empty.');
  return { version: newest.version, date: newest.date, calls: inventory(present()) };
}

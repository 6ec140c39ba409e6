import { later } from '#lib/later.ts';

/** What a page has of the outbox where messages may wait. */
export const outboxOnPage = later(() => import('./page-outbox.ts'), { when: 'need' });

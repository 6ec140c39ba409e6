import { later } from '#lib/later.ts';

/** What every page has of the outbox once it has a moment. */
export const outboxOnPage = later(() => import('./page-outbox.ts'), { when: 'idle' });

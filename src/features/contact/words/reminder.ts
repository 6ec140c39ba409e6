import { site } from '#facts/site.ts';

/** Title of the calendar entry. */
export const reminder = `Open ${site.brand} to send your message`;

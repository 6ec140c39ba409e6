import { site } from '#content/site.ts';

/** Title of the calendar entry. */
export const reminder = `Open ${site.brand} to send your message`;

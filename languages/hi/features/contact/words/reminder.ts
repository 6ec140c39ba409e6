import { brandHindi } from '#facts/site.ts';

/** Title of the calendar entry. */
export const reminder = `संदेश भेजने के लिए ${brandHindi} खोलें`;

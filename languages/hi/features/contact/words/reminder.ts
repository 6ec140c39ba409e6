import { brand } from '#languages/hi/brand.ts';

/** Title of the calendar entry. */
export const reminder = `संदेश भेजने के लिए ${brand} खोलें`;

import { plural } from '#languages/hi/words/plural.ts';

/** Of messages that go no further, no copy of the unsent ones can have arrived; of the unconfirmed ones it may. */
export const waiting = (count: number, unsent: number, unconfirmed: number) =>
  [
    `आउटबॉक्स, ${count} संदेश ${plural(count, 'भेजना', 'भेजने')} बाकी`,
    unsent > 0 && `${unsent} नहीं जा ${plural(unsent, 'सका', 'सके')}`,
    unconfirmed > 0 && `${unconfirmed} का पहुँचना पक्का नहीं`,
  ]
    .filter(Boolean)
    .join(', ');

import { expect, it } from 'vitest';
import { cardNetwork } from '#domain/card-network.ts';

/**
 * Ranges and lengths of the networks, as credit-card-type of Braintree has them (commit fbd8ed8, 30 June 2026). Without
 * its Maestro from 6 on, which it takes for what is of no other network, and without networks of Brazil, Argentina,
 * Nigeria, Russia and Turkey.
 */
const LISTED: Readonly<Record<string, { ranges: readonly string[]; lengths: readonly number[] }>> =
  {
    Visa: { ranges: ['4'], lengths: [16, 18, 19] },
    Mastercard: {
      ranges: ['51-55', '2221-2229', '223-229', '23-26', '270-271', '2720'],
      lengths: [16],
    },
    Amex: { ranges: ['34', '37'], lengths: [15] },
    'Diners Club': { ranges: ['300-305', '36', '38', '39'], lengths: [14, 16, 19] },
    Discover: { ranges: ['6011', '644-649', '65'], lengths: [16, 19] },
    JCB: { ranges: ['2131', '1800', '3528-3589'], lengths: [16, 17, 18, 19] },
    UnionPay: {
      ranges: [
        '620',
        '62100-62182',
        '62184-62187',
        '62200-62205',
        '622010-622999',
        '62207-62209',
        '623-626',
        '6270',
        '6272',
        '6276',
        '627700-627779',
        '627781-627799',
        '6282-6289',
        '6291',
        '6292',
        '810',
        '8110-8131',
        '8132-8151',
        '8152-8163',
        '8164-8171',
      ],
      lengths: [14, 15, 16, 17, 18, 19],
    },
    Maestro: {
      ranges: ['500000-504174', '504176-506698', '506779-508226', '56-59', '63', '67'],
      lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    },
  };

/** Six digits at both ends of a range and in its middle. */
function startsOf(range: string): string[] {
  const [from = '', to = from] = range.split('-');
  const [first, last] = [Number(from.padEnd(6, '0')), Number(to.padEnd(6, '9'))];
  return [first, Math.floor((first + last) / 2), last].map(String);
}

for (const [name, { ranges, lengths }] of Object.entries(LISTED))
  it.each(ranges.flatMap(startsOf))(`${name} has %s, in each of its lengths`, (start) => {
    for (const length of lengths) {
      const found = cardNetwork(start.padEnd(length, '0'));
      // RuPay has parts of other ranges in India (NPCI).
      if (found?.name !== 'RuPay') expect(found).toEqual({ name, fits: true });
    }
  });

// What cardType.js and validator.js (pull request 2830) have of RuPay; looked up on 29 November 2026.
it.each(['508500-508999', '606985-607984', '608001-608500', '652150-653149'])(
  'RuPay has %s',
  (range) => {
    for (const start of startsOf(range))
      expect(cardNetwork(start.padEnd(16, '0'))).toEqual({ name: 'RuPay', fits: true });
  },
);

it.each(['4', '51', '34', '3528', '6011'])('%s with eleven digits fits no network', (start) =>
  expect(cardNetwork(start.padEnd(11, '0'))?.fits).toBe(false),
);

import { describe, expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

// Two right numbers of each kind.
const TWO: Readonly<Record<string, readonly [string, string]>> = {
  pan: ['AAAPS1234K', 'BBBPS1234K'],
  aadhaar: ['234123412346', '499118665246'],
  ifsc: ['SBIN0001234', 'HDFC0000001'],
  gstin: ['09AAACS0000A1ZE', '27AAPFU0939F1ZV'],
  voter: ['WKH1186253', 'ABC1186253'],
  passport: ['A1234567', 'BC123456'],
  rc: ['MH12AB1234', 'KA01CD5678'],
  cin: ['L17110MH1973PLC019786', 'U62099KA2020PTC000000'],
  licence: ['HR0620150000000', 'MH1220100000001'],
  account: ['000123456789', '112233445566'],
  biller: ['SAMP00000NAT01', 'TEST00000NAT02'],
  upi: ['sample.shop1@example', 'other.shop2@example'],
};

/** What people put between two. */
const BETWEEN = [' ', ', ', '; ', ' / ', '/', '\n', '\t', ' | ', ' & ', ' and ', ' or ', ' या '];

describe.each(Object.entries(TWO))('two numbers of %s', (format, [one, other]) => {
  const both = [...checkedBy(format, one), ...checkedBy(format, other)];

  it('are right by themselves', () =>
    expect(both.map(({ verdict }) => verdict)).toEqual(['right', 'right']));

  it.each(BETWEEN)('are both found with %j between them', (between) =>
    expect(checkedBy(format, one + between + other)).toEqual(both),
  );
});

it('are both found where each is in groups', () =>
  expect(checkedBy('aadhaar', '2341 2341 2346 4991 1866 5246')).toHaveLength(2));

it('a number that is too long by a group is none', () =>
  expect(checkedBy('aadhaar', '2341 2341 2346 4991 1866')[0]?.verdict).toBe('wrong'));

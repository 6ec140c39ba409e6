import { expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

// Test numbers that the networks and gateways publish.
it.each([
  ['4111 1111 1111 1111', 'Visa'],
  ['5555 5555 5555 4444', 'Mastercard'],
  ['2223 0031 2200 3222', 'Mastercard'],
  ['3782 822463 10005', 'Amex'],
  ['378282246310005', 'Amex'],
  ['3056 930902 5904', 'Diners Club'],
  ['38520000023237', 'Diners Club'],
  ['6011 1111 1111 1117', 'Discover'],
  ['3530 1113 3330 0000', 'JCB'],
  ['6200 0000 0000 0005', 'UnionPay'],
  ['6074 8259 7208 3818', 'RuPay'],
  ['6759649826438453', 'Maestro'],
])('Card %s is named as a card of %s', (number, network) => {
  const [found, ...more] = checkedBy('line', `Card ${number}`);
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    title: 'Card number',
    verdict: 'unclear',
    rows: [{ label: 'Network', value: network }],
  });
});

it.each(['4111 1111 1111 1112', '3528 0000 0000 000'])('Card %s has no network', (number) =>
  expect(checkedBy('line', `Card ${number}`)).toMatchObject([
    { title: expect.any(String), rows: [] },
  ]),
);

it.each([
  '100',
  '101',
  '104',
  '108',
  '112',
  '139',
  '1064',
  '1098',
  '1912',
  '1915',
  '1930',
  '1947',
  '14448',
  '155260',
])('%s is a service number', (number) => {
  for (const text of [number, `Call ${number}`, `Call ${number} now`])
    expect(checkedBy('line', text)).toMatchObject([
      { title: 'Phone number', rows: [{}, { value: 'Toll-free or service number in India' }] },
    ]);
});

it.each(['Room 112', '1931', '14449', '155261', 'Room 14448', 'Bill of 100 rupees'])(
  '%s holds none',
  (text) => expect(checkedBy('line', text)[0]?.title).toBe('No known number'),
);

it.each([
  'Car 10B123456X',
  '10B123456X',
  'MH 12 TEMP 1234',
  'KA 01 AB 12 TC 0001',
  'Car MMC 1234',
  'Car DHB-4567',
])('%s is named as a plate of its kind', (text) =>
  expect(checkedBy('line', text)).toEqual(checkedBy('rc', text.replace(/^Car /, ''))),
);

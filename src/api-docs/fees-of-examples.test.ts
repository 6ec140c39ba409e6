import { expect, it } from 'vitest';
import { payments } from '#api-docs/resources/payments/examples.ts';
import { methodOf } from '#api-docs/resources/payments/method-of.ts';
import { entries, settlements } from '#api-docs/resources/settlements/examples.ts';
import { settle } from '#domain/settlement.ts';

it.each(payments.filter(({ status }) => status === 'captured'))(
  'the example $id has the fee and the tax that a live one has',
  ({ amount, method, fee, tax }) => {
    const sale = { paise: amount, method: methodOf[method.type] };
    expect({ fee, tax }).toEqual(
      (({ fee, gst }) => ({ fee, tax: gst }))(settle({ ...sale, place: 'online', isSmall: false })),
    );
  },
);

it('entries of a settlement are of these payments, and add up to it', () => {
  for (const { about, amount, fee, tax, net } of entries) {
    expect(payments.find(({ id }) => id === about)).toMatchObject({ amount, fee, tax });
    expect(net).toBe(amount - fee - tax);
  }
  expect(entries.reduce((sum, { net }) => sum + net, 0)).toBe(settlements[0]?.amount);
});

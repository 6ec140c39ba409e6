import { expect, it } from 'vitest';
import { readEmvCode } from '#domain/emv-code.ts';

// The example of EMVCo's specification for merchants (2020, A.2), with its checksum.
const BEST_TRANSPORT =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

it('reads the example of the specification', () => {
  expect(readEmvCode(BEST_TRANSPORT)).toEqual({
    merchant: 'BEST TRANSPORT',
    city: 'BEIJING',
    amount: '23.72',
    hasTip: true,
    upiId: '',
    hasTwoReadings: false,
    isWhole: true,
  });
});

it('notices a character that was changed', () => {
  expect(readEmvCode(BEST_TRANSPORT.replace('23.72', '93.72'))?.isWhole).toBe(false);
});

// What decides who is paid, or how much, once more with another value: a reader takes the first of them, or the last.
it.each([
  ['the amount', '5405', '540510.005405', /^10\.00 \/ /, 'amount'],
  ['the merchant', '5914', '5906SHOP A5914', /^SHOP A \/ BEST TRANSPORT$/, 'merchant'],
] as const)('has two readings with %s twice', (_, field, twice, both, name) => {
  const code = readEmvCode(BEST_TRANSPORT.replace(field, twice));
  expect(code?.hasTwoReadings).toBe(true);
  expect(code?.[name]).toMatch(both);
});

const withIds = (first: string, second: string) => {
  const template = (id: string) => `0010A00000052401${String(id.length).padStart(2, '0')}${id}`;
  const field = (value: string) => `26${value.length}${value}`;
  return `000201010211${field(template(first))}${field(template(second))}5204541153033565802IN`;
};

it('has two readings with two UPI IDs, and one with the same twice', () => {
  expect(readEmvCode(withIds('shop1@example', 'shop2@example'))).toMatchObject({
    upiId: 'shop1@example / shop2@example',
    hasTwoReadings: true,
  });
  expect(readEmvCode(withIds('shop1@example', 'shop1@example'))).toMatchObject({
    upiId: 'shop1@example',
    hasTwoReadings: false,
  });
});

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
    isWhole: true,
  });
});

it('notices a character that was changed', () => {
  expect(readEmvCode(BEST_TRANSPORT.replace('23.72', '93.72'))?.isWhole).toBe(false);
});

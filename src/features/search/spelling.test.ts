import { expect, it } from 'vitest';
import { brandReader } from '#features/search/brands.ts';
import { speller } from '#features/search/spelling.ts';

const spelled = speller([
  'verification',
  'settlement',
  'commission',
  'loan',
  'lane',
  'loan',
  'pan',
]);

it.each([
  ['a letter left out', 'setlement', 'settlement'],
  ['two letters wrong in a long word', 'verifcatoin', 'verification'],
  ['two words as near: the one that occurs more often', 'loane', 'loan'],
  ['the beginning of a word', 'comm', 'comm'],
  ['a short word', 'pam', 'pam'],
  ['a word that is near to none', 'bijli', 'bijli'],
  ['a first letter that is another', 'bommission', 'bommission'],
])('%s', (_, typed, meant) => expect(spelled(typed)).toBe(meant));

const meant = brandReader({ upi: ['phone pe', 'paytm'], insurance: ['sbi life'], bank: ['sbi'] });

it.each([
  ['a brand with what is asked for', 'phone pe qr', 'upi qr'],
  ['a brand for what is said too', 'paytm upi', 'upi'],
  ['the longer of two names', 'sbi life premium', 'insurance premium'],
  ['the shorter one', 'sbi ifsc', 'bank ifsc'],
  ['no brand', 'phone recharge', 'phone recharge'],
])('%s', (_, typed, read) => expect(meant(typed.split(' ')).join(' ')).toBe(read));

import { expect, it } from 'vitest';
import { lastFour, plainCode } from './plain-code.ts';

it.each([
  ['aaaps 0000-k', 'AAAPS0000K'],
  ['KA.01.AB.1234', 'KA01AB1234'],
  ['DL–1–C\u2212AB', 'DL1CAB'],
  ['९९९९-४१०५ ৭০৫৮', '999941057058'],
  ['UP/12/345', 'UP/12/345'],
])('plainCode(%j) is %s', (text, code) => expect(plainCode(text)).toBe(code));

it.each([
  ['', ''],
  ['1234', '1234'],
  ['000123456789', 'XXXXXXXX6789'],
])('lastFour(%j) is %s', (text, shown) => expect(lastFour(text)).toBe(shown));

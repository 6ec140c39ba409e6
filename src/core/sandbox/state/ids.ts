import type { State } from './state.ts';

/** Digits of Crockford's Base 32, which leaves out what is misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const BITS = BigInt(LENGTH * 5);

// Odd, so that multiplying loses nothing: no two numbers make one id.
const FACTOR = 0x2_545f_4914_f6cdn;

/** A new id: looks random, but comes of a counter, so that a replay makes the same ones. */
export function newId(state: State, prefix: string): string {
  state.made += 1;
  let mixed = BigInt.asUintN(Number(BITS), BigInt(state.made) * FACTOR);
  mixed ^= mixed >> 25n;
  mixed = BigInt.asUintN(Number(BITS), mixed * FACTOR);
  let id = '';
  for (let place = 0; place < LENGTH; place++) {
    id = (ALPHABET[Number(mixed & 31n)] ?? '') + id;
    mixed >>= 5n;
  }
  return `${prefix}_test_${id}`;
}

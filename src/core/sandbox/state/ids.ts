import type { State } from './state.ts';

/** Digits of Crockford's Base 32, which leaves out what is misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const BITS = LENGTH * 5;

/** How many seeds there are. Each has its own 2^24 ids, so that no two sandboxes share one. */
export const SEEDS = 2 ** 26;
const IDS_OF_A_SEED = 24n;

// Odd, so that multiplying loses nothing: no two numbers make one id.
const FACTOR = 0x2_545f_4914_f6cdn;

/** Ten characters that look random, but come of seed and counter: a replay makes the same ones. */
export function newCode(state: State): string {
  state.made += 1;
  const number = (BigInt(state.seed) << IDS_OF_A_SEED) + BigInt(state.made);
  let mixed = BigInt.asUintN(BITS, number * FACTOR);
  mixed ^= mixed >> 25n;
  mixed = BigInt.asUintN(BITS, mixed * FACTOR);
  let code = '';
  for (let place = 0; place < LENGTH; place++) {
    code = (ALPHABET[Number(mixed & 31n)] ?? '') + code;
    mixed >>= 5n;
  }
  return code;
}

/** A new id. */
export const newId = (state: State, prefix: string): string => `${prefix}_test_${newCode(state)}`;

/** The seed after a reset, whose ids differ from all before it: all seeds have their turn (Hull and Dobell). */
export const nextSeed = (seed: number): number => (seed * 1_664_525 + 1_013_904_223) % SEEDS;

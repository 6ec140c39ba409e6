import { imps, rtgs } from '#facts/rules/banks.ts';

/** What a mode of payout can carry, in paise, as notified; a bank may set lower limits. */
export interface ModeLimits {
  /** Kinds of account that it reaches. */
  reaches: readonly string[];
  least: number;
  most: number;
  text: string;
}

const LAKH = 1_00_000_00;
const MOST = 1_000 * LAKH;

export const modes = {
  IMPS: {
    reaches: ['bank'],
    least: 1_00,
    most: imps.mostRupees * 100,
    text: 'Within seconds, day and night.',
  },
  NEFT: { reaches: ['bank'], least: 1_00, most: MOST, text: 'At the next half hour.' },
  RTGS: {
    reaches: ['bank'],
    least: rtgs.leastRupees * 100,
    most: MOST,
    text: 'Within seconds, for large amounts.',
  },
  UPI: { reaches: ['upi'], least: 1_00, most: LAKH, text: 'Within seconds.' },
  WALLET: { reaches: ['wallet'], least: 1_00, most: 10_000_00, text: 'Within seconds.' },
} as const satisfies Record<string, ModeLimits>;

export type Mode = keyof typeof modes;

/** Above this amount a second person has to agree. */
export const APPROVAL_ABOVE = 10 * LAKH;

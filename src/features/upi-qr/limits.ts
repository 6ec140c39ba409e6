import { upiAmounts } from '#facts/rules/upi.ts';
import type { Bounds } from '#lib/scale.ts';

/** Characters of the payee's name, and of the note. */
export const MAX_NAME_CHARACTERS = 50;
export const MAX_NOTE_CHARACTERS = 50;

/** In rupees. The greatest is the highest single payment of any class; the payer's bank may allow less. */
export const AMOUNT: Bounds = { min: 1, max: upiAmounts.insuranceTravelTaxRupees, decimals: 2 };

/** Between persons a payment is at most this much. In rupees. */
export const PERSON_LIMIT = upiAmounts.betweenPersonsRupees;

/** When that was looked up. A year needs no words, so the tool loads none for it; its pages name the month. */
export const PERSON_LIMIT_YEAR = upiAmounts.lookedUp.slice(0, 4);

/**
 * Bytes of a link: what version 15 (77 modules a side) holds with error correction M. A larger code has
 * modules too small for a cheap camera across a counter.
 */
export const MAX_LINK_BYTES = 412;

/** Light modules around a code (ISO/IEC 18004). */
export const QUIET_MODULES = 4;

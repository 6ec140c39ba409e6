import { customerCharges } from '#facts/tariff.ts';
import type { Slab } from '#facts/types/tariff.ts';
import { rounded } from './rounded.ts';

/** What a shop earns for a sum of whole rupees, in paise; nothing outside of all slabs. */
export const commissionFor = (slabs: Readonly<Record<string, Slab>>, rupees: number): number =>
  Object.values(slabs).find(
    ({ fromRupees, toRupees = Number.POSITIVE_INFINITY }) =>
      rupees >= fromRupees && rupees <= toRupees,
  )?.paise ?? 0;

/** What a customer pays for a money transfer on top of it, in paise. */
export const transferCharge = (paise: number): number =>
  Math.max(rounded(paise * customerCharges.transfer, 100_00), customerCharges.transferLeast);

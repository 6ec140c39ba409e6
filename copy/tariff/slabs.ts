import { slabIn } from '#copy/tariff-figures.ts';
import { commissions } from '#facts/tariff.ts';
import { above, slab } from './facts.ts';

const words = { slab, above };

const { withdrawal, transfer } = commissions;

/** Names of the amounts for which commissions differ. */
export const slabs = {
  withdrawal: {
    small: slabIn(words, withdrawal.small),
    medium: slabIn(words, withdrawal.medium),
    large: slabIn(words, withdrawal.large),
  },
  transfer: {
    small: slabIn(words, transfer.small),
    medium: slabIn(words, transfer.medium),
    large: slabIn(words, transfer.large),
  },
};

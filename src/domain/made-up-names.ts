import { pick } from '#lib/made-up.ts';

/** Somebody who is nobody: a first name and a family name. */
export const samplePerson = (seed: string): string =>
  `${pick(`first ${seed}`, FIRST_NAMES)} ${pick(`last ${seed}`, LAST_NAMES)}`;

/** A shop that is nowhere, named after a flower. */
export const sampleShop = (seed: string): string =>
  `${pick(`flower ${seed}`, FLOWERS)} ${pick(`trade ${seed}`, TRADES)}`;

const FIRST_NAMES = ['Asha', 'Arjun', 'Meena', 'Kabir', 'Lata', 'Imran', 'Nandini'] as const;
const LAST_NAMES = ['Menon', 'Shetty', 'Kulkarni', 'Qureshi', 'Barua', 'Negi'] as const;
const FLOWERS = ['Champa', 'Parijat', 'Mogra', 'Kadamb', 'Ketaki'] as const;
const TRADES = ['Stores', 'Textiles', 'Hardware', 'Stationery'] as const;

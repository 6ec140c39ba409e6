import type { Action } from './types/head.ts';

/** Checks of numbers with a page of their API, in the order in which pages lead to them. */
export const CHECKS = [
  { label: 'PAN', to: '/apis/panFeatures' },
  { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
  { label: 'Bank account', to: '/apis/bankFeatures' },
  { label: 'Voter ID', to: '/apis/voterFeatures' },
  { label: 'BBPS', to: '/apis/bbpsFeatures' },
  { label: 'Vehicle RC', to: '/apis/rcFeatures' },
  { label: 'Passport', to: '/apis/passportFeatures' },
  { label: 'Company CIN', to: '/apis/cinFeatures' },
  { label: 'OCR', to: '/apis/ocrFeatures' },
  { label: 'UPI ID', to: '/apis/upiFeatures' },
] as const satisfies readonly Action[];

/** The other checks, for the page of one. */
export const otherChecks = (own: (typeof CHECKS)[number]['to']): readonly Action[] =>
  CHECKS.filter(({ to }) => to !== own);

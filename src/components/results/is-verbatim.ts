import type { ReactNode } from 'react';

/**
 * Whether a value is a number, an amount or a code: digits, and no word in small letters. A browser that
 * translates the page must leave it alone, or a GSTIN is read to a customer that nobody issued.
 */
export const isVerbatim = (value: ReactNode): boolean =>
  typeof value === 'string' &&
  (/^\S[^\s@]*@\S+$/.test(value) || (/\d/.test(value) && !/[\p{Ll}\p{Lo}\p{M}]{2}/u.test(value)));

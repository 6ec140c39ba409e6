import { plainCode } from '#lib/codes/plain-code.ts';
import { PASSPORT_LABELS } from './labels/passport.ts';
import { PASSPORT_PATTERN } from './number-patterns.ts';

const PASSPORT = new RegExp(PASSPORT_PATTERN);

/** A passport number as it was meant: in capitals, without label, spaces, dashes and dots. */
export const typedPassport = (text: string): string => plainCode(text, PASSPORT_LABELS);

/** Whether capitals and digits are the number of an Indian passport. */
export const isPassport = (code: string): boolean => PASSPORT.test(code);

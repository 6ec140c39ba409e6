import { withLatinDigits } from '#lib/latin-digits.ts';
import { withoutInvisible } from '#lib/typed-code.ts';

/**
 * A name, @ and a handle, in capitals, for use within a longer pattern. What the network allows is not
 * public; this is what apps take.
 */
export const UPI_ID_FORM = '[A-Z0-9._-]{2,256}@[A-Z][A-Z0-9]{1,63}';

const UPI_ID = new RegExp(`^${UPI_ID_FORM}$`, 'i');

/** A UPI ID as it was meant: nothing around it, nothing in it that cannot be seen. Letters stay as typed. */
export const typedUpiId = (text: string): string => withLatinDigits(withoutInvisible(text)).trim();

/** Whether a text has the form of a UPI ID, in small letters or capitals, with nothing around it. */
export const isUpiId = (text: string): boolean => UPI_ID.test(text);

import { emailsIn, looksLikeEmail, typedEmail } from '#domain/email.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '#domain/phone.ts';
import { withoutMarks } from '#lib/reader/marks.ts';
import { severalEmails } from '#words/several-emails.ts';
import * as words from './words/form.tsx';

/** What is asked. `phone` is without its country's dial code, `requirement` the path of an API. */
export interface SignUpFields {
  name: string;
  phone: string;
  email: string;
  requirement: string;
}

export type SignUpField = keyof SignUpFields;

export const FIELDS: readonly SignUpField[] = ['name', 'phone', 'email', 'requirement'];

type FormErrors = Partial<Record<SignUpField | 'form', string>>;

/** The phone number as it is known outside its country: digits only, the dial code first. */
export const phoneValue = (dialCode: string, phone: string) => dialCode + phone;

/** What keeps a sign-up from going through: the first thing only. */
export function checkSignUp(fields: Readonly<SignUpFields>, dialCode: string): FormErrors {
  const empty = FIELDS.filter((field) => fields[field].trim() === '');
  if (empty.length > 0) {
    const marks: FormErrors = Object.fromEntries(empty.map((field) => [field, '']));
    return { ...marks, form: words.fieldMissing };
  }
  if (!isName(fields.name)) return { name: words.nameWrong };
  const phone = phoneValue(dialCode, fields.phone);
  if (!/^[0-9]+$/.test(phone) || phone.length < PHONE_MIN_DIGITS || phone.length > PHONE_MAX_DIGITS)
    return { phone: words.phoneWrong };
  if (emailsIn(fields.email).length > 0) return { email: severalEmails };
  if (!looksLikeEmail(typedEmail(fields.email))) return { email: words.emailWrong };
  return {};
}

/** A name on one line, without the spaces around it and what cannot be seen; joiners that shape a letter stay. */
export const cleanName = (name: string) => withoutMarks(name).replace(/\s+/g, ' ').trim();

// Letters of any script and the marks that belong to them. Keyboards of Indian scripts also type
// invisible joiners behind a letter, which shape it and are not separate characters.
function isName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M} ]*$/u.test(cleanName(name).replace(/[\u200c\u200d]/g, ''));
}

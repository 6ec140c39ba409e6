import type { ApiOption } from '#copy/types/sign-up.ts';
import { MAX_PAYLOAD_BYTES } from '#core/outbox/limits.ts';
import type { Payload } from '#core/outbox/payload.ts';
import type { Country } from './countries.ts';
import { cleanName, type SignUpFields } from './validate.ts';

/** A sign-up that passed its checks, and what its choices are called. */
export interface Answers {
  fields: Readonly<SignUpFields>;
  country: Country;
  apis: readonly ApiOption[];
}

/** A sign-up as a message to our team. */
export function teamMessage({ fields, country: { dialCode }, apis }: Answers): Payload {
  const { phone, email, requirement } = fields;
  const name = wellFormed(cleanName(fields.name));
  const from_email = wellFormed(email.trim());
  const api = apis.find(({ value }) => value === requirement)?.label ?? '';
  const message = [
    'Sign-up for API access',
    '',
    `Full Name: ${name}`,
    `Phone Number: +${dialCode} ${phone}`,
    `Email Address: ${from_email}`,
    `API of interest: ${api} (${requirement})`,
  ].join('\n');
  return { from_name: name, from_email, message };
}

/** Whether the mail service takes a message of that size. */
export const isSendable = (payload: Payload): boolean =>
  new TextEncoder().encode(Object.values(payload).join('')).length <= MAX_PAYLOAD_BYTES;

// Half characters become U+FFFD: JSON could not carry them.
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

import { MAX_PAYLOAD_BYTES } from '#core/outbox/limits.ts';
import { eachField } from '#core/outbox/payload.ts';
import type { MessageField, MessageTexts } from '#core/storage/message-fields.ts';
import { emailsIn, fitsEmailInput, typedEmail } from '#domain/email.ts';
import { withoutMarks } from '#lib/reader/marks.ts';
import { severalEmails } from '#words/several-emails.ts';
import { MAX_MESSAGE_CHARACTERS, MAX_NAME_CHARACTERS } from './limits.ts';
import * as words from './words/form.tsx';

/** Checks a contact message in the order of the form. Returns an error text for each wrong field. */
export function checkContact(fields: MessageTexts): Partial<Record<MessageField, string>> {
  const { from_name, from_email, message } = cleaned(fields);
  const errors: Partial<Record<MessageField, string>> = {};
  if (from_name === '') errors.from_name = words.nameMissing;
  else if (from_name.length > MAX_NAME_CHARACTERS)
    errors.from_name = words.nameTooLong(MAX_NAME_CHARACTERS);
  if (from_email === '') errors.from_email = words.emailMissing;
  else if (emailsIn(from_email).length > 0) errors.from_email = severalEmails;
  else if (!fitsEmailInput(from_email)) errors.from_email = words.emailWrong;
  if (message === '') errors.message = words.messageMissing;
  else if (message.length > MAX_MESSAGE_CHARACTERS)
    errors.message = words.messageTooLong(MAX_MESSAGE_CHARACTERS.toLocaleString('en-IN'));
  else if (payloadBytes(fields) > MAX_PAYLOAD_BYTES) errors.message = words.messageTooLarge;
  return errors;
}

/** The fields as they are sent: no space around them, and no half characters that JSON could not carry. */
export function cleaned(fields: MessageTexts): MessageTexts {
  const clean = (text: string) =>
    text.replace(SURROGATES, (found) => (found.length === 2 ? found : '\uFFFD')).trim();
  const texts = eachField((field) => clean(fields[field]));
  return {
    ...texts,
    from_name: withoutMarks(texts.from_name).replace(/\s+/g, ' ').trim(),
    from_email: typedEmail(texts.from_email),
  };
}

// Whole pairs first, so that only halves without a partner are replaced.
const SURROGATES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

const payloadBytes = (fields: MessageTexts) =>
  new TextEncoder().encode(Object.values(fields).join('')).length;

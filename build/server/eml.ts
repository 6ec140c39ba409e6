import { LATER_FIELDS } from '../../src/core/outbox/payload.ts';
import type { Mail } from './mail-call.ts';

/** Longest name in a header, in characters; a longer one is not a name. */
const MAX_NAME_CHARACTERS = 200;

/** Longest address that mail allows, in characters (RFC 5321). */
const MAX_ADDRESS_CHARACTERS = 254;

/** A message as an RFC 5322 file: headers encoded so that no value can add a line. */
export function toEml(mail: Mail, date = new Date()): string {
  const name = mail.from_name.slice(0, MAX_NAME_CHARACTERS);
  const later = LATER_FIELDS.filter((field) => mail[field]).map(
    (field) => `${field}: ${mail[field]}`,
  );
  const body = Buffer.from([mail.message, ...later].join('\n'), 'utf8').toString('base64');
  return [
    `From: ${encodedWord(name)} <${plainAddress(mail.from_email)}>`,
    'To: Mail sink <inbox@localhost>',
    `Subject: ${encodedWord(`Contact form: ${name}`)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${plainToken(mail.message_id)}@localhost>`,
    `X-Attempt: ${mail.attempt}`,
    `X-Queued-At: ${plainToken(mail.queued_at)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

/** An e-mail address without what could end a header, a log's line or the address itself. */
export const plainAddress = (address: string): string =>
  address.replace(/[^\w.!#$%&'*+/=?^`{|}~@-]/g, '').slice(0, MAX_ADDRESS_CHARACTERS);

/** An id or a time that may be in a header or a log. */
export const plainToken = (value: string): string => value.replace(/[^\w.:-]/g, '').slice(0, 80);

// RFC 2047: pieces of at most 45 bytes, so that each encoded word stays under 75 characters.
function encodedWord(text: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (Buffer.byteLength(piece + character) > 45) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece]
    .map((part) => `=?utf-8?B?${Buffer.from(part, 'utf8').toString('base64')}?=`)
    .join('\r\n ');
}

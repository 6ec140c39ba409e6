import type { Outcome } from './outcome.ts';
import type { Message } from './read-message.ts';
import type { Settings } from './settings.ts';

/**
 * Forwards a message. Sender and recipient are settings; the visitor's address is where an answer goes. The body
 * is plain text, so that nothing in it can be markup. Rejects if the mail API does not answer in time.
 */
export async function sendMail(
  message: Message,
  settings: Settings,
  signal: AbortSignal,
): Promise<Outcome> {
  const response = await fetch(settings.MAIL_API_URL, {
    method: 'POST',
    signal,
    // A post that is sent on comes as a GET, whose 200 is not a delivery.
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${settings.MAIL_API_KEY}`,
      'content-type': 'application/json',
      // An instance may be killed between a delivery and its note; a mail API that knows this header sends one mail.
      'idempotency-key': message.id,
    },
    body: JSON.stringify(mailOf(message, settings)),
  });
  if (response.ok) return { status: 200, text: 'OK' };
  return outcomeOf(response.status, await response.text());
}

// What the site makes of these is in src/core/outbox/answers.ts, which knows the last two by their first sentence. The
// mail API's own words stay here: they may name what is not a visitor's business.
const AGAIN: Outcome = { status: 502, text: 'Bad Gateway' };
const SLOWER: Outcome = { status: 429, text: 'Too Many Requests' };
/** The message ends, and its author is asked. */
export const MESSAGE_AT_FAULT: Outcome = { status: 422, text: 'This message cannot be delivered' };
/** The site keeps all messages, asks once an hour, and shows phone and e-mail. */
const ACCOUNT_AT_FAULT: Outcome = {
  status: 403,
  text: 'Account not found. The mail API refuses it',
};

const BUSY = new Set([408, 425]);
/** What is about key, domain, plan or address of the API. None of these is about one message. */
const REFUSED = new Set([401, 402, 403, 404, 405]);
/** A key or a sender that is refused by 400 or 422, as Resend does; its errors also have a name. */
const SPEAKS_OF_ACCOUNT = /api key|`from`|invalid_from_address/i;
const IN_PROGRESS = /concurrent/i;

/** What a refusal means for the message. A 4xx will not change later, so it is not tried again and again. */
function outcomeOf(status: number, words: string): Outcome {
  if (status === 429) return SLOWER;
  if (status < 400 || status >= 500 || BUSY.has(status)) return AGAIN;
  if (status === 409 && IN_PROGRESS.test(words)) return AGAIN;
  if (REFUSED.has(status) || SPEAKS_OF_ACCOUNT.test(words)) return ACCOUNT_AT_FAULT;
  return MESSAGE_AT_FAULT;
}

/** A mail as Resend takes it. Another API has other names for the same. */
const mailOf = ({ id, name, email, text, queuedAt, more }: Message, settings: Settings) => ({
  from: settings.MAIL_FROM,
  to: [settings.MAIL_TO],
  reply_to: email,
  subject: `Contact form: ${name} [${id.slice(0, 8)}]`,
  text: `${text}${linesOf(more)}\n\n--\n${name} <${email}>\nWritten ${queuedAt}, message ${id}`,
});

const linesOf = (more: Message['more']) =>
  Object.entries(more)
    .map(([name, text]) => `\n${name}: ${text}`)
    .join('');

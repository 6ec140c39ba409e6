import type { Outcome } from './outcome.ts';
import type { Message } from './read-message.ts';
import type { Settings } from './settings.ts';

/** The site gives up after 20 s, and must not hear "no answer" for a mail that went out. */
const PATIENCE_MS = 15_000;

/**
 * Forwards a message. Sender and recipient are settings; the visitor's address is where an answer goes. The body
 * is plain text, so that nothing in it can be markup. Rejects if the mail API does not answer in time.
 */
export async function sendMail(message: Message, settings: Settings): Promise<Outcome> {
  const response = await fetch(settings.MAIL_API_URL, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      authorization: `Bearer ${settings.MAIL_API_KEY}`,
      'content-type': 'application/json',
      // Two copies may come at once; a mail API that knows this header sends one.
      'idempotency-key': message.id,
    },
    body: JSON.stringify(mailOf(message, settings)),
  });
  if (response.ok) return { status: 200, text: 'OK' };
  // Whatever is wrong between here and there, the message is not at fault: it is to be tried again.
  return response.status === 429
    ? { status: 429, text: 'Too Many Requests' }
    : { status: 502, text: 'Bad Gateway' };
}

/** A mail as Resend takes it. Another API has other names for the same. */
const mailOf = ({ id, name, email, text, queuedAt }: Message, settings: Settings) => ({
  from: settings.MAIL_FROM,
  to: [settings.MAIL_TO],
  reply_to: email,
  subject: `Contact form: ${name} [${id.slice(0, 8)}]`,
  text: `${text}\n\n--\n${name} <${email}>\nWritten ${queuedAt}, message ${id}`,
});

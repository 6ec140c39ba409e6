/** What came of one post. */
export type MailResponse =
  | { kind: 'http'; status: number; text: string }
  /** Nothing came back: no network, a cut connection, or silence. The message may have arrived. */
  | { kind: 'none'; late?: Promise<MailResponse> }
  /** The build has no mail settings, so nothing was posted, or the SDK refused it; `text` becomes `lastError`. */
  | { kind: 'unconfigured'; text: string };

/**
 * What an answer means for a message in the queue.
 * - `sent`: delivered
 * - `retry`: the service is busy or broken; try again later
 * - `unanswered`: as `retry`, but it may have arrived
 * - `slowDown`: the whole queue rests a minute
 * - `hold`: the operator's account, key or template is at fault; the whole queue waits
 * - `reject`: the message itself is at fault; its author must look at it
 */
export type Verdict = 'sent' | 'retry' | 'unanswered' | 'slowDown' | 'hold' | 'reject';

const BUSY = new Set([408, 425]);
const OPERATOR = new Set([401, 402, 403, 404, 407, 412, 451]);

// EmailJS answers 400 and 422 both to a bad message and to a bad account; the text tells them apart.
const SPEAKS_OF_ACCOUNT = /key|service|template|account|recipient|user_id|gmail/i;

/** Sorts an answer of EmailJS. Statuses and texts: the REST reference, and answers seen in the field. */
export function classifyResponse(answer: MailResponse): Verdict {
  if (answer.kind === 'none') return 'unanswered';
  if (answer.kind === 'unconfigured') return 'hold';
  const { status, text } = answer;
  if (status === 200) return 'sent';
  if (status === 429) return 'slowDown';
  if (status >= 500 || BUSY.has(status)) return 'retry';
  if (OPERATOR.has(status) || SPEAKS_OF_ACCOUNT.test(text)) return 'hold';
  return 'reject';
}

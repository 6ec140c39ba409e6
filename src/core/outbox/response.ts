import { ERROR_CODES } from './error-code.ts';
import { MAX_ERROR_CHARACTERS, MAX_RETRY_AFTER_MS } from './limits.ts';

/** The outcome of one post. */
export type MailResponse =
  /** `retryAfterMs`: how long the server asked to be left alone. */
  | { kind: 'http'; status: number; text: string; retryAfterMs?: number }
  /** Nothing came back: no network, a cut connection, or silence. The message may have arrived. */
  | { kind: 'none' }
  /** No request left this device, for certain. */
  | { kind: 'unsent' }
  /** The build has no mail settings, so nothing was posted, or the SDK refused it. */
  | { kind: 'unconfigured'; text: string };

/**
 * What a response means for a message in the queue.
 * - `sent`: delivered
 * - `retry`: the service is busy or broken, or behind a proxy; try again later
 * - `unanswered`: as `retry`, but it may have arrived
 * - `unsent`: nothing was posted after all
 * - `slowDown`: the whole queue pauses for a minute
 * - `hold`: the operator's account, key or template is at fault; the whole queue waits
 * - `reject`: the message itself is at fault; its author must look at it
 */
export type Verdict = 'sent' | 'retry' | 'unanswered' | 'unsent' | 'slowDown' | 'hold' | 'reject';

/** EmailJS's own answer to a message that it took; a page of a captive portal has the same status. */
const DELIVERED = 'OK';

const BUSY = new Set([408, 425]);
/** Of the account, if the service itself says so; without its words it may be a proxy that lets nothing through. */
const REFUSED = new Set([401, 402, 403, 404, 412]);
/** Only a proxy or its operator sends these (RFC 9110, 15.5.8; RFC 7725). */
const PROXY = new Set([407, 451]);

// EmailJS answers 400 and 422 both to a bad message and to a bad account; the text tells them apart. "The
// recipients address is corrupted" is about the message: templates put its author's address there.
const SPEAKS_OF_ACCOUNT = /key|service|template|account|user_id|gmail|grant|api calls/i;

/** The service's own answers are plain text. */
const isPage = (text: string) => text.trimStart().startsWith('<');

/** Sorts a response of EmailJS. Statuses and texts: the REST reference, and responses seen in the field. */
export function classifyResponse(response: MailResponse): Verdict {
  if (response.kind === 'none') return 'unanswered';
  if (response.kind === 'unsent') return 'unsent';
  if (response.kind === 'unconfigured') return 'hold';
  const { status, text } = response;
  if (status === 200) return text.trim() === DELIVERED ? 'sent' : 'unanswered';
  if (status === 429) return 'slowDown';
  if (status >= 500 || BUSY.has(status)) return 'retry';
  // Another network may have no such proxy.
  if (isPage(text) || PROXY.has(status)) return 'retry';
  if (SPEAKS_OF_ACCOUNT.test(text)) return 'hold';
  return REFUSED.has(status) ? 'retry' : 'reject';
}

/**
 * A response as the journal keeps it.
 *
 * @param reachable whether our own server answered after it
 */
export function responseCode(response: MailResponse, reachable: boolean): string {
  if (response.kind === 'none') return reachable ? ERROR_CODES.noAnswer : ERROR_CODES.offline;
  if (response.kind === 'unsent') return ERROR_CODES.unsent;
  if (response.kind === 'unconfigured') return response.text.slice(0, MAX_ERROR_CHARACTERS);
  if (classifyResponse(response) === 'unanswered') return ERROR_CODES.notTheService;
  const words = isPage(response.text) ? '' : response.text;
  return `${response.status} ${words}`.trimEnd().slice(0, MAX_ERROR_CHARACTERS);
}

/** How long the server asked to be left alone, within reason; 0 if it did not. */
export function retryAfterMs(response: MailResponse): number {
  const asked = response.kind === 'http' ? (response.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(asked, 0) || 0, MAX_RETRY_AFTER_MS);
}

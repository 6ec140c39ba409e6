import { type Verdict, verdictOf } from './answers.ts';
import { ERROR_CODES } from './error-code.ts';
import { MAX_ERROR_CHARACTERS, MAX_RETRY_AFTER_MS } from './limits.ts';

/** The outcome of one post. */
export type MailResponse =
  /** `status`: 0 of a redirect, which is not followed. `retryAfterMs`: how long the server asked to be left alone. */
  | { kind: 'http'; status: number; text: string; retryAfterMs?: number }
  /** Nothing came back: no network, a cut connection, or silence. The message may have arrived. */
  | { kind: 'none' }
  /** No request left this device, for certain. */
  | { kind: 'unsent' }
  /** The build has no mail settings, so nothing was posted, or the SDK refused it. */
  | { kind: 'unconfigured'; text: string };

/** The service's own answers are plain text. */
const isPage = (text: string) => text.trimStart().startsWith('<');

/** What a response means for the message. */
export function classifyResponse(response: MailResponse): Verdict {
  if (response.kind === 'none') return 'unanswered';
  if (response.kind === 'unsent') return 'unsent';
  if (response.kind === 'unconfigured') return 'hold';
  return verdictOf(response.status, response.text, retryAfterMs(response) > 0);
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

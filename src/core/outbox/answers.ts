/**
 * What the queue does after an answer. Whether a copy may have arrived is `isUncertain`, by the answer as it is stored.
 * - `sent`: delivered
 * - `retry`: try this message again later, under the same id
 * - `unanswered`: as `retry`, but nobody has said that the post ended, so it gets a minute to do so
 * - `unsent`: nothing was posted after all
 * - `slowDown`: the whole queue pauses for a minute, or for as long as it is asked to
 * - `hold`: the operator's account, key or template is at fault; the whole queue waits
 * - `reject`: the message itself is at fault; its author must look at it
 */
export type Verdict = 'sent' | 'retry' | 'unanswered' | 'unsent' | 'slowDown' | 'hold' | 'reject';

/** EmailJS's whole answer to a message that it took; a captive portal's page has the same status. */
const DELIVERED = 'OK';

/**
 * The mail service's own refusals, to the letter: their first sentence, after which advice may follow, as in `The
 * service ID not found. To find this ID, visit …`. Nobody else has a reason to say them. Sources: decision 059.
 */
const OF_ACCOUNT: readonly string[] = [
  'The Public Key is invalid',
  'The service ID not found',
  'The template ID not found',
  'API access from non-browser environments is currently disabled',
  'API access in strict mode, but no Private Key was provided',
  'API calls are disabled for non-browser applications',
  'API calls in strict mode, but no private key was passed',
  'Account not found',
  'Gmail_API: Invalid grant',
  'Gmail_API: Request had insufficient authentication scopes',
];
const OF_MESSAGE: readonly string[] = [
  'Variables size limit',
  'The recipients address is corrupted',
  'The recipients address is empty',
  // An endpoint of one's own, docs/email.md.
  'This message cannot be delivered',
];

/**
 * What an answer means for the message that it answers.
 *
 * @param status 0 of a redirect
 * @param asksToWait whether it names a time to come back at, which no refusal for good does (RFC 9110, 10.2.3)
 */
export function verdictOf(status: number, text: string, asksToWait: boolean): Verdict {
  const words = text.trim();
  if (status === 200 && words === DELIVERED) return 'sent';
  // RFC 9110, 15.3 and 15.4: taken, or led elsewhere, by whomever. A redirect that was not followed has status 0.
  if (status < 400) return 'unanswered';
  // RFC 6585, 4: asked too often.
  if (status === 429) return 'slowDown';
  const sentence = words.split(/\.(?:\s|$)/)[0] as string;
  if (status < 500 && OF_ACCOUNT.includes(sentence)) return 'hold';
  if (status < 500 && OF_MESSAGE.includes(sentence) && !asksToWait) return 'reject';
  // 15.5 and 15.6: refused by anybody, or an error. The post has ended: nothing to wait for but a better moment.
  return 'retry';
}

/**
 * What the queue does after an answer.
 * - `sent`: delivered
 * - `retry`: try this message again later, under the same id
 * - `unanswered`: as `retry`, but nobody has said that the post ended, so it gets a minute to do so
 * - `unsent`: nothing was posted after all
 * - `slowDown`: the whole queue pauses for a minute, or for as long as it is asked to
 * - `hold`: the operator's account, key or template is at fault; the whole queue waits
 * - `reject`: the message itself is at fault; its author must look at it
 */
export type Verdict = 'sent' | 'retry' | 'unanswered' | 'unsent' | 'slowDown' | 'hold' | 'reject';

/** EmailJS's whole answer to a message that it took; a page of a captive portal has the same status. */
const DELIVERED = 'OK';

/**
 * Refusals that are the mail service's own, each with its status and its first sentence, to the letter. Nobody else has
 * a reason to say them. Sources: decision 059.
 */
const OWN: Readonly<Record<string, Verdict>> = {
  '400 The Public Key is invalid': 'hold',
  '400 The Public Key is required': 'hold',
  '400 The service ID not found': 'hold',
  '400 The template ID not found': 'hold',
  '400 The user_id parameter is required': 'hold',
  '400 The service_id parameter is required': 'hold',
  '400 The template_id parameter is required': 'hold',
  '403 API access from non-browser environments is currently disabled': 'hold',
  '403 API access in strict mode, but no Private Key was provided': 'hold',
  '403 API calls are disabled for non-browser applications': 'hold',
  '403 API calls in strict mode, but no private key was passed': 'hold',
  '404 Account not found': 'hold',
  '412 Gmail_API: Invalid grant': 'hold',
  '412 Gmail_API: Request had insufficient authentication scopes': 'hold',
  '413 Variables size limit': 'reject',
  '422 The recipients address is corrupted': 'reject',
  '422 The recipients address is empty': 'reject',
  // An endpoint of one's own, docs/email.md.
  '403 The account of this form is at fault': 'hold',
  '422 This message cannot be delivered': 'reject',
};

/** All others, by status alone: a gateway or a proxy may have given them (RFC 9110, 15). The first that fits counts. */
const OTHERS: readonly (readonly [least: number, verdict: Verdict])[] = [
  // 15.5, 15.6: refused, or an error. The post has ended, so there is nothing to wait for but a better moment.
  [430, 'retry'],
  // RFC 6585, 4: asked too often.
  [429, 'slowDown'],
  [400, 'retry'],
  // 15.3, 15.4: taken, or led elsewhere. 0 is a redirect that was not followed (Fetch, "opaque-redirect").
  [0, 'unanswered'],
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
  // Advice may follow, and change: `The service ID not found. To find this ID, visit …`.
  const own = OWN[`${status} ${words.split(/\.(?:\s|$)/)[0]}`];
  if (own && !(own === 'reject' && asksToWait)) return own;
  return OTHERS.find(([least]) => status >= least)?.[1] ?? 'unanswered';
}

/**
 * Whether a copy may have arrived, by a stored answer that begins with its status. Only a refusal says that the request
 * was not done (RFC 9110, 15.5), but for 408, which gateways give as they give 504.
 */
export const leavesDoubt = (answer: string): boolean => /^(?:[5-9]\d\d|408)\b/.test(answer);

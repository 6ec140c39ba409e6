import type { TestValues } from '#copy/types/sections.ts';
import { KEY, keys } from './keys.ts';
import { HEADER_PREFIX } from './names.ts';
import { problems } from './problems.ts';
import { API_VERSION } from './version.ts';

const KEY_LIMIT = keys[KEY]?.perSecond.toLocaleString('en-IN');

const retried = Object.entries(problems)
  .filter(([, problem]) => 'retry' in problem)
  .map(([code]) => code);

/** What holds for every call: rule and reason, as the reference lists them. */
export const conventionRows: TestValues['rows'] = [
  {
    label: 'Money',
    input: 'amount in whole paise, with currency INR.',
    outcome: 'No rounding, and no mistaking of rupees for paise.',
  },
  {
    label: 'Time',
    input: 'RFC 3339 with +05:30.',
    outcome: 'It reads as the clock on the wall does.',
  },
  {
    label: 'Ids',
    input: 'A prefix, then ten characters: pay_test_0000000001. Those of the sandbox hold _test_.',
    outcome: 'An id says what it names, and which mode it is of.',
  },
  {
    label: 'Version',
    input: `${HEADER_PREFIX}-Version: ${API_VERSION}, a date, optional, and echoed. One that has ended gets version_ended.`,
    outcome: 'Paths stay; what changes has a date and a line in the changelog.',
  },
  {
    label: 'Lists',
    input:
      'limit from 1 to 100, after, an id, order, from and to; the answer has data, newest first, and next.',
    outcome: 'A page does not shift when something new comes.',
  },
  {
    label: 'Repeats',
    input:
      'Idempotency-Key, as in draft 07 of the IETF. Same key and body: the same answer, with Idempotent-Replayed: true. Another body: 422. Still running: 409. Kept 24 hours.',
    outcome: 'A payment whose answer was lost is not made twice. Read a later state with GET.',
  },
  {
    label: 'Retries',
    input: `After no answer, or ${retried.join(', ')}: wait, longer each time, and send the same key again.`,
    outcome: 'Anything else fails again in the same way.',
  },
  {
    label: 'Limits',
    input: `${KEY_LIMIT} calls a second with a key, then 429 with Retry-After in seconds; bodies to 1 MB.`,
    outcome: 'You wait as long as it says, and no longer.',
  },
  {
    label: 'Tracing',
    input: 'Request-Id in every answer, and request_id in every error.',
    outcome: 'Give it to support, and we find the call.',
  },
];

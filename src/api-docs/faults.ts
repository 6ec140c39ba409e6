/** What can go wrong on the way, by the value of `Sandbox-Fault`. */
export const faults = {
  lost_request: 'The request never arrives: nothing is done, nothing comes back.',
  lost_answer: 'The call is done, its answer is lost: what Idempotency-Key is for.',
  busy: 'The first call with this key still runs: 409.',
  '429': 'Too many requests.',
  '500': 'Our fault; nothing is done.',
  '503': 'Not available; nothing is done.',
  '504': 'A bank does not answer; nothing is done.',
  duplicate: 'Events of this call are sent twice.',
  reversed_order: 'Events of this call are sent in the reverse order.',
  late: 'Events of this call are sent ten minutes later.',
} as const;

export type Fault = keyof typeof faults;

/** What can go wrong on the way, by the value of `Sandbox-Fault`. */
export const faults = {
  lost_request: { text: 'The request never arrives: nothing is done, nothing comes back.' },
  lost_answer: { text: 'The call is done, its answer is lost: what Idempotency-Key is for.' },
  busy: { text: 'The first call with this key still runs: 409.' },
  '429': { text: 'Too many requests.' },
  '500': { text: 'Our fault; nothing is done.' },
  '503': { text: 'Not available; nothing is done.' },
  '504': { text: 'A bank does not answer; nothing is done.' },
  duplicate: { text: 'Events of this call are sent twice.' },
  reversed_order: { text: 'Events of this call are sent in the reverse order.' },
  late: { text: 'Events of this call are sent ten minutes later.' },
} as const;

export type Fault = keyof typeof faults;

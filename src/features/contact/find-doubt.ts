import type { OutboxRecord } from '#core/outbox/record.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import { HONEYPOT } from './limits.ts';
import { Question } from './Question.tsx';

/** A doubt, and what asks about it. */
export type Asked = ReturnType<typeof findDoubt>;

/**
 * Whether the message in a form is to be asked about before it is sent. The question comes with it, so that it can
 * be asked without a network.
 *
 * @param replaces id of the record that it takes the place of; empty if there is none
 * @param records of this device, of whichever tab
 */
export function findDoubt(
  form: HTMLFormElement | null,
  isRestored: boolean,
  replaces: string,
  records: readonly OutboxRecord[],
): { doubt: Doubt; Question: typeof Question } | undefined {
  const honeypot = form?.elements.namedItem(HONEYPOT) as HTMLInputElement | null | undefined;
  // What its author took back does not count.
  const others = records.filter(({ id, status }) => id !== replaces && status !== 'deleted');
  const doubt = doubtOf({
    honeypot: honeypot?.value ?? '',
    openForMs: performance.now(),
    isRestored,
    writtenAt: others.map(({ createdAt }) => createdAt),
    now: Date.now(),
  });
  return doubt && { doubt, Question };
}

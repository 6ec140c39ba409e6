import { honeypotOf } from '#components/honeypot/honeypot-field.ts';
import { type Doubt, doubtOf, timesOf } from '#core/outbox/doubt.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
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
  const doubt = doubtOf({
    honeypot: honeypotOf(form),
    openForMs: performance.now(),
    isRestored,
    writtenAt: timesOf(records, replaces),
    now: Date.now(),
  });
  return doubt && { doubt, Question };
}

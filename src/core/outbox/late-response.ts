import type { MailResponse } from './response.ts';
import { changeRecord } from './store.ts';
import { asSent } from './transitions.ts';

/** A post that was given up may still succeed: then its message is delivered and must not go again. */
export function watchLateResponse(id: string, answer: MailResponse & { kind: 'none' }): void {
  answer.late
    ?.then(async (late) => {
      if (late.kind !== 'http' || late.status !== 200) return;
      await changeRecord(id, (record) =>
        record.status === 'sending' ? undefined : asSent(record),
      );
    })
    .catch(() => {
      // Storage refused: the message stays in the queue and goes again under the same id.
    });
}

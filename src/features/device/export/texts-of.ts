import type { TextFile } from '#core/locker/backup/export.ts';
import { TEXT_FILES } from '#core/locker/backup/text-files.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import type { Draft } from '#features/device/kept/kept.ts';

/** Waiting messages and drafts as files that people and programs can read; none where there is nothing. */
export function textsOf(
  records: readonly Pick<OutboxRecord, 'id' | 'createdAt' | 'payload'>[],
  drafts: readonly Draft[],
): TextFile[] {
  const messages = records.map(({ id, createdAt, payload }) => ({
    message_id: id,
    written_at: new Date(createdAt).toISOString(),
    ...payload,
  }));
  return [
    { name: TEXT_FILES.messages, list: messages },
    { name: TEXT_FILES.drafts, list: drafts.map(({ form, fields }) => ({ form, ...fields })) },
  ]
    .filter(({ list }) => list.length > 0)
    .map(({ name, list }) => ({ name, text: JSON.stringify(list, undefined, 1) }));
}

import { RECORDS } from '#core/storage/record-versions.ts';
import type { LockerDocument } from './document.ts';

type Sample = Pick<LockerDocument, 'type' | 'issuedOn'>;

/** What every signed-in locker begins with: invented papers. Their titles and issuers are words, by their number. */
export const SAMPLES: readonly Sample[] = [
  { type: 'Identity', issuedOn: '2019-08-14' },
  { type: 'License', issuedOn: '2021-02-03' },
  { type: 'Education', issuedOn: '2016-05-28' },
];

/** A sample as a document. Samples lie below everything that was added. */
export const sampleDocument = (
  sample: Sample,
  index: number,
  id: string,
  now: number,
): LockerDocument => ({
  v: RECORDS.document.version,
  id,
  ...sample,
  previewUrl: '',
  addedAt: now,
  position: SAMPLES.length - index,
  sample: index + 1,
});

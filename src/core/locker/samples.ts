import { RECORDS } from '#core/storage/record-versions.ts';
import type { LockerDocument } from './document.ts';

type Sample = Pick<LockerDocument, 'title' | 'type' | 'issuedBy' | 'issuedOn'>;

/** What every signed-in locker begins with: invented papers with dates and issuers, and nothing else. */
export const SAMPLES: readonly Sample[] = [
  { title: 'Aadhaar Card', type: 'Identity', issuedBy: 'UIDAI', issuedOn: '2019-08-14' },
  {
    title: 'Driving Licence',
    type: 'License',
    issuedBy: 'Transport Department',
    issuedOn: '2021-02-03',
  },
  { title: 'Class XII Marksheet', type: 'Education', issuedBy: 'CBSE', issuedOn: '2016-05-28' },
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

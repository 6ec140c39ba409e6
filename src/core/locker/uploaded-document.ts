import { RECORDS } from '#core/storage/record-versions.ts';
import { dayOf } from '#lib/day-of.ts';
import type { IssuerCode, LockerDocument } from './document.ts';
import { pictureType } from './picture-type.ts';
import { titleOf } from './title.ts';

interface Uploaded {
  id: string;
  /** Of the file. */
  name: string;
  /** What the browser, or the sender, called its type. */
  mediaType: string;
  /** Its size. */
  bytes: number;
  /** Its first bytes, or all of them. */
  head: ArrayBuffer;
  issuerCode: IssuerCode;
  /** When it is added, in milliseconds since 1970. */
  now: number;
  position: number;
}

/** The record of a file that is added to the list now. That it is a picture is believed of its first bytes alone. */
export function uploadedDocument(uploaded: Uploaded): LockerDocument {
  const { id, name, mediaType, bytes, head, issuerCode, now, position } = uploaded;
  const title = titleOf(name);
  const claimed = mediaType.startsWith('image/') ? '' : mediaType;
  return {
    v: RECORDS.document.version,
    id,
    ...(title && { title }),
    type: 'Uploaded',
    issuerCode,
    issuedOn: dayOf(now),
    previewUrl: '',
    addedAt: now,
    position,
    file: { name, mediaType: pictureType(head) ?? claimed, bytes },
  };
}

export type DocumentType = 'Identity' | 'License' | 'Education' | 'Uploaded';

/** What is kept of an uploaded file beside its bytes, which are a record of their own. */
export interface StoredFile {
  /** As it was called where it came from; never used as a name without `downloadName`. */
  name: string;
  /** From the first bytes of a picture, otherwise what the browser said. May be empty. */
  mediaType: string;
  bytes: number;
}

/** One document of the locker. Times are milliseconds since 1970. */
export interface LockerDocument {
  v: 1;
  /** Random UUID; also the end of its share link. */
  id: string;
  title: string;
  type: DocumentType;
  issuedBy: string;
  /** `YYYY-MM-DD` */
  issuedOn: string;
  /** Always empty on the disk: previews are made from the bytes when they are shown. */
  previewUrl: '';
  addedAt: number;
  /** Order in the list: the highest is the newest. Not the clock, which may be wrong. */
  position: number;
  file?: StoredFile;
  /** Which of the samples it is, from 1. */
  sample?: number;
  /** Shared in while nobody was signed in; released by the next sign-in. */
  waiting?: true;
  /** Deleted then, and gone for good `UNDO_MS` later. */
  deletedAt?: number;
  /** Id of the document that it shared an id with when a backup was imported. */
  copyOf?: string;
}

export const VERSION = 1;

const TYPES: readonly unknown[] = ['Identity', 'License', 'Education', 'Uploaded'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a stored document, field by field. `unreadable` ones are set aside by the caller; `newer` ones
 * were written by a later version of the site and are left alone.
 */
export function parseDocument(value: unknown): LockerDocument | 'newer' | 'unreadable' {
  if (!isObject(value)) return 'unreadable';
  if (typeof value.v === 'number' && value.v > VERSION) return 'newer';
  const { v, id, title, type, issuedBy, issuedOn, addedAt, position, file } = value;
  const readable =
    v === VERSION &&
    isId(id) &&
    typeof title === 'string' &&
    title !== '' &&
    TYPES.includes(type) &&
    typeof issuedBy === 'string' &&
    isDay(issuedOn) &&
    isTime(addedAt) &&
    isCount(position) &&
    (file === undefined || isStoredFile(file)) &&
    optional(value.sample, isCount) &&
    optional(value.waiting, (waiting) => waiting === true) &&
    optional(value.deletedAt, isTime) &&
    optional(value.copyOf, isId);
  return readable ? ({ ...value, previewUrl: '' } as unknown as LockerDocument) : 'unreadable';
}

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value);

const isStoredFile = (value: unknown): value is StoredFile =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.mediaType === 'string' &&
  isCount(value.bytes);

const optional = (value: unknown, is: (value: unknown) => boolean) =>
  value === undefined || is(value);

const isDay = (value: unknown) =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));

/** Within what a `Date` can hold. */
const isTime = (value: unknown) => isCount(value) && value <= 8.64e15;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

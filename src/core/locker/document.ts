import { migrateRecord, type Unread } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { withCodes } from './document-v1.ts';

export type DocumentType = 'Identity' | 'License' | 'Education' | 'Uploaded';

/**
 * - `visitor`: chose the file on this page
 * - `outside`: another app or a website sent it
 * - `backup`: somebody of whom a backup says no more
 */
export type IssuerCode = 'visitor' | 'outside' | 'backup';

/** Facts about an uploaded file. Its bytes are another record. */
export interface StoredFile {
  /** As it was called where it came from; never used as a name without `downloadName`. */
  name: string;
  /** From the first bytes of a picture, otherwise what the browser said. May be empty. */
  mediaType: string;
  bytes: number;
}

/** Where the bytes of a document come from that this device had lost. */
export interface FileFrom {
  /** Random UUID of the import that brought them, which can be undone. */
  importId: string;
  /** When that backup was made, by its own word: `YYYY-MM-DD`. */
  madeOn?: string;
}

/**
 * One document of the locker. Times are milliseconds since 1970. It holds no name that the site itself gives:
 * `as-shown.ts` tells title and issuer.
 */
export interface LockerDocument {
  v: typeof RECORDS.document.version;
  /** Random UUID; also the end of its share link. */
  id: string;
  /** What its visitor, its file or a backup calls it; absent where nobody does, as of a sample. Never empty. */
  title?: string;
  type: DocumentType;
  /** Its issuer by a backup's word; absent where `issuerCode` or `sample` tells it. */
  issuedBy?: string;
  issuerCode?: IssuerCode;
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
  /** Where it came from, if its visitor did not choose it here: through the tray, or out of a backup. */
  source?: 'outside' | 'backup';
  /** Random UUID of the import that brought it, which can be undone as a whole. */
  importId?: string;
  /** Its bytes were lost, and a backup brought some that have their size: whether they are the same nobody knows. */
  fileFrom?: FileFrom;
  /** Imported while nobody was signed in; released by the next sign-in. */
  waiting?: true;
  /** When it was deleted; it is gone for good once no page offers to restore it: see `undo-offers.ts`. */
  deletedAt?: number;
  /** Id of the document that it shared an id with when a backup was imported. */
  copyOf?: string;
}

const TYPES: readonly unknown[] = ['Identity', 'License', 'Education', 'Uploaded'];
const ISSUERS: readonly unknown[] = ['visitor', 'outside', 'backup'];
const SOURCES: readonly unknown[] = ['outside', 'backup'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Check = (value: unknown) => boolean;
type Checks<Fields> = { readonly [Field in keyof Fields]-?: Check };

/** What each field may hold. The compiler asks for a new field here, and all else follows from it. */
const FIELDS: Checks<LockerDocument> = {
  v: (v) => v === RECORDS.document.version,
  id: isId,
  title: optional((title) => isText(title) && title !== ''),
  type: (type) => TYPES.includes(type),
  issuedBy: optional(isText),
  issuerCode: optional((code) => ISSUERS.includes(code)),
  issuedOn: isDay,
  // Any value is accepted: it is not stored.
  previewUrl: () => true,
  addedAt: isTime,
  position: isCount,
  file: optional(isStoredFile),
  sample: optional(isCount),
  source: optional((source) => SOURCES.includes(source)),
  importId: optional(isId),
  fileFrom: optional(isFileFrom),
  waiting: optional((waiting) => waiting === true),
  deletedAt: optional(isTime),
  copyOf: optional(isId),
};

const FILE_FIELDS: Checks<StoredFile> = {
  name: isText,
  mediaType: isText,
  bytes: isCount,
};

/** The versions of a document. */
export const DOCUMENT = {
  ...RECORDS.document,
  migrations: { 1: withCodes, ...RECORDS.document.migrations },
};

/** Whether this version of the site knows what a field of a document means. */
export const isKnownField = (field: string): boolean => Object.hasOwn(FIELDS, field);

/** The same of a field of its `file`. */
export const isKnownFileField = (field: string): boolean => Object.hasOwn(FILE_FIELDS, field);

/**
 * Reads a stored document of any version, field by field; optional fields that this version does not know
 * stay. `unreadable` ones are quarantined by the caller; `newer` ones were written by a later version of
 * the site and are left alone.
 */
export const parseDocument = (value: unknown): LockerDocument | Unread =>
  migrateRecord(value, DOCUMENT, (record) => {
    if (!hasFields(record, FIELDS) || !hasIssuer(record)) return undefined;
    return { ...(record as unknown as LockerDocument), previewUrl: '' };
  });

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

const hasIssuer = ({ issuedBy, issuerCode, sample }: Record<string, unknown>): boolean =>
  [issuedBy, issuerCode, sample].some((said) => said !== undefined);

function isFileFrom(value: unknown): boolean {
  const { importId, madeOn } = (value ?? {}) as Partial<FileFrom>;
  return isId(importId) && (madeOn === undefined || isDay(madeOn));
}

/** Whether something is a day as documents have it, `YYYY-MM-DD`. */
export function isDay(day: unknown): day is string {
  return typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day));
}

function isStoredFile(value: unknown): boolean {
  return hasFields((value ?? {}) as Record<string, unknown>, FILE_FIELDS);
}

function hasFields(record: Record<string, unknown>, checks: Record<string, Check>): boolean {
  return Object.entries(checks).every(([field, check]) => check(record[field]));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** Within what a `Date` can hold. */
function isTime(value: unknown): boolean {
  return isCount(value) && value <= 8.64e15;
}

function isCount(value: unknown): value is number {
  return Number.isFinite(value) && (value as number) >= 0;
}

/**
 * Why the locker refused.
 * - `too-large`: the file is over `MAX_FILE_BYTES`
 * - `empty`: the file has no bytes, so there is nothing to keep
 * - `tray-full`: the tray holds as many files, or bytes, as it takes
 * - `full`: the device has no room; nothing was changed
 * - `unreadable`: the file could not be read, so there is nothing to keep
 * - `blocked`: this browser gives the site no database
 * - `busy`: there is a database, and it did not respond; what was to be changed may be, or not
 * - `broken`: the browser cannot open the database, and will not before it is started again; nothing was changed
 * - `insecure`: the page did not come over HTTPS, and the browser encrypts nothing on it
 * - `newer`: what is stored was written by a newer version of the site, and is left as it is
 * - `signed-out`: the session in which the file was chosen has ended
 * - `missing`: there is no such document any more
 * - `locked`: the locker is sealed, and this tab does not hold its key
 */
export type Refusal =
  | 'too-large'
  | 'empty'
  | 'tray-full'
  | 'full'
  | 'unreadable'
  | 'blocked'
  | 'busy'
  | 'broken'
  | 'insecure'
  | 'newer'
  | 'signed-out'
  | 'missing'
  | 'locked';

export class LockerError extends Error {
  // Declared alone: as a field it would bring half a kilobyte of helpers into the worker.
  declare readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.name = 'LockerError';
    this.reason = reason;
  }
}

const BY_NAME: Record<string, Refusal> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  // Chromium's “Internal error opening backing store”, and a disk that fails.
  UnknownError: 'broken',
  // What a browser without a database throws, and one that is forbidden to open any.
  TypeError: 'blocked',
  ReferenceError: 'blocked',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
};

/** Any error as one of the locker's; database errors are recognised by their name. */
export const asLockerError = (error: unknown): LockerError =>
  error instanceof LockerError
    ? error
    : new LockerError(BY_NAME[(error as Error | null)?.name ?? ''] ?? 'busy');

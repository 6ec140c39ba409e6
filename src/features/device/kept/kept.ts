import type { Encryption } from '#core/locker/seal/encryption.ts';

/** What this device keeps of its visitor. */
export interface Kept extends KeptOnDisk {
  /** Messages that wait to be sent; undefined until they were counted. */
  messages: number | undefined;
  /** Those of them that only their author can help, and no copy of which can have arrived. */
  failedMessages?: number;
  /** Those of them that only their author can help, and a copy of which may have arrived. */
  unconfirmedMessages?: number;
  /** Whether numbers and times of delivered ones are listed. */
  listsSent?: boolean;
}

/** As the databases of the locker and of small values have it. Each part is undefined where it cannot be read. */
export interface KeptOnDisk {
  locker: LockerKept | 'locked' | undefined;
  /** How much of a locker with a lock is encrypted; undefined where there is no lock, or that is not known. */
  encryption?: Encryption | undefined;
  drafts: readonly Draft[] | undefined;
  /** E-mail of who is signed in to the investor demo; empty if nobody is. */
  investor: string | undefined;
}

export interface LockerKept {
  /** Name of who is signed in, as the page's language writes it; empty if nobody is. */
  user: string;
  documents: number;
  /** Files in the tray. */
  tray: number;
  /** Bytes of all files. */
  bytes: number;
  /** Whether a passphrase locks it. */
  sealed: boolean;
}

/** A form that was begun and not sent. */
export interface Draft {
  form: 'contact' | 'signUp';
  fields: Readonly<Record<string, string>>;
}

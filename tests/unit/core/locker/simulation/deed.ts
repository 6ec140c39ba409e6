import type { LockerDocument } from '#core/locker/document.ts';
import type { Seal } from '#core/locker/seal/seal.ts';
import type { Process } from '../../../simulation/process.ts';
import type { Listed } from './archives.ts';

/** Something that a visitor or another app has asked one process for, from the press until it says what came of it. */
export interface Deed {
  readonly what:
    | 'upload'
    | 'share'
    | 'signIn'
    | 'signOut'
    | 'delete'
    | 'restore'
    | 'remove'
    | 'rename'
    | 'keep'
    | 'discard'
    | 'import'
    | 'undoImport'
    | 'removeQuarantined'
    | 'setLock'
    | 'openLock'
    | 'lockAll'
    | 'setAutoLock'
    | 'changePassphrase'
    | 'takeOff';
  readonly process: Process;
  /** World's and device's time at its beginning, in milliseconds. */
  readonly since: number;
  readonly deviceTime: number;
  /** Of the locker, then. */
  readonly seal: Seal | undefined;
  /** How many commits the disk had refused by then. */
  readonly refused: number;
  /** How many it had taken without an answer. */
  readonly unheard: number;
  /** How many transactions it had not answered. */
  readonly givenUp: number;
  /** Documents that were deleted by then, and not removed. */
  readonly deleted?: readonly LockerDocument[];
  /** Names of files that it brings. */
  readonly names?: readonly string[];
  /** Ids of documents or files that it is about. */
  readonly ids?: readonly string[];
  /** What the imported backup lists. */
  readonly listed?: readonly Listed[];
  /** Of the import. One that is under way says it with its first document. */
  importId?: string | undefined;
  /** Session in which it began, as its process knew. */
  session?: string | undefined;
  /** With which the locker is to be unlocked from now on. */
  readonly passphrase?: string | undefined;
  /** Records that it has added, changed, moved or removed so far. */
  done: number;
  /** Those that another press of the same tab, which was under way too, may have done in its place. */
  perhaps: number;
}

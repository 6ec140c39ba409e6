import { create } from 'zustand';
import type { BackupContents } from '#core/locker/backup/contents.ts';

/** A backup that is being saved or imported in this tab. */
export interface BackupState {
  /** What is going on, with how far it is. */
  running: string | undefined;
  /** How far it is, once that is known. */
  progress: { done: number; total: number; doneBytes: number; bytes: number } | undefined;
  outcome: { tone: 'done' | 'failed'; text: string } | undefined;
  /** Which part of a large locker is saved by the next press, of how many. */
  next: { part: number; parts: number } | undefined;
  /** To save a backup, or to look into a file that was chosen here or on another page; not begun yet. */
  asked: 'save' | File | undefined;
  /** A backup that was chosen, and what is in it; nothing of it is imported yet. */
  opened: { archive: Blob; contents: BackupContents } | undefined;
  /** An encrypted backup that was chosen; what is in it is not known without its passphrase. */
  encrypted: Blob | undefined;
  /** Id of the last import, as long as it can be undone. */
  undoable: string | undefined;
}

const NO_BACKUP: BackupState = {
  running: undefined,
  progress: undefined,
  outcome: undefined,
  next: undefined,
  asked: undefined,
  opened: undefined,
  encrypted: undefined,
  undoable: undefined,
};

export const useBackup = create<BackupState>()(() => NO_BACKUP);

/** Takes titles off the screen, and lets the next backup begin afresh. */
export const forgetBackup = (): void =>
  useBackup.setState(({ running, progress }) => ({ ...NO_BACKUP, running, progress }));

import { create } from 'zustand';

/** A backup that is being saved or imported in this tab. */
export interface BackupState {
  /** What is going on, with how far it is. */
  running: string | undefined;
  outcome: { tone: 'done' | 'failed'; text: string } | undefined;
  /** Which part of a large locker is saved by the next press, of how many. */
  next: { part: number; parts: number } | undefined;
}

const NO_BACKUP: BackupState = { running: undefined, outcome: undefined, next: undefined };

export const useBackup = create<BackupState>()(() => NO_BACKUP);

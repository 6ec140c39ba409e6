import { backupProblems } from '#words/locker/backup-problems.ts';

export type BackupProblem = keyof typeof backupProblems;

/** Why there is no backup, or why one cannot be read. `message` says it to the visitor. */
export class BackupError extends Error {
  declare readonly reason: BackupProblem;

  constructor(reason: BackupProblem) {
    super(backupProblems[reason]);
    this.name = 'BackupError';
    this.reason = reason;
  }
}

/**
 * Why there is no backup, or why one cannot be read.
 * - `not-a-backup`: the file is no zip file
 * - `empty`: it has no bytes
 * - `incomplete`: it was cut or changed
 * - `no-list`: it lists no documents
 * - `texts-alone`: it was saved while the locker was locked
 * - `newer`: a newer version of the site made it
 * - `encrypted`: a zip program has encrypted it
 * - `method`: it is packed in a way that browsers do not unpack, such as LZMA or bzip2
 * - `hostile`: it would unpack to far more than it holds
 * - `too-many`: it lists more documents than any locker holds
 * - `no-room`: the device has no room to put one together
 */
export type BackupProblem =
  | 'not-a-backup'
  | 'empty'
  | 'incomplete'
  | 'no-list'
  | 'texts-alone'
  | 'newer'
  | 'encrypted'
  | 'method'
  | 'hostile'
  | 'too-many'
  | 'no-room';

export class BackupError extends Error {
  declare readonly reason: BackupProblem;

  constructor(reason: BackupProblem) {
    super(reason);
    this.name = 'BackupError';
    this.reason = reason;
  }
}

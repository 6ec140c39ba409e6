import { originalName } from '#core/locker/file-name.ts';

/** Path of a file in an archive that people open by hand too: numbered, so that equal names stay apart. */
export const numberedPath = (index: number, name: string): string =>
  `files/${String(index + 1).padStart(4, '0')}-${originalName(name)}`;

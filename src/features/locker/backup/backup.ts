import { run } from './course.ts';

/**
 * Packs the locker and saves it as a file; of a large one a part, and the next part when it is called
 * again: browsers save one file for each press. Never rejects.
 */
export const saveBackup = () =>
  run('Packing', async (course) => (await import('./save-parts.ts')).saveNextPart(course));

/** Shows what a backup holds, and changes nothing. Never rejects. */
export const openBackup = (archive: File) =>
  run('Reading', async (course) => (await import('./import-archive.ts')).open(archive, course));

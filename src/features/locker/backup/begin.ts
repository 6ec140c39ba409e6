import { later } from '#lib/later.ts';
import { type BackupState, useBackup } from '#store/locker-backup.ts';
import { run } from './course.ts';
import { open } from './import-archive.ts';

const saving = later(() => import('./save-parts.ts'));

/**
 * Begins what was asked for. `save` packs the locker and saves it as a file; of a large one a part, and the next part
 * when it is asked for again: browsers save one file for each press. A file is looked into, and nothing changed. Never
 * rejects.
 */
export function begin(asked: NonNullable<BackupState['asked']>): Promise<void> {
  useBackup.setState({ asked: undefined });
  if (asked !== 'save') return run('reading', (course) => open(asked, course));
  return run('packing', async (course) => (await saving.load()).saveNextPart(course));
}

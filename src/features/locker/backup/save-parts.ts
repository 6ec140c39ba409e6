import { saveFile } from '#components/save-file.ts';
import { lookFirst } from '#components/saving/look-first.ts';
import { ENCRYPTED_ENDING, encryptBackup } from '#core/locker/backup/encrypted-backup.ts';
import { type Backup, exportBackups } from '#core/locker/backup/export.ts';
import * as words from '#features/locker/words/backup-saved.ts';
import { useBackup } from '#store/locker-backup.ts';
import { type Course, run } from './course.ts';

/** The parts of the backup that is being saved. Each is packed when it is asked for. */
let archives: AsyncGenerator<Backup> | undefined;

/**
 * Saves the first part of a backup, or the next one of that which was begun; with a passphrase the first of an
 * encrypted one. Says what came of it.
 */
export async function saveNextPart(course: Course, passphrase?: string): Promise<string> {
  const { next } = useBackup.getState();
  if (passphrase !== undefined) archives = encrypted(exportBackups(course), passphrase, course);
  else if (!next || !archives) archives = exportBackups(course);
  // Where this part fails the next press begins with the first.
  useBackup.setState({ next: undefined });
  const { value } = await archives.next();
  return value ? save(value) : '';
}

/** Packs the locker and saves it encrypted, or the first part of it. Never rejects. */
export const saveEncrypted = (passphrase: string): Promise<void> =>
  run('packing', (course) => saveNextPart(course, passphrase));

/** All parts with one passphrase. Further ones are asked for as those of a plain backup are. */
async function* encrypted(
  backups: AsyncGenerator<Backup>,
  passphrase: string,
  course: Course,
): AsyncGenerator<Backup> {
  for await (const backup of backups)
    yield {
      ...backup,
      name: backup.name.replace(/\.zip$/, ENCRYPTED_ENDING),
      archive: await encryptBackup(backup.archive, passphrase, course),
    };
}

function save({ name, archive, part, parts, count, missing }: Backup): string {
  saveFile(name, archive);
  const lost = missing.length > 0 && words.filesGone(missing.length);
  if (parts === 1) return sentences(words.holds(count), lost, lookFirst());
  const isLast = part === parts;
  useBackup.setState({ next: isLast ? undefined : { part: part + 1, parts } });
  const then = isLast ? words.keepAllParts(parts) : words.completeOnce(parts);
  return sentences(words.partSaved(part, parts, count), lost, then, lookFirst());
}

const sentences = (...all: (string | false)[]) => all.filter(Boolean).join(' ');

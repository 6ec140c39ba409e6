import { saveFile } from '#components/save-file.ts';
import { lookFirst } from '#components/saving/look-first.ts';
import { SLUG } from '#facts/site.ts';
import * as words from '#features/locker/words/quarantine.ts';
import { later } from '#lib/later.ts';
import { failureInWords } from './course.ts';

const exporting = later(() => import('#core/locker/backup/export.ts'));

/** Saves what could not be read, as it was found. Says what came of it; never rejects. */
export async function saveQuarantined(): Promise<string> {
  try {
    const { exportQuarantined } = await exporting.load();
    saveFile(`${SLUG}-locker-set-aside.zip`, await exportQuarantined());
    return `${words.copySaved} ${lookFirst()}`;
  } catch (error) {
    return failureInWords(error);
  }
}

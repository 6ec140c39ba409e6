import { saveFile } from '#components/save-file.ts';
import { lookFirst } from '#components/saving/look-first.ts';
import {
  type Backup,
  exportBackups,
  packTexts,
  type TextFile,
} from '#core/locker/backup/export.ts';
import { holdsKey } from '#core/locker/database.ts';
import { asLockerError } from '#core/locker/error.ts';
import { SLUG } from '#facts/site.ts';
import { readKept } from '#features/device/kept/read-kept.ts';
import * as words from '#features/device/words/exported.ts';
import { dayOf } from '#lib/day-of.ts';
import { useOutbox } from '#store/outbox.ts';
import { textsOf } from './texts-of.ts';

/** What came of an export, in words; `next` is the part that the next press saves. */
export interface Exported {
  text: string;
  next?: { part: number; parts: number };
}

/** The parts of a large locker that are not saved yet: browsers save one file for each press. */
let parts: AsyncGenerator<Backup> | undefined;

/**
 * Saves a backup of the locker with waiting messages and drafts added as texts, or its next part. Where the locker
 * is locked or refused the texts alone. Rejects where the browser has no room for the file.
 *
 * @param isAgreed whether the visitor knows that a file of a locker with a lock has none
 * @returns `unasked` where that is to be asked first
 */
export async function exportAll(isAgreed: boolean): Promise<Exported | 'unasked'> {
  if (!isAgreed && !parts && holdsKey()) return 'unasked';
  const texts = parts ? [] : textsOf(useOutbox.getState().records, (await readKept()).drafts ?? []);
  parts ??= exportBackups({ texts });
  try {
    const { value } = await parts.next();
    if (!value) throw new Error('There is no further part.');
    return saveBackup(value);
  } catch (error) {
    parts = undefined;
    if (asLockerError(error).reason !== 'locked') throw error;
    return saveTexts(texts);
  }
}

function saveBackup({ archive, part, parts: all, missing }: Backup): Exported {
  const suffix = all > 1 ? `-${part}-of-${all}` : '';
  saveFile(nameWith(suffix), archive);
  const lost = missing.length > 0 ? ` ${words.missing}` : '';
  if (part < all)
    return { text: told(words.savedPart(part, all) + lost), next: { part: part + 1, parts: all } };
  parts = undefined;
  return { text: told(words.saved + lost) };
}

async function saveTexts(texts: readonly TextFile[]): Promise<Exported> {
  saveFile(nameWith(''), await packTexts(texts));
  return { text: told(words.locked) };
}

const told = (text: string) => `${text} ${lookFirst()}`;

const nameWith = (suffix: string) => `${SLUG}-device-${dayOf(Date.now())}${suffix}.zip`;

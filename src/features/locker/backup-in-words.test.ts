import { expect, it } from 'vitest';
import { BackupError } from '#core/locker/backup/backup-error.ts';
import { LockerError } from '#core/locker/error.ts';
import { failureInWords, run } from '#features/locker/backup/course.ts';
import { useBackup } from '#store/locker-backup.ts';

it.each<[Error, RegExp]>([
  [new BackupError('not-a-backup'), /not a locker backup/],
  [new BackupError('empty'), /0 bytes/],
  [new BackupError('newer'), /newer version of the site/],
  [new LockerError('full'), /no room|full/i],
  [new DOMException('', 'AbortError'), /^Cancelled/],
])('a visitor reads of %o in words', (error, words) => {
  expect(failureInWords(error)).toMatch(words);
});

it('so they do where a backup was begun', async () => {
  await run('packing', async () => {
    throw new BackupError('no-room');
  });
  expect(useBackup.getState().outcome).toEqual({
    tone: 'failed',
    text: expect.stringMatching(/no room/),
  });
});

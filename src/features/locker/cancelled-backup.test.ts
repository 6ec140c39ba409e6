import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addFile } from '#core/locker/add.ts';
import { encryptBackup } from '#core/locker/backup/encrypted-backup.ts';
import { cancelBackup, run } from '#features/locker/backup/course.ts';
import { openEncrypted } from '#features/locker/backup/import-archive.ts';
import { saveEncrypted, saveNextPart } from '#features/locker/backup/save-parts.ts';
import { useBackup } from '#store/locker-backup.ts';

const saved = vi.hoisted(() => [] as string[]);
vi.mock('#components/save-file.ts', () => ({ saveFile: (name: string) => saved.push(name) }));

test('a backup cancelled during packing saves no file, and says so', async () => {
  for (const name of ['Rent.txt', 'Lease.txt']) await addFile(new File(['papaya'], name));
  const packing = run('packing', (course) =>
    saveNextPart({
      ...course,
      // The button is pressed once the first of two documents is packed.
      onProgress: (done) => done === 1 && cancelBackup(),
    }),
  );
  await packing;
  expect(useBackup.getState().outcome).toEqual({
    tone: 'done',
    text: 'Cancelled. Nothing was saved.',
  });
  expect(saved).toEqual([]);
});

test('an encrypted backup cancelled during encryption saves no file, and says so', async () => {
  vi.spyOn(SubtleCrypto.prototype, 'encrypt').mockImplementationOnce(async function (
    this: SubtleCrypto,
    ...given
  ) {
    // The button is pressed while the header is made.
    cancelBackup();
    return this.encrypt(...given);
  });
  await saveEncrypted('a suitcase of its own');
  expect(useBackup.getState()).toMatchObject({ running: undefined, progress: undefined });
  expect(useBackup.getState().outcome?.text).toBe('Cancelled. Nothing was saved.');
  expect(saved).toEqual([]);
});

test('a backup that is put away while it is decrypted does not open', async () => {
  const archive = await encryptBackup(new Blob(['no zip']), 'a suitcase of its own');
  useBackup.setState({ encrypted: archive, outcome: undefined });
  const opening = openEncrypted('a suitcase of its own');
  useBackup.setState({ encrypted: undefined });
  await opening;
  expect(useBackup.getState()).toMatchObject({ opened: undefined, outcome: undefined });
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addFile } from '#core/locker/add.ts';
import { cancelBackup, run } from '#features/locker/backup/course.ts';
import { saveNextPart } from '#features/locker/backup/save-parts.ts';
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

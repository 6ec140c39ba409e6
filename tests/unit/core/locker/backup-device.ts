import { expect } from 'vitest';
import { shownTitle } from '../../../../src/core/locker/as-shown.ts';
import type { Backup, BackupOptions } from '../../../../src/core/locker/backup/export.ts';
import { emptyDevice, openTab } from './locker.ts';

/** The only tab of the device at hand, with what makes and reads backups. */
export let tab: Awaited<ReturnType<typeof openBackupTab>>;

async function backupModules() {
  const [out, back, inside, undo] = await Promise.all([
    import('../../../../src/core/locker/backup/export.ts'),
    import('../../../../src/core/locker/backup/import.ts'),
    import('../../../../src/core/locker/backup/contents.ts'),
    import('../../../../src/core/locker/backup/undo-import.ts'),
  ]);
  return { ...out, ...back, ...inside, ...undo };
}

/** One more tab of that device. */
export const openBackupTab = async () => ({ ...(await openTab()), ...(await backupModules()) });

/** A separate device, with a locker that is signed in or not. */
export async function device(signedIn = true): Promise<void> {
  emptyDevice();
  tab = await openBackupTab();
  if (signedIn) await tab.signIn();
}

/** The one archive of a small locker. */
export async function exportBackup(options: BackupOptions = {}) {
  const backups: Backup[] = [];
  for await (const backup of tab.exportBackups(options)) backups.push(backup);
  expect(backups).toHaveLength(1);
  return backups[0] as Backup;
}

export const titles = async () =>
  (await tab.listDocuments()).documents.map((one) => shownTitle(one));
export const uploads = async () => (await tab.listDocuments()).documents.filter(({ file }) => file);
export const text = async (id: string) => new TextDecoder().decode(await tab.readFile(id));

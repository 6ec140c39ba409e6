/// <reference lib="webworker" />
import type { InstallationReport } from '#core/installation.ts';
import { openPrecache, readIntact } from './cached-file.ts';
import { inPool } from './in-pool.ts';
import { entries, keyOf } from './manifest.ts';
import { type Restored, restorePrecache } from './precache.ts';

/**
 * Reads every byte of everything that is kept, fetches what is damaged or missing, and tells a page on its port.
 * Damaged files of the build before are deleted, since the network has them no longer. Never rejects.
 */
export async function checkInstallation(port: MessagePort): Promise<void> {
  let restored: Restored = { intact: 0, bytes: 0, fetched: 0, failures: [] };
  // Who asks knows by this that there is somebody to answer.
  port.postMessage(reportOf(restored, false));
  try {
    restored = await restorePrecache((soFar) => port.postMessage(reportOf(soFar, false)));
    await readOlderFiles();
  } catch {
    // The browser refuses the storage: nothing is kept, or what is kept is of no use.
  }
  port.postMessage(reportOf(restored, true));
}

async function readOlderFiles(): Promise<void> {
  const current = new Set(entries.map(keyOf));
  const held = (await (await openPrecache()).keys()).map(({ url }) => url);
  const older = held.filter((key) => key.includes('?v=') && !current.has(key));
  await inPool(older, async (key) => void (await readIntact(key)));
}

function reportOf(restored: Restored, done: boolean): InstallationReport {
  const { intact, bytes, fetched, failures } = restored;
  const total = entries.length;
  // A full device lacks more files than there were failures.
  const failed = done ? total - intact - fetched : failures.length;
  return { v: 1, type: 'INSTALLATION', done, total, intact, bytes, fetched, failed };
}

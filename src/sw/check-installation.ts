/// <reference lib="webworker" />
import type { InstallationReport } from '#core/check-installation.ts';
import { filling } from './cache-lock.ts';
import { openPrecache, readIntact } from './cached-file.ts';
import { inPool } from './in-pool.ts';
import { currentKeys } from './kept-languages.ts';
import { entries } from './manifest.ts';
import { restorePrecache } from './precache.ts';
import { noteCurrent } from './prune-cache.ts';
import { nothingRestored, type Restored } from './restore.ts';

/**
 * Reads every byte of everything that is kept, fetches what is damaged or missing, and tells a page on its port.
 * Damaged files of the build before are deleted, since the network has them no longer. Never rejects.
 *
 * @param language prefix of a language that this device is to keep from now on
 */
export async function checkInstallation(port: MessagePort, language?: string): Promise<void> {
  let restored = nothingRestored(entries.length);
  // This tells the page that a worker will answer.
  port.postMessage(reportOf(restored, false));
  try {
    const report = (soFar: Restored) => port.postMessage(reportOf(soFar, false));
    await filling(async () => {
      restored = await restorePrecache(report, language);
      if (language) await noteCurrent();
    });
    await readOlderFiles();
  } catch {
    // The browser refuses the storage: nothing is kept, or what is kept is of no use.
  }
  port.postMessage(reportOf(restored, true));
}

async function readOlderFiles(): Promise<void> {
  const current = new Set(await currentKeys());
  const held = (await (await openPrecache()).keys()).map(({ url }) => url);
  const older = held.filter((key) => key.includes('?v=') && !current.has(key));
  await inPool(older, async (key) => void (await readIntact(key)));
}

function reportOf(restored: Restored, done: boolean): InstallationReport {
  const { total, intact, bytes, fetched, failures, refused } = restored;
  // A full device lacks more files than there were failures.
  const failed = done ? total - intact - fetched : failures.length + refused.length;
  const optional = refused.length;
  return { v: 1, type: 'INSTALLATION', done, total, intact, bytes, fetched, failed, optional };
}

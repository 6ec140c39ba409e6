import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice, refusal, textFile } from '#tests/unit/core/locker/locker.ts';
import { onDisk, openSealedTab, PASSPHRASE } from '#tests/unit/core/locker/sealed-locker.ts';

const INSECURE = refusal('insecure');

/** As browsers do on a page that came by plain http: they hand out random numbers, and no cipher. */
function withoutHttps(): void {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
}

beforeEach(emptyDevice);
afterEach(() => void vi.unstubAllGlobals());

test('no lock is set on a page without a cipher, and that is why', async () => {
  const tab = await openSealedTab();
  withoutHttps();
  await tab.addFile(textFile('licence.txt', 'plain'));
  await expect(tab.sealLocker(PASSPHRASE)).rejects.toEqual(INSECURE);
  expect(await onDisk()).toContain('licence');
});

test('no encrypted backup is made or opened there, and that is why', async () => {
  const { decryptBackup, encryptBackup } = await import('#core/locker/backup/encrypted-backup.ts');
  const made = await encryptBackup(new Blob(['documents']), PASSPHRASE);
  withoutHttps();
  await expect(encryptBackup(new Blob(['documents']), PASSPHRASE)).rejects.toEqual(INSECURE);
  await expect(decryptBackup(made, PASSPHRASE)).rejects.toEqual(INSECURE);
});

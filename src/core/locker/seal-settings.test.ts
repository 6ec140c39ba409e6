import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#tests/unit/core/locker/locker.ts';
import {
  openSealedTab,
  openSealedTabForEach,
  PASSPHRASE,
  tab,
} from '#tests/unit/core/locker/sealed-locker.ts';

openSealedTabForEach();

describe('the settings of a seal', () => {
  const secret = {
    credentialId: new Uint8Array([1]),
    salt: new Uint8Array(32),
    output: new Uint8Array(32).buffer,
  };

  /** Another tab does this while a passphrase is tried. */
  function meanwhile(work: () => Promise<unknown>): void {
    const { deriveKey } = SubtleCrypto.prototype;
    vi.spyOn(SubtleCrypto.prototype, 'deriveKey').mockImplementationOnce(async function (
      this: SubtleCrypto,
      ...args
    ) {
      await work();
      return deriveKey.apply(this, args);
    });
  }

  it('are told to the other tabs', async () => {
    await tab.sealLocker(PASSPHRASE);
    const told = vi.fn();
    tab.onChange(told);
    const changes = [
      () => tab.setAutoLock(60_000),
      () => tab.addScreenLock(PASSPHRASE, secret),
      () => tab.removeScreenLock(),
    ];
    for (const [index, change] of changes.entries()) {
      told.mockClear();
      await change();
      expect(told, `change ${index}`).toHaveBeenCalled();
    }
  });

  it('keep the time after which it locks, and all else of the seal', async () => {
    await tab.sealLocker(PASSPHRASE);
    const before = await tab.currentSeal();
    // A new seal locks after five minutes.
    expect(before).toMatchObject({ autoLockMs: 300_000, locks: 0 });
    await tab.setAutoLock(0);
    expect(await tab.currentSeal()).toEqual({ ...before, autoLockMs: 0 });
    await tab.addScreenLock(PASSPHRASE, secret);
    await tab.removeScreenLock();
    expect(await tab.currentSeal()).toEqual({ ...before, autoLockMs: 0 });
  });

  it('do not exist without a seal', async () => {
    await expect(tab.setAutoLock(0)).rejects.toEqual(refusal('missing'));
    await expect(tab.changePassphrase(PASSPHRASE, 'x')).rejects.toEqual(refusal('missing'));
    await expect(tab.unseal(PASSPHRASE)).rejects.toEqual(refusal('missing'));
  });

  it('do not replace a passphrase that another tab set meanwhile', async () => {
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    meanwhile(() => other.changePassphrase(PASSPHRASE, 'that of the other tab'));
    const change = tab.changePassphrase(PASSPHRASE, 'that of this tab');
    await expect(change).rejects.toEqual(refusal('busy'));
    await other.unlock('that of the other tab');
  });

  it.each(['changePassphrase', 'addScreenLock'] as const)(
    'put nothing of one seal into another that was set meanwhile (%s)',
    async (name) => {
      await tab.sealLocker(PASSPHRASE);
      const other = await openSealedTab();
      meanwhile(async () => {
        await other.signOut();
        await other.sealLocker(PASSPHRASE);
      });
      const change =
        name === 'addScreenLock'
          ? tab.addScreenLock(PASSPHRASE, secret)
          : tab.changePassphrase(PASSPHRASE, 'another passphrase');
      await expect(change).rejects.toEqual(refusal('busy'));
      const seal = await other.currentSeal();
      expect(seal).not.toHaveProperty('screenLock');
      await (await openSealedTab()).unlock(PASSPHRASE);
    },
  );
});

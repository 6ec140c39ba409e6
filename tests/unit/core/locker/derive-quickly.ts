import { vi } from 'vitest';

/**
 * Makes keys of passphrases as the browser does, in a thousandth of the time, until mocks are restored. How much of it
 * a seal or a backup asks for is tested separately.
 */
export function deriveQuickly(): void {
  const { deriveKey } = SubtleCrypto.prototype;
  vi.spyOn(SubtleCrypto.prototype, 'deriveKey').mockImplementation(function (
    this: SubtleCrypto,
    algorithm,
    ...rest
  ) {
    const quick = { ...(algorithm as Pbkdf2Params), iterations: 600 };
    return deriveKey.call(this, quick, ...rest);
  });
}

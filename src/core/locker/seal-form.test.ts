import { describe, expect, it, test } from 'vitest';
import { fromBase64, toBase64 } from '#core/locker/seal/base64.ts';
import { isSealed, openRecord, sealRecord } from '#core/locker/seal/cipher.ts';
import { unwrapByScreenLock, wrapByScreenLock } from '#core/locker/seal/screen-lock.ts';
import { ITERATIONS, MAX_ITERATIONS, readSeal } from '#core/locker/seal/seal.ts';
import { generationOf, isSameIv } from '#core/locker/seal/sealed-transactions.ts';
import { isLongEnough, newDataKey, unwrapKey, wrapKey } from '#core/locker/seal/wrap-key.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import { refusal } from '#tests/unit/core/locker/locker.ts';

/** A store that returns this one value for every key. */
const holding = (stored: unknown) => ({ get: async () => stored }) as unknown as OpenStore;

const PASSPHRASE = { salt: 'c2FsdA==', iterations: ITERATIONS, iv: 'aXY=', key: 'a2V5' };
const SCREEN_LOCK = { credentialId: 'aWQ=', salt: 'c2FsdA==', iv: 'aXY=', key: 'a2V5' };
const SEAL = {
  v: 1,
  id: '3f2b8c1e-1111-4222-8333-444455556666',
  phase: 'sealed',
  locks: 0,
  autoLockMs: 300_000,
  passphrase: PASSPHRASE,
};

const UNREADABLE = refusal('unreadable');

describe('a seal', () => {
  it.each([
    SEAL,
    { ...SEAL, phase: 'sealing' },
    { ...SEAL, phase: 'unsealing' },
    { ...SEAL, locks: 7, autoLockMs: 0 },
    { ...SEAL, screenLock: SCREEN_LOCK },
    { ...SEAL, passphrase: { ...PASSPHRASE, iterations: 1 } },
    { ...SEAL, passphrase: { ...PASSPHRASE, iterations: MAX_ITERATIONS } },
  ])('is read as it was written: %j', async (seal) => {
    expect(await readSeal(holding(seal))).toEqual(seal);
  });

  it('is none where there is nothing', async () => {
    expect(await readSeal(holding(undefined))).toBeUndefined();
  });

  it.each([
    ['no name', { id: undefined }],
    ['a phase that nobody knows', { phase: 'opened' }],
    ['a number of locks below none', { locks: -1 }],
    ['half a lock', { locks: 0.5 }],
    ['a negative time', { autoLockMs: -1 }],
    ['a time in words', { autoLockMs: 'never' }],
    ['no passphrase', { passphrase: undefined }],
    ['an invalid passphrase', { passphrase: null }],
    ['half a way in', { screenLock: null }],
    ...Object.keys(PASSPHRASE).map((name) => [
      `a passphrase without ${name}`,
      { passphrase: { ...PASSPHRASE, [name]: undefined } },
    ]),
    ...Object.keys(SCREEN_LOCK).map((name) => [
      `a screen lock without ${name}`,
      { screenLock: { ...SCREEN_LOCK, [name]: undefined } },
    ]),
    ['no iteration', { passphrase: { ...PASSPHRASE, iterations: 0 } }],
    ['half an iteration', { passphrase: { ...PASSPHRASE, iterations: 1.5 } }],
    ['iterations for hours', { passphrase: { ...PASSPHRASE, iterations: MAX_ITERATIONS + 1 } }],
  ] as [string, object][])('with %s is not believed', async (_, change) => {
    await expect(readSeal(holding({ ...SEAL, ...change }))).rejects.toEqual(UNREADABLE);
  });
});

test.each([
  ['a sealed record', { sealed: 1, iv: new ArrayBuffer(12), data: new ArrayBuffer(16) }, true],
  ['an empty one', { sealed: 1, iv: new ArrayBuffer(12), data: new ArrayBuffer(0) }, true],
  ['another version', { sealed: 2, iv: new ArrayBuffer(12), data: new ArrayBuffer(16) }, false],
  ['a short vector', { sealed: 1, iv: new ArrayBuffer(11), data: new ArrayBuffer(16) }, false],
  ['one without a vector', { sealed: 1, data: new ArrayBuffer(16) }, false],
  ['one without data', { sealed: 1, iv: new ArrayBuffer(12) }, false],
  ['a text for data', { sealed: 1, iv: new ArrayBuffer(12), data: 'text' }, false],
  ['a document', { v: 1, id: 'x' }, false],
  ['null', null, false],
  ['nothing', undefined, false],
])('whether a record is sealed is told by its form: %s', (_, stored, expected) => {
  expect(isSealed(stored)).toBe(expected);
});

test.each([
  ['1234567', false],
  ['12345678', true],
  // Seven letters as people see them, whichever way a keyboard composes one.
  ['cafe\u0301123', false],
  ['cafe\u03011234', true],
  // Each is one character, of two units.
  ['🔒🔒🔒🔒🔒🔒🔒', false],
  ['🔒🔒🔒🔒🔒🔒🔒🔒', true],
])('a passphrase has eight characters as people see them: %s', (passphrase, expected) => {
  expect(isLongEnough(passphrase)).toBe(expected);
});

// RFC 4648, section 10, and the bytes that no text has.
test.each([
  [[], ''],
  [[0x66], 'Zg=='],
  [[0x66, 0x6f, 0x6f, 0x62, 0x61, 0x72], 'Zm9vYmFy'],
  [[0xff, 0x00, 0x80], '/wCA'],
])('bytes %j are %s in base64, and back', (numbers, text) => {
  const bytes = new Uint8Array(numbers);
  expect(toBase64(bytes)).toBe(text);
  expect(toBase64(bytes.buffer)).toBe(text);
  expect(fromBase64(text)).toEqual(bytes);
});

test.each([
  [undefined, 0],
  ['7', 0],
  [7, 7],
])('a locker that notes %j has seen %i changes', async (stored, generation) => {
  expect(await generationOf(holding(stored))).toBe(generation);
});

test('two vectors are one where all their bytes are', () => {
  const iv = (...bytes: number[]) => new Uint8Array(bytes).buffer;
  expect(isSameIv(iv(1, 2, 3), iv(1, 2, 3))).toBe(true);
  expect(isSameIv(iv(1, 2, 3), iv(1, 2, 4))).toBe(false);
  expect(isSameIv(iv(1, 2, 3), iv(9, 2, 3))).toBe(false);
});

test('a record opens in its own place alone', async () => {
  const key = await newDataKey();
  const sealed = await sealRecord(key, ['seal', 'documents', 'a'], { v: 1 });
  expect(await openRecord(key, ['seal', 'documents', 'a'], sealed)).toEqual({ v: 1 });
  for (const place of [
    ['other seal', 'documents', 'a'],
    ['seal', 'tray', 'a'],
    ['seal', 'documents', 'b'],
    ['seal', 'documents', 'a', ''],
  ])
    await expect(openRecord(key, place, sealed), place.join()).rejects.toThrow();
});

test('a wrapped key opens for its own seal alone, and cannot be exported unasked', async () => {
  const dataKey = await newDataKey();
  const wrapped = await wrapKey(dataKey, 'sieben bunte Kolams', 'seal');
  const [salt, iv] = [fromBase64(wrapped.salt), fromBase64(wrapped.iv)];
  // OWASP's count, and the lengths of NIST SP 800-132 (salt) and SP 800-38D (vector).
  expect([wrapped.iterations, salt.length, iv.length]).toEqual([600_000, 16, 12]);
  const other = unwrapKey(wrapped, 'sieben bunte Kolams', 'other seal');
  await expect(other).rejects.toMatchObject({ name: 'WrongPassphrase' });
  const key = await unwrapKey(wrapped, 'sieben bunte Kolams', 'seal');
  expect([key.extractable, key.usages.toSorted()]).toEqual([false, ['decrypt', 'encrypt']]);
  const again = await unwrapKey(wrapped, 'sieben bunte Kolams', 'seal', true);
  expect(await crypto.subtle.exportKey('raw', again)).toEqual(
    await crypto.subtle.exportKey('raw', dataKey),
  );
});

test('a key that a screen lock opens does so for its own seal alone, and stays in the browser', async () => {
  const output = new Uint8Array(32).fill(7).buffer;
  const secret = { credentialId: new Uint8Array([1, 2]), salt: new Uint8Array(32), output };
  const dataKey = await newDataKey();
  const wrapped = await wrapByScreenLock(dataKey, secret, 'seal');
  expect([wrapped.credentialId, wrapped.salt]).toEqual(['AQI=', toBase64(new Uint8Array(32))]);
  expect(fromBase64(wrapped.iv)).toHaveLength(12);
  await expect(unwrapByScreenLock(wrapped, output, 'other seal')).rejects.toThrow();
  const key = await unwrapByScreenLock(wrapped, output, 'seal');
  expect([key.extractable, key.usages.toSorted()]).toEqual([false, ['decrypt', 'encrypt']]);
  const sealed = await sealRecord(dataKey, ['a'], 'text');
  expect(await openRecord(key, ['a'], sealed)).toBe('text');
});

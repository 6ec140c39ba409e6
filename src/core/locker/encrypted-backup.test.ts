import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decryptBackup,
  encryptBackup,
  isEncryptedBackup,
} from '#core/locker/backup/encrypted-backup.ts';
import { MAX_ITERATIONS } from '#core/locker/seal/seal.ts';
import { deriveQuickly } from '#tests/unit/core/locker/derive-quickly.ts';

const PASSPHRASE = 'a suitcase of its own';
const MIB = 1024 * 1024;
const HEADER = 44;
const STEP = MIB + 16;

const archive = new Blob([new Uint8Array(2.5 * MIB).map((_, index) => index % 251)]);
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
const opened = async (file: Blob, passphrase = PASSPHRASE) =>
  bytesOf(await decryptBackup(file, passphrase));

let file: Blob;
let bytes: Buffer<ArrayBuffer>;

beforeEach(async () => {
  vi.restoreAllMocks();
  deriveQuickly();
  file = await encryptBackup(archive, PASSPHRASE);
  bytes = await bytesOf(file);
});

const changed = (change: (copy: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> | undefined) => {
  const copy = Buffer.from(bytes);
  return new Blob([change(copy) ?? copy]);
};
const flip = (at: number) => changed((copy) => void copy.writeUInt8(copy.readUInt8(at) ^ 1, at));
const INCOMPLETE = expect.objectContaining({ name: 'BackupError', reason: 'incomplete' });
const WRONG = expect.objectContaining({ name: 'WrongPassphrase' });

it('asks for 600,000 rounds of each key, says so in its header, and opens with them', async () => {
  vi.restoreAllMocks();
  const derived = vi.spyOn(SubtleCrypto.prototype, 'deriveKey');
  const real = await encryptBackup(archive, PASSPHRASE);
  expect((await bytesOf(real)).readUInt32LE(24)).toBeGreaterThanOrEqual(600_000);
  expect((await opened(real)).equals(await bytesOf(archive))).toBe(true);
  const rounds = derived.mock.calls.map(([algorithm]) => (algorithm as Pbkdf2Params).iterations);
  expect(rounds).toHaveLength(2);
  expect(Math.min(...rounds)).toBeGreaterThanOrEqual(600_000);
});

describe('an encrypted backup', () => {
  it('opens completely with its passphrase, and is recognised by its first bytes', async () => {
    expect((await opened(file)).equals(await bytesOf(archive))).toBe(true);
    expect(await isEncryptedBackup(file)).toBe(true);
    expect(await isEncryptedBackup(archive)).toBe(false);
    expect(await isEncryptedBackup(new Blob(['LOCK']))).toBe(false);
  });

  it('tells after each chunk how many bytes are done, both ways', async () => {
    const told: number[][] = [];
    const onBytes = (...bytes: number[]) => void told.push(bytes);
    const made = await encryptBackup(archive, PASSPHRASE, { onBytes });
    const packing = [1, 2, 2.5].map((done) => [done * MIB, 2.5 * MIB]);
    expect(told.splice(0)).toEqual(packing);
    await decryptBackup(made, PASSPHRASE, { onBytes });
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toEqual([made.size, made.size]);
  });

  it('ends with the next chunk when it is cancelled, both ways', async () => {
    for (const [work, from] of [
      [encryptBackup, archive],
      [decryptBackup, file],
    ] as const) {
      const stop = new AbortController();
      let chunks = 0;
      const onBytes = () => {
        chunks++;
        stop.abort();
      };
      const course = { onBytes, signal: stop.signal };
      await expect(work(from, PASSPHRASE, course)).rejects.toMatchObject({ name: 'AbortError' });
      expect(chunks).toBe(1);
    }
  });

  it.each([0, 1, MIB, MIB + 1, 2 * MIB])('may hold %i bytes', async (size) => {
    const other = await encryptBackup(archive.slice(0, size), PASSPHRASE);
    expect((await opened(other)).length).toBe(size);
  });

  it('says so where the passphrase is wrong, or the header was changed', async () => {
    await expect(opened(file, 'another')).rejects.toEqual(WRONG);
    for (const at of [9, 30]) await expect(opened(flip(at))).rejects.toEqual(WRONG);
  });

  it('is refused if any byte was changed', async () => {
    for (const at of [HEADER, HEADER + STEP, HEADER + 2 * STEP, bytes.length - 1])
      await expect(opened(flip(at)), String(at)).rejects.toEqual(INCOMPLETE);
  });

  it('is refused if it was truncated, at a chunk or within one, or has extra bytes', async () => {
    for (const end of [20, HEADER, HEADER + 16, HEADER + STEP, HEADER + 2 * STEP, bytes.length - 1])
      await expect(opened(file.slice(0, end)), String(end)).rejects.toEqual(INCOMPLETE);
    const longer = new Blob([file, file.slice(HEADER + 2 * STEP)]);
    await expect(opened(longer)).rejects.toEqual(INCOMPLETE);
  });

  it('is refused if chunks were swapped or left out', async () => {
    const chunk = (copy: Buffer, index: number) =>
      copy.subarray(HEADER + index * STEP, HEADER + (index + 1) * STEP);
    const moved = changed((copy) => {
      const first = Buffer.from(chunk(copy, 0));
      chunk(copy, 1).copy(chunk(copy, 0));
      first.copy(chunk(copy, 1));
      return undefined;
    });
    const shorter = new Blob([file.slice(0, HEADER), file.slice(HEADER + STEP)]);
    for (const one of [moved, shorter]) await expect(opened(one)).rejects.toEqual(INCOMPLETE);
  });

  it.each([0, MAX_ITERATIONS + 1, 0xffff_ffff])('is refused with %i iterations', async (rounds) => {
    const other = changed((copy) => void copy.writeUInt32LE(rounds, 24));
    await expect(opened(other)).rejects.toEqual(INCOMPLETE);
  });

  it('is no other file that begins with one of its bytes', async () => {
    for (const begins of ['', 'L', 'LOCK', 'LOCKBAK', 'LOCKBAK0', 'ZZZZZZZ1'])
      expect(await isEncryptedBackup(new Blob([begins, 'and more than eight'])), begins).toBe(
        false,
      );
  });

  it('is another file each time', async () => {
    const again = await bytesOf(await encryptBackup(archive, PASSPHRASE));
    expect(again.subarray(8, 24).equals(bytes.subarray(8, 24))).toBe(false);
    expect(again.subarray(HEADER, HEADER + 64).equals(bytes.subarray(HEADER, HEADER + 64))).toBe(
      false,
    );
  });
});

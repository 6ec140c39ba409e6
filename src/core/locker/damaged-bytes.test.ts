import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { emptyDevice, openTab, type Tab, textFile } from '#tests/unit/core/locker/locker.ts';

let tab: Tab;

beforeEach(async () => {
  emptyDevice();
  tab = await openTab();
  await tab.signIn();
});

/** Changes what is stored of the bytes of a document, past the locker. */
const change = (id: string, how: (record: { bytes: ArrayBuffer; crc?: unknown }) => unknown) =>
  tab.changeLocker(['files'], async ({ files }) => {
    const record = await files.get<{ bytes: ArrayBuffer }>(id);
    if (record) files.put(id, how(record));
  });

/** A disk has flipped one bit. */
const flipped = (bytes: ArrayBuffer) => {
  const copy = new Uint8Array(bytes.slice(0));
  copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 1;
  return copy.buffer;
};

it('are shown as none: nothing else than was stored is', async () => {
  const { id } = await tab.addFile(textFile('rent.txt', 'monthly rent'));
  await change(id, ({ bytes, ...rest }) => ({ ...rest, bytes: flipped(bytes) }));
  await expect(tab.readFile(id)).rejects.toMatchObject({ reason: 'missing' });
});

it('of the tray are none either', async () => {
  await tab.addToTray(textFile('rent.txt', 'monthly rent'));
  const [sent] = (await tab.listDocuments()).tray;
  const id = sent?.id ?? '';
  await change(id, ({ bytes, ...rest }) => ({ ...rest, bytes: flipped(bytes) }));
  await expect(tab.readFile(id)).rejects.toMatchObject({ reason: 'missing' });
});

it('that an earlier version stored without a checksum are shown as they are', async () => {
  const { id } = await tab.addFile(textFile('rent.txt', 'monthly rent'));
  await change(id, ({ crc: _, ...rest }) => rest);
  expect(new TextDecoder().decode(await tab.readFile(id))).toBe('monthly rent');
});

it.each([null, 'text', 7, {}])('%j in place of a record is not a file', async (record) => {
  const { id } = await tab.addFile(textFile('rent.txt', 'monthly rent'));
  await change(id, () => record);
  await expect(tab.readFile(id)).rejects.toMatchObject({ reason: 'missing' });
});

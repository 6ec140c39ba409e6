import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import {
  contents,
  openTab,
  openTabForEach,
  refusal,
  tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';
import { shownIssuer, shownTitle } from './as-shown.ts';

openTabForEach();

const tray = async () => (await tab.listDocuments()).tray;
const ids = async () => (await tray()).map(({ id }) => id);
const titles = async () => (await tab.listDocuments()).documents.map((one) => shownTitle(one));
const sized = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

describe('the tray', () => {
  it('holds a file with its name as it came, its first bytes and its size, in no list', async () => {
    await tab.addToTray(textFile('../Aadhaar\u202egnp.exe', 'x'.repeat(2_000)));
    const [file] = await tray();
    expect(file).toMatchObject({ name: '../Aadhaar\u202egnp.exe', bytes: 2_000 });
    expect(file?.head.byteLength).toBe(512);
    expect(await tab.listDocuments()).toMatchObject({ documents: [], waiting: [], totalBytes: 0 });
  });

  it('takes 20 files and refuses the next, which changes nothing', async () => {
    for (let i = 0; i < 20; i++) await tab.addToTray(textFile(`${i}`));
    const before = await contents(tab);
    await expect(tab.addToTray(textFile('one more'))).rejects.toEqual(refusal('tray-full'));
    expect(await contents(tab)).toEqual(before);
    await tab.discardFiles([(await ids())[0] ?? '']);
    await tab.addToTray(textFile('one more'));
    expect(await tray()).toHaveLength(20);
  });

  it('refuses an empty file', async () => {
    await expect(tab.addToTray(sized('Aadhaar card.pdf', 0))).rejects.toEqual(refusal('empty'));
    expect(await tray()).toEqual([]);
  });

  it('takes 100 MB and not a byte more', async () => {
    for (let i = 0; i < 4; i++) await tab.addToTray(sized(`${i}`, 25 * 1024 * 1024));
    await expect(tab.addToTray(sized('one byte', 1))).rejects.toEqual(refusal('tray-full'));
    expect(await tray()).toHaveLength(4);
  });

  it('accepts no more because of a record without a size', async () => {
    for (let i = 0; i < 4; i++) await tab.addToTray(sized(`${i}`, 20 * 1024 * 1024));
    const [spoiled = ''] = await ids();
    await tab.changeLocker(['tray'], async (stores) => {
      stores.tray.put(spoiled, { ...(await stores.tray.get<object>(spoiled)), bytes: 'many' });
    });
    const late = tab.addToTray(sized('late', 20 * 1024 * 1024));
    await expect(late).rejects.toEqual(refusal('tray-full'));
  });

  it('takes no more than its 20 from two workers at once', async () => {
    const other = await openTab();
    const files = Array.from({ length: 15 }, (_, i) => textFile(`${i}`));
    await Promise.allSettled(files.flatMap((file) => [tab.addToTray(file), other.addToTray(file)]));
    expect(await tray()).toHaveLength(20);
  });

  it('refuses what was sent in a session that is over', async () => {
    const { id: session } = await tab.signIn();
    await tab.signOut();
    await expect(tab.addToTray(textFile('a'), { session })).rejects.toEqual(refusal('signed-out'));
    await tab.signIn();
    await expect(tab.addToTray(textFile('a'), { session })).rejects.toEqual(refusal('signed-out'));
    expect(await contents(tab)).toMatchObject({ tray: [], files: [] });
  });

  it('keeps the end of an endless name, which says what it wants to be', async () => {
    await tab.addToTray(textFile(`${'n'.repeat(10_000)}.exe`));
    expect((await tray())[0]?.name).toMatch(/^n{996}\.exe$/);
  });

  it('quarantines an unreadable record with its bytes, and loses no other file', async () => {
    await tab.addToTray(textFile('a'));
    await tab.addToTray(textFile('b'));
    const [, spoiled = ''] = await ids();
    await tab.changeLocker(['tray'], async (stores) => stores.tray.put(spoiled, { v: 1, id: 7 }));
    expect(await tab.listDocuments()).toMatchObject({ quarantined: 1, tray: [{ name: 'b' }] });
    expect(await contents(tab)).toMatchObject({ aside: [spoiled] });
    expect((await contents(tab)).files).toContain(spoiled);
  });

  it('leaves what a newer version wrote as it is', async () => {
    await tab.addToTray(textFile('a'));
    const [id = ''] = await ids();
    await tab.changeLocker(['tray'], async (stores) => stores.tray.put(id, { v: 9, id }));
    expect(await tab.listDocuments()).toMatchObject({ newer: 1, tray: [] });
    expect(await tab.keepFiles([id])).toEqual([]);
    await tab.discardFiles([id]);
    expect((await contents(tab)).tray).toEqual([id]);
  });
});

describe('keeping', () => {
  it('puts files on top of the list in the order of the tray, and never as the visitor’s own', async () => {
    await tab.addFile(textFile('own.txt'));
    for (const name of ['first.txt', 'second.txt']) await tab.addToTray(textFile(name));
    await tab.keepFiles(await ids());
    expect(await titles()).toEqual(['second', 'first', 'own']);
    const { documents } = await tab.listDocuments();
    expect(documents.map(({ issuerCode }) => issuerCode)).toEqual([
      'outside',
      'outside',
      'visitor',
    ]);
    expect(documents.map((document) => shownIssuer(document))).toEqual([
      'Another app or website',
      'Another app or website',
      'You',
    ]);
    expect(documents.map(({ source }) => source)).toEqual(['outside', 'outside', undefined]);
    expect(new TextDecoder().decode(await tab.readFile(documents[0]?.id ?? ''))).toBe('second.txt');
    expect(await tray()).toEqual([]);
  });

  it('skips what another tab has kept or discarded', async () => {
    for (const name of ['a', 'b', 'c']) await tab.addToTray(textFile(name));
    const [c = '', b = '', a = ''] = await ids();
    const other = await openTab();
    await other.keepFiles([a]);
    await other.discardFiles([b]);
    expect((await tab.keepFiles([c, b, a])).map(({ title }) => title)).toEqual(['c']);
    await tab.discardFiles([c, b, a]);
    expect(await titles()).toEqual(['c', 'a']);
    expect((await contents(tab)).files).toHaveLength(2);
  });

  it('brings nothing back after a sign-out', async () => {
    await tab.signIn();
    await tab.addToTray(textFile('a'));
    const before = await ids();
    await tab.signOut();
    expect(await tab.keepFiles(before)).toEqual([]);
    expect(await contents(tab)).toMatchObject({ documents: [], files: [], tray: [] });
  });
});

describe('discarding', () => {
  it('leaves neither record nor bytes, and the others alone', async () => {
    for (const name of ['a', 'b']) await tab.addToTray(textFile(name));
    const [b = '', a = ''] = await ids();
    await tab.discardFiles([b]);
    expect(await contents(tab)).toMatchObject({ tray: [a], files: [a] });
  });
});

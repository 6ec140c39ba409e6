import 'fake-indexeddb/auto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDevice, openTab, type Tab, textFile } from '#tests/unit/core/locker/locker.ts';
import { join, type Packing, packAgain } from '#tests/unit/core/locker/pack-again.ts';
import { shownTitle } from './as-shown.ts';

type Files = [name: string | Uint8Array, content: Uint8Array][];

const MANIFEST = 'kolam-locker.json';
/** The second and third have one size; the fourth has the third's bytes and another name. */
const PAPERS = {
  'आधार कार्ड.pdf': 'the card of Aadhaar',
  'Résumé, Asha.txt': 'one text of a size',
  'Shop licence.pdf': 'of this size is two',
  'Copy of it.pdf': 'of this size is two',
};

let tab: Tab & Awaited<ReturnType<typeof backupModules>>;
let saved: Files;

async function backupModules() {
  const [out, back] = await Promise.all([
    import('#core/locker/backup/export.ts'),
    import('#core/locker/backup/import.ts'),
  ]);
  return { ...out, ...back };
}

async function device(): Promise<void> {
  emptyDevice();
  tab = { ...(await openTab()), ...(await backupModules()) };
}

/** A backup as the site saves it is taken, and then unpacked on an empty device. */
beforeEach(async () => {
  await device();
  for (const [name, text] of Object.entries(PAPERS)) await tab.addFile(textFile(name, text));
  for await (const { archive } of tab.exportBackups())
    saved = Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  await device();
});

/** What an import of these bytes leaves: texts by titles, and what it says is damaged. */
async function restored(bytes: Uint8Array): Promise<[Record<string, string>, string[]]> {
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const { damaged } = await tab.importBackup(file);
  const { documents, waiting } = await tab.listDocuments();
  const texts: Record<string, string> = {};
  for (const document of [...documents, ...waiting])
    texts[document.file?.name ?? ''] = new TextDecoder().decode(await tab.readFile(document.id));
  return [texts, damaged];
}

const renamed = (rename: (name: string) => string): Files =>
  saved.map(([name, content]) => [rename(`${name}`), content]);

/** What the Finder leaves next to each file, and in each folder. */
const macJunk = (files: Files, folder: string): Files => [
  [`${folder}/`, new Uint8Array()],
  ...files,
  [`${folder}/.DS_Store`, strToU8('\u0000\u0000\u0000\u0001Bud1')],
  ['__MACOSX/', new Uint8Array()],
  ...files.map(([name]): [string, Uint8Array] => [
    `__MACOSX/${`${name}`.replace(/([^/]+)$/, '._$1')}`,
    strToU8('\u0000\u0005\u0016\u0007Mac OS X        '),
  ]),
];

/** Names in the code page of Western Windows, which has a question mark for what it lacks. */
const inCodePage = (name: string) =>
  Uint8Array.from(name.normalize('NFC'), (letter) => {
    const code = letter.codePointAt(0) as number;
    return code < 0x80 ? code : letter === 'é' ? 0x82 : 0x3f;
  });

const MAILED = strToU8(
  'Content-Type: application/zip\r\nX-Gateway: scanned, no virus found\r\n\r\n',
);

const PACKINGS: Record<string, () => Uint8Array> = {
  'a Mac, with resource forks, decomposed names and descriptors': () =>
    packAgain(
      macJunk(
        renamed((name) => `locker/${name.normalize('NFD')}`),
        'locker',
      ),
      { descriptors: true, deflated: true },
    ),
  'Windows, one folder deep, deflated, in another order': () =>
    packAgain(renamed((name) => `kolam-locker-2026-11-26/${name}`).reverse(), { deflated: true }),
  'a Windows program that writes backslashes': () =>
    packAgain(renamed((name) => `locker\\${name.replaceAll('/', '\\')}`)),
  'a program that knows one code page': () =>
    packAgain(saved.map(([name, content]) => [inCodePage(`${name}`), content])),
  'a program that says its names are UTF-8': () => packAgain(saved, { saysUtf8: true }),
  'a person, two folders deep': () => packAgain(renamed((name) => `Downloads/Papers 2026/${name}`)),
  'a person who has put all into one folder': () =>
    packAgain(renamed((name) => name.replace(/^.*\//, ''))),
  'a phone that has renamed the files': () =>
    packAgain(renamed((name) => (name === MANIFEST ? name : `IMG ${name.length}${name.at(-5)}`))),
  'a program of zip64': () => packAgain(saved, { zip64: true, deflated: true }),
  'a program of zip64, behind the lines of a mail': () =>
    join(MAILED, packAgain(saved, { zip64: true })),
  'a store of blocks, with zeros behind it': () => join(packAgain(saved), new Uint8Array(300)),
  'a store of large blocks': () => join(packAgain(saved), new Uint8Array(512 * 1024)),
  'a mail gateway that writes before and behind it': () =>
    join(MAILED, packAgain(saved), strToU8('\r\n--boundary--\r\n')),
  'a program that leaves a comment': () =>
    packAgain(saved, { comment: 'packed with PK\u0005\u0006 in mind' }),
  'a library, compressed': () => zipSync(Object.fromEntries(saved)),
};

describe('a backup that was unpacked and packed again', () => {
  it.each(Object.keys(PACKINGS))('by %s is restored whole', async (how) => {
    expect(await restored((PACKINGS[how] as () => Uint8Array)())).toEqual([PAPERS, []]);
  });

  it('is restored by number and size where its version listed no checksums', async () => {
    const without: Files = saved.map(([name, content]) => {
      if (name !== MANIFEST) return [name, content];
      const list = JSON.parse(strFromU8(content));
      for (const line of list.documents) delete line.crc;
      return [name, strToU8(JSON.stringify(list))];
    });
    const moved = without.map(([name, content]): [string, Uint8Array] => [
      `a/b/${`${name}`.normalize('NFD')}`,
      content,
    ]);
    expect(await restored(packAgain(moved))).toEqual([PAPERS, []]);
  });

  it('names what is damaged, and restores the others', async () => {
    const changed: Files = saved.map(([name, content]) => [
      name,
      `${name}`.endsWith('licence.pdf') ? content.map((byte) => byte ^ 1) : content,
    ]);
    const { 'Shop licence.pdf': _, ...others } = PAPERS;
    expect(await restored(packAgain(changed))).toEqual([others, ['Shop licence']]);
  });

  it('names what was left out, and takes no other file of its size for it', async () => {
    const fewer = saved.filter(([name]) => !`${name}`.endsWith('Asha.txt'));
    const same: Files = [...fewer, ['files/notes.txt', strToU8('18 letters, other ')]];
    const { 'Résumé, Asha.txt': _, ...others } = PAPERS;
    expect(await restored(packAgain(same))).toEqual([others, ['Résumé, Asha']]);
  });

  it('reads the first list that is one', async () => {
    const files: Files = [['a/other-locker.json', strToU8('{}')], ...saved];
    expect(await restored(packAgain(files))).toEqual([PAPERS, []]);
    await device();
    const hidden: Files = [['kolam-locker.json', strToU8('[]')], ...renamed((name) => `a/${name}`)];
    expect(await restored(packAgain(hidden))).toEqual([PAPERS, []]);
  });
});

describe('a backup that cannot be read', () => {
  const refused = async (bytes: Uint8Array, reason: string) =>
    await expect(restored(bytes)).rejects.toMatchObject({ name: 'BackupError', reason });

  it('is said to be empty, or no backup, or incomplete', async () => {
    await refused(new Uint8Array(), 'empty');
    await refused(new Uint8Array(300), 'not-a-backup');
    await refused(MAILED, 'not-a-backup');
    await refused(packAgain(saved).slice(0, -30), 'incomplete');
    await refused(join(packAgain(saved).slice(0, -30), new Uint8Array(300)), 'incomplete');
  });

  it('is not mistaken for a backup inside it, wherever it is truncated', async () => {
    const inner = packAgain(saved);
    const outer = packAgain([
      ['0001-inner.zip', inner],
      [MANIFEST, strToU8('{"format":"kolam-locker-backup","v":1,"documents":[]}')],
    ]);
    for (const cut of [30, 60, 120, 200]) await refused(outer.slice(0, -cut), 'incomplete');
    await refused(join(MAILED, outer.slice(0, -60)), 'incomplete');
  });

  it('does not keep a device busy with many end records', async () => {
    const ends = new Uint8Array(1024 * 1024);
    for (let at = 0; at < ends.length; at += 4) ends.set([0x50, 0x4b, 5, 6], at);
    await refused(ends, 'incomplete');
  });

  it('is hostile where numbers of 64 bits say that it unpacks to far more', async () => {
    const bytes = packAgain([[MANIFEST, strToU8('{}')]], { zip64: true });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 8 < bytes.length; at++)
      if (view.getUint32(at, true) === 1 + 24 * 65_536) view.setUint32(at + 4, 0x7fff_0000, true);
    await refused(bytes, 'hostile');
  });
});

it.each([
  { zip64: true },
  { descriptors: true },
  { deflated: true, descriptors: true },
] satisfies Packing[])(
  'whichever byte of %j is changed, it ends in a document or a refusal',
  async (how) => {
    const whole = packAgain(saved, how);
    for (let at = 0; at < whole.length; at += 13) {
      const bytes = whole.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      await tab.importBackup(new Blob([bytes])).catch((error: Error) => {
        expect(error.name, `byte ${at}`).toBe('BackupError');
      });
    }
    const { documents, waiting } = await tab.listDocuments();
    for (const document of [...documents, ...waiting]) {
      const text = new TextDecoder().decode(await tab.readFile(document.id));
      expect(Object.values(PAPERS), shownTitle(document)).toContain(text);
    }
  },
);

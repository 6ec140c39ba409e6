import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RECORDS } from '#core/storage/record-versions.ts';
import {
  contents,
  GOOD,
  GOOD_ID,
  openTabForEach,
  raw,
  stored,
  tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';
import { parseDocument } from './document.ts';

openTabForEach();

describe('records that nobody can read', () => {
  const broken: [string, object][] = [
    ['no version', { v: undefined }],
    ['an older version that never was', { v: 0 }],
    ['an id that is not a UUID', { id: '../contact' }],
    ['an id with more before it', { id: `x${GOOD_ID}` }],
    ['an id with more behind it', { id: `${GOOD_ID}/..` }],
    ['an id in a list', { id: [GOOD_ID] }],
    ['no title', { title: '' }],
    ['an invalid title', { title: 7 }],
    ['another type', { type: 'Weapon' }],
    ['no issuer', { issuedBy: undefined }],
    ['an invalid day', { issuedOn: '2021-99-99' }],
    ['a day with more', { issuedOn: '2021-02-03<b>' }],
    ['a day with its hour', { issuedOn: '2021-02-03 10:00' }],
    ['a day with a word before it', { issuedOn: 'on 2021-02-03' }],
    ['a day in words', { issuedOn: '3 February 2021' }],
    ['a day in a list', { issuedOn: ['2021-02-03'] }],
    ['a time out of this world', { addedAt: 1e300 }],
    // ECMA-262, 21.4.1.1: the last time value is exactly 8.64e15.
    ['the first time that no date can hold', { addedAt: 8.64e15 + 1 }],
    ['a time in words', { addedAt: '1' }],
    ['no place', { position: Number.NaN }],
    ['a place without end', { position: Number.POSITIVE_INFINITY }],
    ['a place in words', { position: '1' }],
    ['a place below the ground', { position: -1 }],
    ['a file without a name', { file: { mediaType: '', bytes: 1 } }],
    ['a file that is a text', { file: 'a.txt' }],
    ['a file with half a byte less than none', { file: { name: '', mediaType: '', bytes: -0.5 } }],
    ['a sample of another kind', { sample: 'yes' }],
    ['a wait that is over', { waiting: false }],
    ['a deletion at no time', { deletedAt: 'now' }],
    ['a copy of nothing', { copyOf: '' }],
    ['bytes from no import', { fileFrom: {} }],
    ['bytes from an unknown import', { fileFrom: { importId: 'yes', madeOn: '2026-01-15' } }],
    ['bytes from a backup of no day', { fileFrom: { importId: GOOD_ID, madeOn: 'today' } }],
    ['bytes from nowhere', { fileFrom: null }],
    ['a code of an unknown issuer', { issuedBy: undefined, issuerCode: 'police' }],
    ['an invalid issuer', { issuedBy: 7 }],
  ];
  it.each(broken)('%s', (_, fields) => {
    for (const v of [1, RECORDS.document.version]) {
      expect(parseDocument({ ...GOOD, v })).toMatchObject({ id: GOOD.id });
      expect(parseDocument({ ...GOOD, v, ...fields })).toBe('unreadable');
    }
  });

  it.each<[string, object]>([
    ['the last time that a date can hold', { addedAt: 8.64e15 }],
    ['bytes from a backup', { fileFrom: { importId: GOOD_ID } }],
    ['bytes from a backup of a day', { fileFrom: { importId: GOOD_ID, madeOn: '2026-01-15' } }],
    ['a sample', { sample: 2, title: undefined, issuedBy: undefined }],
  ])('are not those with %s', (_, fields) => {
    expect(parseDocument({ ...GOOD, ...fields })).toMatchObject({ id: GOOD_ID });
  });

  it('lose of a sample of version 1 the names alone that the site gave it', () => {
    const sample = { ...GOOD, sample: 1, title: 'Aadhaar Card', issuedBy: 'UIDAI' };
    const { title, issuedBy } = Object(parseDocument(sample));
    expect([title, issuedBy]).toEqual([undefined, undefined]);
    const own = { title: 'My card', issuedBy: 'Somebody else' };
    expect(parseDocument({ ...sample, ...own })).toMatchObject(own);
  });

  it('are quarantined, counted and kept, and do no harm to their neighbours', async () => {
    const { id } = await tab.addFile(textFile('good.txt'));
    await raw('junk', { title: 'no more than this' });
    await raw('number', 5);
    await raw(GOOD.id, { ...GOOD, id: id });
    const list = await tab.listDocuments();
    expect(list.documents.map(({ title }) => title)).toEqual(['good']);
    expect(list.quarantined).toBe(3);
    const { documents, aside } = await contents(tab);
    expect([documents, aside]).toEqual([[id], [GOOD.id, 'junk', 'number'].sort()]);
    expect((await tab.listDocuments()).quarantined).toBe(3);
  });

  it('are shown all the same when they cannot be quarantined', async () => {
    await raw('junk', {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const list = await tab.listDocuments();
    vi.restoreAllMocks();
    expect([list.documents, list.quarantined]).toEqual([[], 1]);
    expect(await stored('junk')).toEqual({});
  });

  it('never throw, and all that can be read is written back unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseDocument(value);
      }),
    );
    const fields = fc.record(
      { title: fc.anything(), position: fc.anything(), file: fc.anything(), v: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, (some) => {
        const parsed = parseDocument({ ...GOOD, ...some });
        if (typeof parsed !== 'string') expect(parseDocument(parsed)).toEqual(parsed);
      }),
    );
  });
});

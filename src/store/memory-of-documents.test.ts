import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEMORY, parseMemory, textOf } from '#store/memory-of-documents.ts';

const folder = new URL('../../tests/fixtures/', import.meta.url);
const fixture = (version: number) =>
  readFileSync(new URL(`kept-documents-v${version}.json`, folder), 'utf8');

const RENT = '21111111-1111-4111-8111-111111111111';
const SLIP = '31111111-1111-4111-8111-111111111111';
const TAX = '41111111-1111-4111-8111-111111111111';

test('there is a fixture of each version, and a migration from each older one', () => {
  const versions = Array.from({ length: MEMORY.version }, (_, index) => index + 1);
  const files = readdirSync(folder).filter((name) => name.startsWith('kept-documents-v'));
  expect(files.sort()).toEqual(versions.map((version) => `kept-documents-v${version}.json`));
  expect(Object.keys(MEMORY.migrations).map(Number)).toEqual(versions.slice(0, -1));
});

test('version 1 is read as counts, of which nothing else is known', () => {
  expect(parseMemory(fixture(1))).toEqual({ documents: undefined, kept: 2, gone: [], unnamed: 0 });
});

test('version 2 is read whole', () => {
  expect(parseMemory(fixture(2))).toEqual({
    documents: [
      { id: RENT, title: 'Rent', addedAt: 1_767_600_000_000 },
      { id: SLIP, addedAt: 1_767_600_000_001, goingAt: 1_767_600_000_002 },
    ],
    kept: 2,
    gone: [{ id: TAX, title: 'Tax', addedAt: 1_767_600_000_003 }],
    unnamed: 2,
  });
});

test('what is written is of today’s version', () => {
  const text = textOf(null, { documents: [{ id: RENT }], kept: 1, gone: [], unnamed: 0 });
  expect(JSON.parse(text ?? '')).toMatchObject({ v: MEMORY.version, kept: 1, lost: 0 });
});

test.each(['a newer version', 'no version at all'])(
  'of %s the counts are read, and no list is believed',
  (which) => {
    const v = which === 'a newer version' ? MEMORY.version + 1 : 'two';
    const text = JSON.stringify({ ...JSON.parse(fixture(2)), v });
    expect(parseMemory(text)).toEqual({ documents: undefined, kept: 2, gone: [], unnamed: 3 });
  },
);

test('what is not a document is in no list', () => {
  const text = JSON.stringify({
    v: MEMORY.version,
    documents: [null, { id: 7 }, { id: RENT }],
    kept: 1,
  });
  expect(parseMemory(text).documents).toEqual([{ id: RENT }]);
});

const NOTHING = { documents: [], kept: 0, gone: [], unnamed: 0 };

test('nothing is written for who never had anything', () => {
  expect(textOf(null, NOTHING)).toBe(null);
  expect(textOf('', { ...NOTHING, documents: undefined })).toBe(null);
});

test.each([
  ['something was written before', '{}', NOTHING, 0],
  ['some are kept', null, { ...NOTHING, kept: 1 }, 0],
  ['some are going', null, { ...NOTHING, documents: [{ id: RENT, goingAt: 1 }] }, 0],
  ['some were lost', null, { ...NOTHING, gone: [{ id: TAX }], unnamed: 2 }, 3],
  ['some were lost of which no more is known', null, { ...NOTHING, unnamed: 2 }, 2],
])('it is where %s, with how many were lost', (_what, before, memory, lost) => {
  expect(JSON.parse(textOf(before, memory) ?? 'null')).toMatchObject({ lost });
});

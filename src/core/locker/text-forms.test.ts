import { expect, test } from 'vitest';
import { RECORDS } from '#core/storage/record-versions.ts';
import { dayOf } from '#lib/day-of.ts';
import { namesInFiles } from '#words/locker/names-in-files.ts';
import { asText } from './as-text.ts';
import type { LockerDocument } from './document.ts';
import { exportJson } from './export-json.ts';
import { SAMPLES, sampleDocument } from './samples.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const samples = SAMPLES.map((sample, i) => sampleDocument(sample, i, ID, 0));
const uploaded: LockerDocument = {
  ...{
    v: RECORDS.document.version,
    id: ID,
    title: 'Licence',
    type: 'Uploaded',
    issuedOn: '2026-11-21',
  },
  ...{ issuerCode: 'visitor', previewUrl: '', addedAt: 5, position: 6 },
  file: { name: 'a\nb.txt', mediaType: 'text/plain', bytes: 12 },
};

test('three samples, one of each type, none with a number or a person', () => {
  expect(SAMPLES.map(({ type }) => type)).toEqual(['Identity', 'License', 'Education']);
  expect(namesInFiles.samples).toHaveLength(SAMPLES.length);
  expect(JSON.stringify([SAMPLES, namesInFiles.samples])).not.toMatch(/\d{5}|Asha|Verma/);
});

test('the text form says what is known, and that it proves nothing', () => {
  expect(asText(samples[0] as LockerDocument).split('\r\n')).toEqual([
    'Title: Aadhaar Card',
    'Type: Identity',
    'Issued by: UIDAI',
    'Issued on: 2019-08-14',
    `Document ID: ${ID}`,
    '',
    'Sample document. It was issued by nobody and proves nothing.',
    '',
  ]);
  expect(asText(uploaded)).toContain('File: a[U+000A]b.txt (12 bytes)\r\n');
  expect(asText(uploaded)).toContain('Title: Licence\r\nType: Uploaded\r\nIssued by: You\r\n');
  expect(asText(uploaded)).not.toContain('Sample');
});

test('the text form says that a document came from a backup, on one line for each', () => {
  const restored = { ...uploaded, title: 'Two\r\nlines', issuedBy: 'A\n\nB', source: 'backup' };
  expect(asText(restored as LockerDocument)).toBe(
    [
      'Title: Two lines',
      'Type: Uploaded',
      'Issued by: A B',
      'Issued on: 2026-11-21',
      'File: a[U+000A]b.txt (12 bytes)',
      'Source: Imported from a backup',
      `Document ID: ${ID}`,
      '',
      'Description of a document kept in this browser. It proves nothing by itself.',
      '',
    ].join('\r\n'),
  );
  expect(JSON.parse(exportJson([restored as LockerDocument]))[0].source).toBe('backup');
});

test('an issuer is by its word, then its code, then its sample; a title by its word or its sample', () => {
  const { issuerCode: _, title: __, ...unsaid } = uploaded;
  const shown = (fields: object) => JSON.parse(exportJson([{ ...unsaid, ...fields }]))[0];
  expect(shown({ issuedBy: 'UIDAI', issuerCode: 'visitor' }).issuedBy).toBe('UIDAI');
  expect(shown({ issuerCode: 'outside', sample: 1 }).issuedBy).toBe('Another app or website');
  expect(shown({ sample: 2 }).issuedBy).toBe('Transport Department');
  expect(shown({}).issuedBy).toBe('A backup');
  expect([shown({ sample: 3 }).title, shown({ sample: 4 }).title, shown({}).title]).toEqual([
    'Class XII Marksheet',
    'Document',
    'Document',
  ]);
});

test('the export holds the specified fields of every document and no bytes', () => {
  const exported = JSON.parse(exportJson([uploaded, ...samples]));
  expect(exported).toHaveLength(4);
  expect(Object.keys(exported[1])).toEqual([
    ...['id', 'title', 'type', 'issuedBy', 'issuedOn', 'previewUrl'],
  ]);
  expect(exported[0]).toMatchObject({ title: 'Licence', issuedBy: 'You' });
  expect(exported[1]).toMatchObject({ title: 'Aadhaar Card', issuedBy: 'UIDAI' });
  expect(exported[0].file).toEqual(uploaded.file);
  expect(exportJson([])).toBe('[]\n');
});

test('a day is the day where the visitor is', () => {
  expect(dayOf(new Date(2026, 10, 21, 0, 1).getTime())).toBe('2026-11-21');
  expect(dayOf(new Date(2026, 10, 21, 23, 59).getTime())).toBe('2026-11-21');
});

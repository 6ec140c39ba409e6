import { expect, it } from 'vitest';
import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import { asText } from '#core/locker/as-text.ts';
import { importedIssuer } from '#core/locker/backup/imported-issuer.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { exportJson } from '#core/locker/export-json.ts';
import { SAMPLES, sampleDocument } from '#core/locker/samples.ts';
import { search, searchable } from '#features/locker/list/search.ts';
import { samplePaperOf } from '#features/locker/preview/sample-papers.ts';
import { accounts } from '#words/locker/accounts.ts';
import { names } from '#words/locker/names.ts';
import { namesInFiles } from '#words/locker/names-in-files.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const samples = SAMPLES.map((sample, i) => sampleDocument(sample, i, ID, 0));
const [first] = samples as [LockerDocument];
const { sample: _, ...paper } = first;
const uploaded: LockerDocument = {
  ...{ ...paper, type: 'Uploaded' },
  ...{ issuerCode: 'visitor', title: 'scan.png' },
};
const titles = samples.map((each) => shownTitle(each));

/** All that the site calls something in English, and what it calls it in Hindi. */
const NAMES = [namesInFiles, names].flatMap(({ samples, issuers, untitled }) => [
  ...samples.flatMap((each) => Object.values(each)),
  ...Object.values(issuers),
  untitled,
]);

it('shows what the site wrote in Hindi', () => {
  expect(titles).toEqual(['आधार कार्ड', 'ड्राइविंग लाइसेंस', '12वीं की मार्कशीट']);
  expect(samples.map((each) => shownIssuer(each))).toEqual(['UIDAI', 'परिवहन विभाग', 'CBSE']);
  expect(samples.map((each) => samplePaperOf(each)?.title)).toEqual(titles);
  expect(shownIssuer(uploaded)).toBe('आप');
  expect(shownIssuer({ issuerCode: 'outside' })).toBe('कोई दूसरा ऐप या वेबसाइट');
  expect(shownIssuer({ issuerCode: 'backup' })).toBe('कोई बैकअप');
  expect(shownTitle({})).toBe('दस्तावेज़');
  expect(accounts.sample).toBe('सैंपल व्यक्ति');
});

it('leaves what a visitor wrote as it is', () => {
  expect(shownTitle({ ...first, title: 'Aadhaar of my wife' })).toBe('Aadhaar of my wife');
  for (const name of [...NAMES, 'constructor', '__proto__', 'toString']) {
    expect(shownTitle({ ...first, title: name })).toBe(name);
    expect(shownTitle({ ...uploaded, title: name })).toBe(name);
    expect(shownIssuer({ issuedBy: name })).toBe(name);
    expect(shownIssuer({ ...first, issuedBy: name })).toBe(name);
  }
});

it('never calls an imported document the visitor’s, in either language', () => {
  for (const issuedBy of ['You', ' you', 'आप', ' आप '])
    expect(importedIssuer({ ...uploaded, issuedBy })).toEqual({ issuerCode: 'backup' });
  expect(importedIssuer({ ...uploaded, issuedBy: 'आपूर्ति विभाग' })).toEqual({
    issuedBy: 'आपूर्ति विभाग',
  });
});

it('writes files in English, in any language of the page', () => {
  expect(asText(uploaded)).toContain('Title: scan.png\r\nType: Uploaded\r\nIssued by: You\r\n');
  expect(JSON.parse(exportJson(samples))).toMatchObject(namesInFiles.samples);
});

it.each([
  ['आधार', 1],
  ['aadhaar', 1],
  ['पहचान', 1],
  ['identity', 1],
  ['परिवहन', 1],
  ['transport', 1],
  ['आप', 1],
  ['you', 1],
  ['scan', 1],
  ['बिजली', 0],
])('finds by what is shown and by what is stored: %s', (query, count) => {
  const all = [...samples, uploaded].map(searchable);
  expect(search(all, query)).toHaveLength(count);
});

import { expect, it } from 'vitest';
import type { LockerDocument } from '#core/locker/document.ts';
import { SAMPLES, sampleDocument } from '#core/locker/samples.ts';
import { SENT_BY } from '#core/locker/tray/keep.ts';
import { shownIssuer, shownTitle } from '#features/locker/as-shown.ts';
import { search, searchable } from '#features/locker/list/search.ts';
import { samplePaperOf } from '#features/locker/preview/sample-papers.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const samples = SAMPLES.map((sample, i) => sampleDocument(sample, i, ID, 0));
const [first] = samples as [LockerDocument];
const uploaded: LockerDocument = { ...first, type: 'Uploaded', issuedBy: 'You', title: 'scan.png' };
delete uploaded.sample;

it('shows what the site wrote in Hindi', () => {
  expect(samples.map(shownTitle)).toEqual(['आधार कार्ड', 'ड्राइविंग लाइसेंस', '12वीं की मार्कशीट']);
  expect(samples.map(shownIssuer)).toEqual(['UIDAI', 'परिवहन विभाग', 'CBSE']);
  expect(samples.map((each) => samplePaperOf(each)?.title)).toEqual(samples.map(shownTitle));
  expect(shownIssuer(uploaded)).toBe('आप');
  expect(shownIssuer({ issuedBy: SENT_BY })).toBe('कोई दूसरा ऐप या वेबसाइट');
});

it('leaves what a visitor wrote as it is', () => {
  expect(shownTitle({ ...first, title: 'Aadhaar of my wife' })).toBe('Aadhaar of my wife');
  expect(shownTitle({ ...uploaded, title: 'Aadhaar Card' })).toBe('Aadhaar Card');
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(shownTitle({ ...first, title: name })).toBe(name);
    expect(shownIssuer({ issuedBy: name })).toBe(name);
  }
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

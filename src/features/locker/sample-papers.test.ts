import { expect, it } from 'vitest';
import type { LockerDocument } from '#core/locker/document.ts';
import { SAMPLES, sampleDocument } from '#core/locker/samples.ts';
import { samplePaperOf } from '#features/locker/preview/sample-papers.ts';
import { names } from '#words/locker/names.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const documents = SAMPLES.map((sample, i) => sampleDocument(sample, i, ID, 0));
const [first] = documents as [LockerDocument];

it('draws a paper of each sample, under the title of the sample', () => {
  const titles = documents.map((document) => samplePaperOf(document)?.title);
  expect(titles).toEqual(names.samples.map(({ title }) => title));
  expect(samplePaperOf({ ...first, title: 'Mine' })?.title).toBe('Aadhaar Card');
});

it('draws nothing for an uploaded file or a sample number that a backup invented', () => {
  const file = { name: 'a.png', mediaType: 'image/png', bytes: 1 };
  expect(samplePaperOf({ ...first, file })).toBeUndefined();
  const { sample: _, ...own } = first;
  expect(samplePaperOf(own)).toBeUndefined();
  for (const sample of [0, 4, 1.5, 2 ** 40])
    expect(samplePaperOf({ ...first, sample })).toBeUndefined();
});

it('adds up the marks, and shows nobody’s real number', () => {
  const papers = documents.map((document) => samplePaperOf(document)?.rows ?? []);
  const [marks = []] = papers.slice(2);
  const points = marks.slice(1, -1).map(([, value]) => Number(value));
  expect(marks.at(-1)?.[1]).toBe(String(points.reduce((sum, each) => sum + each, 0)));
  const numbers = papers.flat().filter(([label]) => label === 'Number');
  // No Aadhaar number begins with 0, and no transport office is number 00.
  expect(numbers.map(([, value]) => value)).toEqual([
    expect.stringMatching(/^0/),
    expect.stringMatching(/^[A-Z]{2}00 /),
  ]);
});

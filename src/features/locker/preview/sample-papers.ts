import type { LockerDocument } from '#core/locker/document.ts';
import * as words from '#features/locker/words/sample-papers.ts';
import { names } from '#words/locker/names.ts';

/** What a drawn paper shows. Nobody was ever given one of its numbers. */
export interface SamplePaper {
  title: string;
  /** Whether it has a place for a face. */
  face: boolean;
  rows: readonly (readonly [label: string, value: string])[];
}

/** In the order of `SAMPLES`. */
const PAPERS: readonly Omit<SamplePaper, 'title'>[] = [
  {
    face: true,
    rows: [
      [words.name, 'Arjun Menon'],
      [words.born, words.birthday],
      [words.number, '0000 0000 0000'],
    ],
  },
  {
    face: true,
    rows: [
      [words.name, 'Arjun Menon'],
      [words.licenceFor, words.vehicles],
      [words.number, 'UP00 20210000000'],
    ],
  },
  {
    face: false,
    rows: [
      ['Arjun Menon', words.marks],
      [words.english, '78'],
      [words.mathematics, '84'],
      [words.physics, '71'],
      [words.chemistry, '75'],
      [words.computerScience, '88'],
      [words.total, '396'],
    ],
  },
];

/**
 * The paper of a sample, with the sample's own title, even if a visitor or a backup has renamed it. Undefined for an
 * uploaded document, and for a number of a sample that a backup made up.
 */
export function samplePaperOf({ sample = 0, file }: LockerDocument): SamplePaper | undefined {
  const title = names.samples[sample - 1]?.title;
  const paper = PAPERS[sample - 1];
  return file || !title || !paper ? undefined : { title, ...paper };
}

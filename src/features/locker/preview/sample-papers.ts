import type { LockerDocument } from '#core/locker/document.ts';
import { SAMPLES } from '#core/locker/samples.ts';

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
      ['Name', 'Arjun Menon'],
      ['Born', '4 July 1998'],
      ['Number', '0000 0000 0000'],
    ],
  },
  {
    face: true,
    rows: [
      ['Name', 'Arjun Menon'],
      ['For', 'Motorcycle, car'],
      ['Number', 'UP00 20210000000'],
    ],
  },
  {
    face: false,
    rows: [
      ['Arjun Menon', 'Marks'],
      ['English', '78'],
      ['Mathematics', '84'],
      ['Physics', '71'],
      ['Chemistry', '75'],
      ['Computer science', '88'],
      ['Of 500 in all', '396'],
    ],
  },
];

/**
 * The paper of a sample, with the sample's own title, whatever a visitor or a backup calls it. Undefined for an
 * uploaded document, and for a number of a sample that a backup made up.
 */
export function samplePaperOf({ sample = 0, file }: LockerDocument): SamplePaper | undefined {
  const title = SAMPLES[sample - 1]?.title;
  const paper = PAPERS[sample - 1];
  return file || !title || !paper ? undefined : { title, ...paper };
}

export const PAPER_WORDS = {
  ribbon: 'Sample',
  about: 'The paper above is drawn, not real.',
  picture: (title: string) => `Drawn sample: ${title}`,
};

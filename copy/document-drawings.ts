import type { DocumentSpecimen } from './types/document.ts';

type Drawing = DocumentSpecimen['drawing'];

const FACE = 'M13 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5 60c3-20 31-20 34 0';
const LINES = 'M60 14h84M60 32h60M60 50h72';

/** A card with its holder's picture, some lines of text, and what tells it from others. */
const withFace = (sign: string, dot: string): Drawing => [
  { ink: 'fill', d: 'M0 4h44v56H0z' },
  { ink: 'line', d: `${FACE}${LINES}${sign}` },
  { ink: 'accent', d: dot },
];

const dotAt = (x: number, y: number): string => `M${x} ${y}h.01`;

/** What is drawn on each document, 240 units wide and 72 high: what fills its places, and no emblem or bank. */
export const drawings = {
  pan: withFace(
    'M188 8h52v52h-52zM196 16h14v14h-14zM218 16h14v14h-14zM196 38h14v14h-14z',
    dotAt(226, 46),
  ),
  aadhaar: withFace(
    'M200 62c-14-18-10-54 12-54s24 34 12 54M206 62c-9-14-7-40 6-40s13 26 6 40M212 62V40',
    dotAt(212, 32),
  ),
  voter: withFace('M198 72V22a12 12 0 0 1 24 0v50M198 44h24', dotAt(210, 20)),
  licence: withFace(
    'M182 36a28 28 0 1 0 56 0a28 28 0 1 0-56 0M182 32h56M204 32l-12 24M216 32l12 24',
    dotAt(210, 32),
  ),
  passport: withFace(
    'M184 36a26 26 0 1 0 52 0a26 26 0 1 0-52 0h52M210 10c-18 16-18 36 0 52c18-16 18-36 0-52',
    dotAt(210, 36),
  ),
  photo: [
    ...withFace('M0 36h240', 'M2 36h.01M238 36h.01'),
    { ink: 'line', d: 'M200 2h38v16M238 54v16h-38M178 14h30M178 32h30M178 50h30' },
  ],
  cheque: [
    { ink: 'fill', d: 'M168 28h72v18h-72z' },
    {
      ink: 'line',
      d: 'M0 14h120M0 32h150M0 50h96M184 4h56v14h-56zM198 4v14M212 4v14M226 4v14M176 68c8-14 12 8 20-5s10 7 16-2 12 4 22-2',
    },
    { ink: 'accent', d: dotAt(180, 37) },
  ],
  plate: [
    {
      ink: 'fill',
      d: 'M40 52a14 14 0 0 1 28 0h72a14 14 0 0 1 28 0h24V36l-34-6-24-22H84L62 30 28 36v16z',
    },
    {
      ink: 'line',
      d: 'M42 54a12 12 0 1 0 24 0a12 12 0 1 0-24 0M142 54a12 12 0 1 0 24 0a12 12 0 1 0-24 0M0 68h240M76 30l16-14h38l16 14z',
    },
    { ink: 'accent', d: dotAt(186, 42) },
  ],
  invoice: [
    { ink: 'fill', d: 'M150 26h90v36h-90z' },
    { ink: 'line', d: 'M0 10h96M0 26h240M0 44h240M0 62h240M150 26v36M196 26v36' },
    { ink: 'accent', d: dotAt(218, 53) },
  ],
  seal: [
    { ink: 'fill', d: 'M10 68V34l36-24 36 24v34z' },
    {
      ink: 'line',
      d: 'M0 68h92M36 68V46h20v22M108 20h60M108 40h46M186 30a22 22 0 1 0 44 0a22 22 0 1 0-44 0M198 50l-4 20 14-8 14 8-4-20',
    },
    { ink: 'accent', d: dotAt(208, 30) },
  ],
  sign: [
    { ink: 'fill', d: 'M8 12h12v12H8zM56 12h12v12H56zM8 52h12v12H8z' },
    {
      ink: 'line',
      d: 'M2 6h24v24H2zM50 6h24v24H50zM2 46h24v24H2zM38 6v24M38 46h12v12M62 46v24M74 58v12M112 20h90M112 40h64',
    },
    { ink: 'accent', d: dotAt(38, 38) },
  ],
  meter: [
    {
      ink: 'fill',
      d: 'M96 68V46h12v22zM122 68V34h12v34zM148 68V52h12v16zM174 68V24h12v44zM200 68V40h12v28z',
    },
    { ink: 'line', d: 'M4 42a30 30 0 0 1 60 0zM34 42l14-16M90 68h132M4 60h60' },
    { ink: 'accent', d: dotAt(206, 30) },
  ],
} satisfies Record<string, Drawing>;

import { rupeesOf, sumOf } from '#copy/tariff-figures.ts';
import { imps, rtgs } from '#facts/rules/banks.ts';
import type { Sum } from '#facts/types/tariff.ts';
import type { Bars, HeadPicture } from './types/head-picture.ts';

const COLUMN = 90;
const GAP = 15;
const HIGH = 72;
const PRICE = 16;

/** A column as high as each sum, over a price that is the same under all of them. */
export function oneForAll(
  heading: string,
  price: Sum,
  sums: readonly (readonly [rupees: number, text: string])[],
): HeadPicture {
  const most = Math.max(...sums.map(([rupees]) => rupees));
  const columns = sums.map(([rupees], at) => ({
    x: at * (COLUMN + GAP),
    high: Math.round((rupees * (HIGH - PRICE)) / most),
  }));
  const ground = HIGH - PRICE / 2;
  return {
    kind: 'plot',
    heading,
    box: `0 0 ${sums.length * (COLUMN + GAP) - GAP} ${HIGH}`,
    paths: [
      {
        kind: 'area',
        d: columns
          .map(({ x, high }) => `M${x} ${HIGH - PRICE}v${-high}h${COLUMN}v${high}z`)
          .join(''),
      },
      { kind: 'accent', d: columns.map(({ x }) => `M${x} ${ground}h${COLUMN}`).join('') },
    ],
    items: sums.map(([, text]) => ({ figure: sumOf(price), text })),
  };
}

/** Powers of ten of rupees between both ends of the line. */
const DECADES = 7;

const placeOf = (rupees: number) => Math.round((Math.log10(rupees) * 100) / DECADES);

const ENDS = { least: rupeesOf(1), most: rupeesOf(10 ** DECADES) };

interface RailWords {
  heading: (least: string, most: string) => string;
  imps: (most: string) => string;
  neft: string;
  rtgs: (least: string) => string;
}

/** Which rail carries which sum; each tenfold sum is as far from the one before. */
export const rails = (words: RailWords): Bars => ({
  kind: 'bars',
  heading: words.heading(ENDS.least, ENDS.most),
  rows: [
    {
      figure: 'IMPS',
      text: words.imps(rupeesOf(imps.mostRupees)),
      from: 0,
      to: placeOf(imps.mostRupees),
    },
    { figure: 'NEFT', text: words.neft, from: 0, to: 100 },
    {
      figure: 'RTGS',
      text: words.rtgs(rupeesOf(rtgs.leastRupees)),
      from: placeOf(rtgs.leastRupees),
      to: 100,
    },
  ],
});

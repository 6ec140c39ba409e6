import { rupeesOf, sumOf } from '#copy/tariff-figures.ts';
import { imps, rtgs } from '#facts/rules/banks.ts';
import type { Sum } from '#facts/types/tariff.ts';
import type { Plot } from './types/sections.ts';
import type { Tally, TallyItem } from './types/tally.ts';

const COLUMN = 90;
const GAP = 15;
const HIGH = 72;
const PRICE = 16;

/** A column as high as each sum, over a price that is the same under all of them. */
export function oneForAll(
  heading: string,
  price: Sum,
  sums: readonly (readonly [rupees: number, text: string])[],
): Tally {
  const most = Math.max(...sums.map(([rupees]) => rupees));
  const columns = sums.map(([rupees], at) => ({
    x: at * (COLUMN + GAP),
    high: Math.round((rupees * (HIGH - PRICE)) / most),
  }));
  const ground = HIGH - PRICE / 2;
  return {
    heading,
    plot: {
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
    },
    items: sums.map(([, text]) => ({ figure: sumOf(price), text })),
  };
}

/** Powers of ten of rupees between both ends of the line. */
const DECADES = 7;

const LINE = 300;

const placeOf = (rupees: number) => Math.round((Math.log10(rupees) * LINE) / DECADES);

const ENDS = { least: rupeesOf(1), most: rupeesOf(10 ** DECADES) };

interface RailWords {
  heading: (least: string, most: string) => string;
  imps: (most: string) => string;
  neft: string;
  rtgs: (least: string) => string;
}

const LANE = 22;

/** Which rail carries which sum, a lane for each; each tenfold sum is as far from the one before. */
export function rails(words: RailWords): Tally {
  const lanes = [
    { figure: 'IMPS', text: words.imps(rupeesOf(imps.mostRupees)), from: 0, to: imps.mostRupees },
    { figure: 'NEFT', text: words.neft, from: 0, to: 10 ** DECADES },
    {
      figure: 'RTGS',
      text: words.rtgs(rupeesOf(rtgs.leastRupees)),
      from: placeOf(rtgs.leastRupees),
      to: 10 ** DECADES,
    },
  ];
  return {
    heading: words.heading(ENDS.least, ENDS.most),
    plot: {
      box: `0 0 ${LINE} ${lanes.length * LANE}`,
      paths: lanes.map(({ from, to }, at) => ({
        kind: at === 0 ? 'accent' : 'primary',
        d: `M${from} ${at * LANE + LANE / 2}H${placeOf(to)}`,
      })),
    },
    items: lanes.map(({ figure, text }) => ({ figure, text })),
  };
}

const SLIP = 300;
const TEETH = 15;

/** A printed slip with its lines, and a torn edge below. */
export const slip = (
  heading: string,
  items: Tally['items'] & readonly { figure: string; text: string }[],
): Tally => ({
  heading,
  plot: {
    box: `0 0 ${SLIP} 84`,
    paths: [
      { kind: 'area', d: `M0 0H${SLIP}V76${'l-10 8l-10 -8'.repeat(TEETH)}z` },
      { kind: 'axis', d: 'M24 20H150M240 20h36M24 36H130M240 36h36' },
      { kind: 'accent', d: 'M24 58H276' },
    ],
  },
  items,
});

const finder = (x: number, y: number) =>
  `M${x} ${y}h6v6h-6zM${x + 1.5} ${y + 2}h3M${x + 1.5} ${y + 3}h3M${x + 1.5} ${y + 4}h3`;

/** Looks like a QR code, and encodes nothing. */
const CODE = `${finder(1, 1)}${finder(15, 1)}${finder(1, 15)}M9 1h3M10 4h3M9 7h4M1 10h5M8 10h3M14 10h7M2 12h3M9 13h5M17 13h3M10 16h4M16 16h2M9 19h2M13 19h6M15 21h6`;

/** A stand with a drawn code that holds nothing, and a bill. */
export const stands = (
  heading: string,
  items: readonly { figure: string; text: string }[],
): Tally => ({
  heading,
  plot: {
    box: '0 0 66 22',
    paths: [
      { kind: 'area', d: 'M37 0h24v22H37z' },
      { kind: 'axis', d: 'M41 5h16M41 9h10M41 17h16' },
      { kind: 'code', d: CODE },
    ],
  },
  items,
});

type Drawn = Pick<Plot, 'box' | 'paths'>;

type Figures = readonly TallyItem[];

/** Something said for each figure. */
export const speech = (heading: string, items: Figures): Tally => ({
  heading,
  plot: {
    box: '0 0 300 54',
    paths: [
      {
        kind: 'area',
        d: items.map((_, at) => `M${at * 104} 0h92v38h-60l-14 14v-14h-18z`).join(''),
      },
      {
        kind: 'axis',
        d: items.map((_, at) => `M${at * 104 + 12} 13h60M${at * 104 + 12} 25h40`).join(''),
      },
    ],
  },
  items,
});

/** A call, then the days that follow it, to scale and side by side. */
export function daysAfterCall(
  heading: string,
  days: readonly [number, number],
  items: Figures,
): Tally {
  const call = 18;
  const gap = 4;
  const day = (300 - call - 2 * gap) / (days[0] + days[1]);
  const first = call + gap;
  const second = Math.round(first + days[0] * day);
  return {
    heading,
    plot: {
      box: '0 0 300 24',
      paths: [
        { kind: 'accent', d: `M0 12H${call}` },
        { kind: 'primary', d: `M${first} 12H${second}` },
        { kind: 'area', d: `M${second + gap} 4H300v16H${second + gap}z` },
      ],
    },
    items,
  };
}

const SPREAD = 84;

/** One thing from which a line goes to each of many. */
export function spread(heading: string, count: number, items: Figures): Tally {
  const ends = Array.from({ length: count }, (_, at) => 3 + (at * (SPREAD - 6)) / (count - 1)).map(
    Math.round,
  );
  const middle = SPREAD / 2;
  return {
    heading,
    plot: {
      box: `0 0 300 ${SPREAD}`,
      paths: [
        {
          kind: 'axis',
          d: ends.map((y) => `M16 ${middle}H90C190 ${middle} 170 ${y} 284 ${y}`).join(''),
        },
        { kind: 'accent', d: `M0 ${middle}H16` },
        { kind: 'primary', d: ends.map((y) => `M292 ${y - 2}v4`).join('') },
      ],
    },
    items,
  };
}

const STEP = 60;

/** A step up for each of several. */
export function stairs(heading: string, count: number, items: Figures): Tally {
  const tread = (at: number) => `M${at * STEP} ${8 + (count - 1 - at) * 14}h${STEP - 4}`;
  const between = Array.from({ length: count - 2 }, (_, at) => tread(at + 1));
  return {
    heading,
    plot: {
      box: `0 0 ${count * STEP - 4} ${count * 14 + 2}`,
      paths: [
        { kind: 'accent', d: tread(0) },
        { kind: 'primary', d: between.join('') },
        { kind: 'area', d: `M${(count - 1) * STEP} 0h${STEP - 4}v16h${4 - STEP}z` },
      ],
    },
    items,
  };
}

const A_ROW = 20;

/** A mark for each of a number of things, kind by kind: few, some and the rest. */
export function marks(
  heading: string,
  counts: readonly [number, number, number],
  items: Figures,
): Tally {
  const [few, some] = counts;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const at = (place: number) => `M${(place % A_ROW) * 15} ${Math.floor(place / A_ROW) * 20 + 8}`;
  const line = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `${at(from + index)}h11`).join('');
  const rest = Array.from(
    { length: all - few - some },
    (_, index) => `${at(few + some + index)}m0 -8h11v16h-11z`,
  );
  return {
    heading,
    plot: {
      box: `0 0 296 ${Math.ceil(all / A_ROW) * 20 - 4}`,
      paths: [
        { kind: 'accent', d: line(0, few) },
        { kind: 'primary', d: line(few, few + some) },
        { kind: 'area', d: rest.join('') },
      ],
    },
    items,
  };
}

/** What stays on a device, and a message that goes from it into a mailbox. */
export const leaves: Drawn = {
  box: '0 0 300 84',
  paths: [
    { kind: 'area', d: 'M8 0h40q8 0 8 8v68q0 8-8 8H8q-8 0-8-8V8q0-8 8-8zM220 18h80v50h-80z' },
    { kind: 'axis', d: 'M12 20h32M12 34h32M12 48h20M56 43H220M220 18l40 28 40-28' },
    { kind: 'accent', d: 'M12 66h18M130 43h16' },
  ],
};

const DOT_STEP = 6;
const DAYS_OF_A_ROW = 10;

/** A signed sheet, and a dot for each day up to the last of those on which a time ends, which are marked. */
export function signed(...ends: readonly number[]): Drawn {
  const left = 38;
  const last = Math.max(...ends);
  const y = (day: number) => 5 + DOT_STEP * Math.floor((day - 1) / DAYS_OF_A_ROW);
  const x = (day: number) => left + DOT_STEP * ((day - 1) % DAYS_OF_A_ROW);
  const rows = Array.from(
    { length: last / DAYS_OF_A_ROW },
    (_, row) => `M${left} ${y(row * DAYS_OF_A_ROW + 1)}h${DOT_STEP * (DAYS_OF_A_ROW - 1)}`,
  );
  return {
    box: '0 0 96 40',
    paths: [
      { kind: 'area', d: 'M0 0h28v40H0z' },
      { kind: 'axis', d: 'M4 6h20M4 11h20M4 16h20M4 21h12M4 34h20M6 33q4-9 5-3t5-2 7 0' },
      { kind: 'dots', d: rows.join('') },
      { kind: 'accent', d: ends.map((day) => `M${x(day)} ${y(day)}h.01`).join('') },
    ],
  };
}

const THINGS_OF_A_ROW = 42;

/** A dot for each thing of several groups, group under group. */
export function dotsOf(heading: string, items: readonly { figure: number; text: string }[]): Tally {
  let y = DOT_STEP / 2;
  const rows = items.flatMap(({ figure }) => {
    const full = Math.ceil(figure / THINGS_OF_A_ROW);
    const group = Array.from({ length: full }, (_, row) => {
      const things = Math.min(THINGS_OF_A_ROW, figure - row * THINGS_OF_A_ROW);
      return `M3 ${y + row * DOT_STEP}h${(things - 1) * DOT_STEP}`;
    });
    y += (full + 1) * DOT_STEP;
    return group;
  });
  return {
    heading,
    plot: {
      box: `0 0 ${THINGS_OF_A_ROW * DOT_STEP} ${y - 1.5 * DOT_STEP}`,
      paths: [{ kind: 'dots', d: rows.join('') }],
    },
    items: items.map(({ figure, text }) => ({ figure: `${figure}`, text })),
  };
}

const WHOLE = 300;

/** One sum as a line for each way to pay, with what it costs at its end, to scale. */
export const partsOf = (
  heading: string,
  rupees: number,
  ways: readonly { fee: number; figure: string; text: string }[],
): Tally => {
  const left = (fee: number) => WHOLE - Math.round((fee * WHOLE) / rupees);
  return {
    heading,
    plot: {
      box: `0 0 ${WHOLE} ${ways.length * 24 - 8}`,
      paths: [
        {
          kind: 'primary',
          d: ways.map(({ fee }, at) => `M0 ${at * 24 + 8}H${left(fee)}`).join(''),
        },
        {
          kind: 'accent',
          d: ways.map(({ fee }, at) => `M${left(fee)} ${at * 24 + 8}H${WHOLE}`).join(''),
        },
      ],
    },
    items: ways.map(({ figure, text }) => ({ figure, text })),
  };
};

/** A column for each time: what was put in, and on top of it what was won. */
export function growth(
  heading: string,
  times: readonly { invested: number; value: number }[],
  items: Figures,
): Tally {
  const high = 80;
  const most = Math.max(...times.map(({ value }) => value));
  const y = (sum: number) => high - Math.round((sum * high) / most);
  const step = WHOLE / times.length;
  const x = (at: number) => at * step + step / 2;
  return {
    heading,
    plot: {
      box: `0 0 ${WHOLE} ${high}`,
      paths: [
        {
          kind: 'primary',
          d: times.map(({ invested }, at) => `M${x(at)} ${high}V${y(invested)}`).join(''),
        },
        {
          kind: 'accent',
          d: times
            .map(({ invested, value }, at) => `M${x(at)} ${y(invested)}V${y(value)}`)
            .join(''),
        },
      ],
    },
    items,
  };
}

/** A call, its answer, and what is sent of itself afterwards. */
export const exchange = (heading: string, items: Figures): Tally => ({
  heading,
  plot: {
    box: '0 0 300 56',
    paths: [
      { kind: 'area', d: [0, 110, 220].map((x) => `M${x} 0h80v56h-80z`).join('') },
      { kind: 'axis', d: [80, 190].map((x) => `M${x} 28h28m-8-6 8 6-8 6`).join('') },
      { kind: 'axis', d: 'M12 42h56M122 42h40M232 42h50M232 32h30' },
      { kind: 'accent', d: 'M12 18h36M232 16h16' },
      { kind: 'primary', d: 'M122 18h24' },
    ],
  },
  items,
});

type Count = { figure: number; text: string };

const countsAsText = (counts: readonly Count[]) =>
  counts.map(({ figure, text }) => ({ figure: `${figure}`, text }));

const POLE = 15;
const FLAG = 11;
const GROUND = 84;

/** A flag on a pole for each change: highest those to act on now, lower those that wait, lowest the rest. */
export function flags(heading: string, counts: readonly Count[]): Tally {
  const heights = counts.flatMap(({ figure }, at) =>
    Array.from({ length: figure }, () => [8, 32, 60][at] ?? 0),
  );
  const poles = heights.map((y, at) => ({ x: at * POLE, y }));
  const [now = 0, before = 0] = counts.map(({ figure }) => figure);
  const flown = (some: typeof poles) => some.map(({ x, y }) => `M${x} ${y}h${FLAG}`).join('');
  const rest = poles.slice(now + before);
  return {
    heading,
    plot: {
      box: `0 0 ${poles.length * POLE - POLE + FLAG} ${GROUND}`,
      paths: [
        { kind: 'axis', d: poles.map(({ x, y }) => `M${x} ${y - 8}V${GROUND}`).join('') },
        { kind: 'accent', d: flown(poles.slice(0, now)) },
        { kind: 'primary', d: flown(poles.slice(now, now + before)) },
        { kind: 'area', d: rest.map(({ x, y }) => `M${x} ${y - 8}h${FLAG}v16h-${FLAG}z`).join('') },
      ],
    },
    items: countsAsText(counts),
  };
}

const STREAM = 66;
const APART = 9;

/** Streams that flow into one, each as wide as what it brings. */
export function streams(heading: string, counts: readonly Count[]): Tally {
  const all = counts.reduce((sum, { figure }) => sum + figure, 0);
  const wide = (figure: number) => Math.round((figure * STREAM) / all);
  const high = STREAM + (counts.length - 1) * APART;
  const before = (at: number) =>
    counts.slice(0, at).reduce((sum, { figure }) => sum + wide(figure), 0);
  const bands = counts.map(({ figure }, at) => ({
    from: before(at) + at * APART,
    to: before(at) + (high - STREAM) / 2,
    wide: wide(figure),
  }));
  const spring = (some: typeof bands) =>
    some.map((band) => `M8 ${band.from}v${band.wide}`).join('');
  return {
    heading,
    plot: {
      box: `0 0 ${WHOLE} ${high}`,
      paths: [
        {
          kind: 'area',
          d: bands
            .map(
              (band) =>
                `M16 ${band.from}C150 ${band.from} 150 ${band.to} 284 ${band.to}v${band.wide}C150 ${band.to + band.wide} 150 ${band.from + band.wide} 16 ${band.from + band.wide}z`,
            )
            .join(''),
        },
        { kind: 'accent', d: spring(bands.slice(0, 1)) },
        { kind: 'primary', d: spring(bands.slice(1)) },
        { kind: 'primary', d: `M292 ${(high - STREAM) / 2}v${STREAM}` },
      ],
    },
    items: countsAsText(counts),
  };
}

const LARGEST = 84;
const INK = 16;

/** Squares next to each other, each as large as its number. */
export function squares(heading: string, counts: readonly Count[]): Tally {
  const most = Math.max(...counts.map(({ figure }) => figure));
  const sides = counts.map(({ figure }) => Math.round(LARGEST * Math.sqrt(figure / most)));
  const [few = 0, some = 0, rest = 0] = sides;
  const x = [0, few + INK, few + some + 2 * INK] as const;
  return {
    heading,
    plot: {
      box: `0 0 ${WHOLE} ${LARGEST}`,
      paths: [
        { kind: 'accent', d: filled(x[0], LARGEST - few, few) },
        { kind: 'primary', d: filled(x[1], LARGEST - some, some) },
        { kind: 'area', d: `M${x[2]} ${LARGEST - rest}h${rest}v${rest}h-${rest}z` },
      ],
    },
    items: countsAsText(counts),
  };
}

/** A square of lines that are as thick as those of a plot. */
function filled(x: number, y: number, side: number): string {
  const lines = Math.ceil(side / INK);
  return Array.from({ length: lines }, (_, at) => {
    const down = INK / 2 + ((side - INK) * at) / (lines - 1);
    return `M${x} ${y + Math.round(down)}h${side}`;
  }).join('');
}

const KEY_HIGH = 42;
const KEY_WIDE = 156;

/** A key for each role. Its teeth are what the role opens, in one order: the first key has them all. */
export function keys(
  heading: string,
  teeth: readonly (readonly boolean[])[],
  items: Figures,
): Tally {
  const places = teeth.map((_, at) => ({
    x: (at % 2) * KEY_WIDE,
    y: Math.floor(at / 2) * KEY_HIGH,
  }));
  const cut = (at: number) =>
    (teeth[at] ?? [])
      .map((opens, tooth) => {
        const { x, y } = places[at] ?? { x: 0, y: 0 };
        return opens ? `M${x + 64 + tooth * 22} ${y + 24}v12` : '';
      })
      .join('');
  return {
    heading,
    plot: {
      box: `0 0 ${2 * KEY_WIDE - 8} ${Math.ceil(teeth.length / 2) * KEY_HIGH - 4}`,
      paths: [
        {
          kind: 'area',
          d: places
            .map(
              ({ x, y }) =>
                `M${x} ${y + 18}a18 18 0 1 0 36 0a18 18 0 1 0-36 0M${x + 8} ${y + 18}a6 6 0 1 1 12 0a6 6 0 1 1-12 0M${x + 35} ${y + 12}v12h113v-12z`,
            )
            .join(''),
        },
        { kind: 'accent', d: cut(0) },
        {
          kind: 'primary',
          d: teeth
            .slice(1)
            .map((_, at) => cut(at + 1))
            .join(''),
        },
      ],
    },
    items,
  };
}

/** Doors that stand open, and one that is shut. */
export const doors = (heading: string, items: Figures): Tally => ({
  heading,
  plot: {
    box: '0 0 300 84',
    paths: [
      { kind: 'area', d: 'M14 4h52v80h-52zM120 4h52v80h-52z' },
      {
        kind: 'axis',
        d: 'M14 84V4h52v80M14 4l26 10v62l-26 8M34 44v5M120 84V4h52v80M120 4l26 10v62l-26 8M140 44v5M0 84h300',
      },
      { kind: 'primary', d: 'M226 12h52M226 28h52M226 44h52M226 60h52M226 76h52' },
      { kind: 'accent', d: 'M262 46h8' },
    ],
  },
  items,
});

import type { Scale } from '#lib/scale.ts';
import type { addOnNames, plans } from './words.ts';

/** From this age on (of a person, a car or a building), rupees a year for each lakh of cover. */
export interface AgeBand {
  from: number;
  rupeesPerLakh: number;
}

/** A kind of insurance with rates made up for demonstration: no insurer's price list is behind them. */
export interface Plan {
  id: PlanId;
  age: Scale;
  /** In rupees. */
  cover: Scale;
  /** In years. */
  term: Scale;
  bands: readonly AgeBand[];
  /** `rises`: each year is priced by the age then. `level`: all years by the age at the start. */
  pricing: 'rises' | 'level';
  /** A level price grows by this for each year of the term over the tenth. */
  percentAYearOverTen: number;
  /** The cover falls by this share of itself each year, as a car's value does. */
  coverFallsPercent: number;
  /** Cover ends at this age at the latest. */
  endsAtAge: number;
  /** What the fields hold at the start. */
  start: { age: number; cover: number; years: number };
  /** Each adds a share of the base premium. */
  addOns: readonly { id: AddOnId; percent: number }[];
}

export type PlanId = keyof typeof plans;

export type AddOnId = keyof typeof addOnNames;

const whole = (min: number, max: number, step: number): Scale => ({
  min,
  max,
  decimals: 0,
  steps: [{ from: min, step }],
});
const years = (min: number, max: number) => whole(min, max, 1);

/** All sample rates. Change them here; the calculator, its samples and its tests follow. */
export const PLANS: readonly Plan[] = [
  {
    id: 'health',
    age: years(18, 80),
    cover: whole(1_00_000, 50_00_000, 1_00_000),
    term: years(1, 5),
    bands: [
      { from: 18, rupeesPerLakh: 1_200 },
      { from: 36, rupeesPerLakh: 1_600 },
      { from: 46, rupeesPerLakh: 2_400 },
      { from: 56, rupeesPerLakh: 3_800 },
      { from: 66, rupeesPerLakh: 5_500 },
    ],
    pricing: 'rises',
    percentAYearOverTen: 0,
    coverFallsPercent: 0,
    endsAtAge: 85,
    start: { age: 34, cover: 5_00_000, years: 3 },
    addOns: [
      { id: 'room', percent: 10 },
      { id: 'maternity', percent: 18 },
      { id: 'daily', percent: 6 },
    ],
  },
  {
    id: 'car',
    age: years(0, 15),
    cover: whole(1_00_000, 50_00_000, 50_000),
    term: years(1, 3),
    bands: [
      { from: 0, rupeesPerLakh: 2_600 },
      { from: 5, rupeesPerLakh: 2_900 },
      { from: 10, rupeesPerLakh: 3_300 },
    ],
    pricing: 'rises',
    percentAYearOverTen: 0,
    coverFallsPercent: 10,
    endsAtAge: 18,
    start: { age: 2, cover: 6_00_000, years: 1 },
    addOns: [
      { id: 'depreciation', percent: 15 },
      { id: 'roadside', percent: 4 },
      { id: 'engine', percent: 8 },
    ],
  },
  {
    id: 'home',
    age: years(0, 60),
    cover: whole(5_00_000, 5_00_00_000, 5_00_000),
    term: years(1, 10),
    bands: [
      { from: 0, rupeesPerLakh: 35 },
      { from: 20, rupeesPerLakh: 45 },
      { from: 40, rupeesPerLakh: 65 },
    ],
    pricing: 'rises',
    percentAYearOverTen: 0,
    coverFallsPercent: 0,
    endsAtAge: 70,
    start: { age: 10, cover: 40_00_000, years: 5 },
    addOns: [
      { id: 'contents', percent: 40 },
      { id: 'rent', percent: 12 },
    ],
  },
  {
    id: 'life',
    age: years(18, 65),
    cover: whole(5_00_000, 5_00_00_000, 5_00_000),
    term: years(5, 40),
    bands: [
      { from: 18, rupeesPerLakh: 110 },
      { from: 31, rupeesPerLakh: 150 },
      { from: 36, rupeesPerLakh: 210 },
      { from: 41, rupeesPerLakh: 310 },
      { from: 46, rupeesPerLakh: 460 },
      { from: 51, rupeesPerLakh: 690 },
      { from: 56, rupeesPerLakh: 1_020 },
      { from: 61, rupeesPerLakh: 1_500 },
    ],
    pricing: 'level',
    percentAYearOverTen: 2,
    coverFallsPercent: 0,
    endsAtAge: 75,
    start: { age: 30, cover: 50_00_000, years: 20 },
    addOns: [
      { id: 'accident', percent: 15 },
      { id: 'illness', percent: 35 },
      { id: 'waiver', percent: 5 },
    ],
  },
];

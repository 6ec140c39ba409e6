import { formatRupees } from '#domain/rupees.ts';
import { type NumberWords, type Reading, readNumber } from '#lib/quantities/read-number.ts';
import type { Scale } from '#lib/scale.ts';
import type { Cover } from './premium.ts';
import { PLANS, type Plan } from './sample-rates.ts';
import * as words from './words.ts';

export type CoverField = 'age' | 'cover' | 'years';

export interface CoverTexts extends Readonly<Record<CoverField, string>> {
  /** Id of the kind of insurance; an unknown one counts as the first. */
  plan: string;
  /** Ids of the chosen add-ons, separated by spaces. */
  addOns: string;
}

export interface NumberField {
  label: string;
  scale: Scale;
  words: NumberWords;
}

export const planOf = (id: string): Plan => PLANS.find((plan) => plan.id === id) ?? FIRST;

const FIRST = PLANS[0] as Plan;

/** The three numbers of a plan: what they may be, and how messages and sliders speak of them. */
export function fieldsOf(plan: Plan): Record<CoverField, NumberField> {
  const own = words.plans[plan.id];
  return {
    age: {
      label: own.ageLabel,
      scale: plan.age,
      words: {
        missing: own.ageMissing,
        inDigits: own.ageInDigits,
        say: words.years,
        of: 'year',
      },
    },
    cover: {
      label: own.coverLabel,
      scale: plan.cover,
      words: {
        missing: own.coverMissing,
        inDigits: own.coverInDigits,
        say: formatRupees,
        of: 'lump',
      },
    },
    years: {
      label: words.termLabel,
      scale: plan.term,
      words: {
        missing: words.termMissing,
        inDigits: words.termInDigits,
        say: words.years,
        of: 'year',
      },
    },
  };
}

/** Reads what was typed. `cover` is there only if all three are right and fit together. */
export function readCover(texts: CoverTexts): {
  readings: Record<CoverField, Reading>;
  cover: Cover | undefined;
} {
  const plan = planOf(texts.plan);
  const fields = fieldsOf(plan);
  const read = (name: CoverField) =>
    readNumber(texts[name], fields[name].scale, fields[name].words);
  const readings = { age: read('age'), cover: read('cover'), years: read('years') };
  const { age, cover, years } = readings;
  if (!('value' in age && 'value' in cover && 'value' in years))
    return { readings, cover: undefined };
  const longest = plan.endsAtAge - age.value;
  if (years.value > longest) {
    const problem = words.coverEnds(plan.endsAtAge, age.value, longest);
    return { readings: { ...readings, years: { problem, unfinished: false } }, cover: undefined };
  }
  const addOns = texts.addOns.split(' ').filter((id) => plan.addOns.some((each) => each.id === id));
  return {
    readings,
    cover: { age: age.value, paise: cover.value * 100, years: years.value, addOns },
  };
}

/** The texts that a plan starts with. */
export const startOf = ({ id, start }: Plan): CoverTexts => ({
  plan: id,
  age: String(start.age),
  cover: start.cover.toLocaleString('en-IN'),
  years: String(start.years),
  addOns: '',
});

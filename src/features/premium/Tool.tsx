import { useEffect, useMemo, useRef } from 'react';
import { SliderField } from '#components/forms/SliderField.tsx';
import { useAddress } from '#components/quantities/use-address.ts';
import { useQuantities } from '#components/quantities/use-quantities.ts';
import { Samples } from '#components/tools/Samples.tsx';
import { useCalculator } from '#components/tools/use-calculator.ts';
import type { Tools } from '#copy/types/tools.ts';
import { AddOns } from './AddOns.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { PremiumResult } from './PremiumResult.tsx';
import { PremiumYears } from './PremiumYears.tsx';
import {
  type CoverField,
  type CoverTexts,
  fieldsOf,
  planOf,
  readCover,
  startOf,
} from './read-cover.ts';
import './tool.scss';

const FIRST = 'health';

/** What was asked as an address has it; undefined while a number cannot be read. */
function askedOf(texts: CoverTexts): CoverTexts | undefined {
  const { age, cover, years } = readCover(texts).readings;
  if (!('value' in age && 'value' in cover && 'value' in years)) return undefined;
  return { ...texts, age: `${age.value}`, cover: `${cover.value}`, years: `${years.value}` };
}

/** What needs no words in an address: the numbers that its kind of insurance starts with. */
function startOfAddress({ plan }: CoverTexts): CoverTexts {
  const start = startOf(planOf(plan));
  return { ...(askedOf(start) ?? start), plan: FIRST };
}

/** Estimates a premium from sample rates while kind, age, cover, term and add-ons are changed. */
export default function PremiumTool({ tool: { samples, note } }: { tool: Tools['premium'] }) {
  const { texts, setTexts, change, rested, form, result, pick } = useCalculator<CoverTexts>(() =>
    startOf(planOf(FIRST)),
  );
  const plan = planOf(texts.plan);
  const fields = useMemo(() => fieldsOf(plan), [plan]);
  const { readings } = readCover(texts);

  const first = useRef(texts);
  useQuantities(() => setTexts((now) => ({ ...now })));
  useAddress(askedOf(rested), startOfAddress(rested), (found) =>
    setTexts(({ plan: before, ...now }) => {
      const chosen = planOf(found.plan ?? before);
      first.current = { ...now, ...startOf(chosen), ...found, plan: chosen.id };
      return first.current;
    }),
  );

  // What was chosen in the served page before the scripts ran. A sample that was pressed meanwhile stays.
  useEffect(() => {
    const chosen = new FormData(form.current ?? undefined);
    const id = chosen.get('plan') as string;
    const addOns = chosen.getAll('addOns').join(' ');
    setTexts((now) => {
      if (now !== first.current || location.search) return now;
      return { ...(id === now.plan ? now : startOf(planOf(id))), addOns };
    });
  }, [form, setTexts]);

  return (
    <>
      <div className="calculator">
        <form className="panel form-card" method="dialog" autoComplete="off" noValidate ref={form}>
          <PlanChoice chosen={plan} onChoose={(next) => setTexts(startOf(next))} />
          {(Object.keys(fields) as CoverField[]).map((field) => (
            <SliderField
              key={`${plan.id}-${field}`}
              name={field}
              {...fields[field]}
              text={texts[field]}
              {...readings[field]}
              onChange={change}
            />
          ))}
          <AddOns
            plan={plan}
            chosen={texts.addOns}
            onChange={(addOns) => change('addOns', addOns)}
          />
        </form>
        <div>
          <div ref={result}>
            <PremiumResult texts={rested} note={note} />
          </div>
          <Samples samples={samples} form={form} onPick={pick} />
        </div>
      </div>
      <PremiumYears texts={rested} note={note} />
    </>
  );
}

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { NoResult } from '#components/NoResult.tsx';
import { Samples } from '#components/Samples.tsx';
import { SettledStatus } from '#components/SettledStatus.tsx';
import { SliderField } from '#components/SliderField.tsx';
import type { Tools } from '#content/types/tools.ts';
import { formatPaise } from '#lib/rupees.ts';
import { AddOns } from './AddOns.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { PremiumResult } from './PremiumResult.tsx';
import { PremiumYears } from './PremiumYears.tsx';
import { premiumOf } from './premium.ts';
import {
  type CoverField,
  type CoverTexts,
  fieldsOf,
  planOf,
  readCover,
  startOf,
} from './read-cover.ts';
import './tool.scss';

/** Estimates a premium from sample rates while kind, age, cover, term and add-ons are changed. */
export default function PremiumTool({ tool: { samples, note } }: { tool: Tools['premium'] }) {
  const [texts, setTexts] = useState<CoverTexts>(() => startOf(planOf('health')));
  const form = useRef<HTMLFormElement>(null);
  // Picture and table may come a moment later, so that a slider or a key never waits for them.
  const rested = useDeferredValue(texts);
  const plan = planOf(texts.plan);
  const fields = fieldsOf(plan);
  const { readings, cover } = readCover(texts);
  const premium = cover && premiumOf(plan, cover);
  const change = (changed: Partial<CoverTexts>) => setTexts((now) => ({ ...now, ...changed }));

  // What was chosen in the served page before the scripts ran.
  useEffect(() => {
    const chosen = new FormData(form.current ?? undefined);
    const id = String(chosen.get('plan') ?? '');
    const addOns = chosen.getAll('addOns').join(' ');
    setTexts((now) => ({ ...(id && id !== now.plan ? startOf(planOf(id)) : now), addOns }));
  }, []);

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
              reading={readings[field]}
              onChange={(text) => change({ [field]: text })}
            />
          ))}
          <AddOns plan={plan} chosen={texts.addOns} onChange={(addOns) => change({ addOns })} />
          <Samples samples={samples} onPick={({ values }) => setTexts(values)} />
        </form>
        {premium ? (
          <PremiumResult premium={premium} note={note} />
        ) : (
          <NoResult icon="chart" text="Correct what is marked, and the premium appears here." />
        )}
      </div>
      {cover && <PremiumYears texts={rested} note={note} />}
      <SettledStatus
        text={
          premium
            ? `${plan.label}: ${formatPaise(premium.total)} over the term, sample rates`
            : 'No result yet'
        }
      />
    </>
  );
}

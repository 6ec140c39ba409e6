import { startTransition, useOptimistic } from 'react';
import { PLANS, type Plan } from './sample-rates.ts';
import * as words from './words.ts';

/** The kinds of insurance, of which one is chosen: marked at once, before the fields of its plan are rendered. */
export function PlanChoice(props: { chosen: Plan; onChoose: (plan: Plan) => void }) {
  const [marked, mark] = useOptimistic(props.chosen);

  function choose(plan: Plan): void {
    startTransition(() => {
      mark(plan);
      props.onChoose(plan);
    });
  }

  return (
    <fieldset className="choices choices--pairs mb-2">
      <legend className="form-label">{words.planChoice}</legend>
      {PLANS.map((plan) => (
        <label key={plan.id} className="tick-label">
          <input
            type="radio"
            name="plan"
            value={plan.id}
            checked={plan.id === marked.id}
            onChange={() => choose(plan)}
          />
          <span>{words.plans[plan.id].name}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { PLANS, type Plan } from './sample-rates.ts';

/** The kinds of insurance, of which one is chosen. */
export function PlanChoice(props: { chosen: Plan; onChoose: (plan: Plan) => void }) {
  return (
    <fieldset className="choices choices--pairs mb-2">
      <legend className="form-label">Kind of insurance</legend>
      {PLANS.map((plan) => (
        <label key={plan.id} className="tick-label">
          <input
            type="radio"
            name="plan"
            value={plan.id}
            checked={plan.id === props.chosen.id}
            onChange={() => props.onChoose(plan)}
          />
          <span>{plan.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

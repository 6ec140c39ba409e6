import type { Plan } from './sample-rates.ts';
import * as words from './words.ts';

interface AddOnsProps {
  plan: Plan;
  /** Ids of the chosen ones, separated by spaces. */
  chosen: string;
  onChange: (chosen: string) => void;
}

/** What may be added to a plan, and by how much of the base premium it raises the price. */
export function AddOns({ plan, chosen, onChange }: AddOnsProps) {
  const ids = chosen.split(' ').filter(Boolean);
  const toggle = (id: string) =>
    onChange((ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(' '));
  return (
    <fieldset className="choices mt-3">
      <legend className="form-label">{words.addOnsLabel}</legend>
      {plan.addOns.map(({ id, percent }) => (
        <label key={id} className="tick-label">
          <input
            type="checkbox"
            name="addOns"
            value={id}
            checked={ids.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{`${words.addOnNames[id].name} (+${percent}%)`}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useHydrated } from '#components/use-hydrated.ts';
import * as words from '#words/worked-examples.ts';

/** Two digits fit into the box. */
const MAX_COUNT = 99;

interface StepperProps {
  /** What is counted. */
  name: string;
  count: number;
  onChange: (count: number) => void;
}

/** A count between two buttons. Until scripts run, and without them, the count alone. */
export function Stepper({ name, count, onChange }: StepperProps) {
  const hydrated = useHydrated();
  const button = (step: 1 | -1, label: string, sign: string) => {
    const next = count + step;
    const isEnd = next < 0 || next > MAX_COUNT;
    return (
      <button
        type="button"
        aria-label={label}
        // Not `disabled`, which would take the focus away from under a finger.
        aria-disabled={isEnd}
        onClick={() => !isEnd && onChange(next)}
      >
        {sign}
      </button>
    );
  };
  return (
    <span className="count">
      {hydrated && button(-1, words.fewer(name), '−')}
      <output>{count}</output>
      {hydrated && button(1, words.more(name), '+')}
    </span>
  );
}

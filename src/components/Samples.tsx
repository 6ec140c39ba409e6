import { startTransition, useId } from 'react';
import type { Sample } from '#content/types/sample.ts';

interface SamplesProps<Field extends string> {
  samples: readonly Sample<Field>[];
  onPick: (sample: Sample<Field>) => void;
  label?: string;
}

/** Chips that fill a form with made-up values; each says what comes of it. */
export function Samples<Field extends string>(props: SamplesProps<Field>) {
  const { samples, onPick, label = 'Try a sample' } = props;
  const id = useId();
  return (
    <div className="samples">
      <p className="samples__title" id={id}>
        {label}
      </p>
      <ul className="chips" aria-labelledby={id}>
        {samples.map((sample) => (
          <li key={sample.label}>
            <button
              type="button"
              className="chip"
              // The chip reacts at once, and the form fills after that.
              onClick={() => startTransition(() => onPick(sample))}
            >
              {sample.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

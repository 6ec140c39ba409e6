import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { Sample } from '#copy/types/sample.ts';
import * as words from '#words/components.ts';
import { type SamplesOptions, useSamples } from './use-samples.ts';
// Every tool has samples: what tools look alike in comes with them, once.
import './toolkit.scss';

/** Made-up cases that fill a form and run it: three in sight, the rest folded. The picked one is marked. */
export function Samples<Field extends string>(props: SamplesOptions<Field> & { label?: string }) {
  const { samples, label = words.tryOne } = props;
  const { marked, pick } = useSamples(props);
  const id = useId();
  const more = samples.filter(({ about }) => !about);
  const chip = (sample: Sample<Field>) => (
    <li key={sample.label}>
      <button
        type="button"
        className={sample.about ? 'chip chip--two' : 'chip'}
        aria-pressed={sample === marked}
        onClick={() => pick(sample)}
      >
        <span>{sample.label}</span>
        {sample.about && <small>{` ${sample.about}`}</small>}
      </button>
    </li>
  );
  return (
    <div className="samples">
      <p className="samples__title" id={id}>
        {label}
      </p>
      <ul className="samples__row" aria-labelledby={id}>
        {samples.filter(({ about }) => about).map(chip)}
      </ul>
      {more.length > 0 && (
        <details className="fold">
          <summary>
            {words.moreCases}
            <Icon name="chevron-down" className="i-sm" />
          </summary>
          <ul className="chips" aria-label={words.moreCases}>
            {more.map(chip)}
          </ul>
        </details>
      )}
    </div>
  );
}

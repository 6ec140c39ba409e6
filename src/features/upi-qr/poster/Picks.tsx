import { type ReactNode, useId } from 'react';

interface PicksProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string; about?: string; lang?: string }[];
  value: Value;
  onPick: (value: Value) => void;
  /** A picture above each name. */
  picture?: (value: Value) => ReactNode;
}

/** One of a few, each a tile. */
export function Picks<Value extends string>(props: PicksProps<Value>) {
  const { legend, choices, value, onPick, picture } = props;
  const group = useId();
  return (
    <fieldset className="picks" data-count={choices.length}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label className={`pick ${choice.value === value ? 'is-on' : ''}`} key={choice.value}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onPick(choice.value)}
          />
          {picture && <span aria-hidden="true">{picture(choice.value)}</span>}
          <span lang={choice.lang}>{choice.label}</span>
          {choice.about && <small>{choice.about}</small>}
        </label>
      ))}
    </fieldset>
  );
}

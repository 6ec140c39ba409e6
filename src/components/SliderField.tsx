import { useEffect, useRef, useState } from 'react';
import type { NumberWords, Reading } from '#lib/read-number.ts';
import { lastStop, positionOf, type Scale, valueAt } from '#lib/scale.ts';
import { useBusy } from '#pwa/busy.ts';
import { Field } from './Field.tsx';

interface SliderFieldProps {
  name: string;
  label: string;
  scale: Scale;
  words: NumberWords;
  text: string;
  /** What `text` was read as. */
  reading: Reading;
  onChange: (text: string) => void;
}

/** A number to type, and a slider in step with it. The slider says its value in words, with the unit. */
export function SliderField(props: SliderFieldProps) {
  const { name, label, scale, words, text, reading, onChange } = props;
  const number = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  // While the number is wrong the slider stays where it was.
  const [value, setValue] = useState(scale.min);
  if ('value' in reading && reading.value !== value) setValue(reading.value);

  // What a form begins with, a reload brings back.
  const [first] = useState(text);
  useBusy(text !== first);

  const slide = (position: number) => onChange(valueAt(scale, position).toLocaleString('en-IN'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the served page can differ from the state.
  useEffect(() => {
    if (number.current && number.current.value !== text) onChange(number.current.value);
    else if (slider.current && Number(slider.current.value) !== positionOf(scale, value))
      slide(Number(slider.current.value));
  }, []);

  // Half a number is not yet wrong; one that was left so is.
  const problem = 'problem' in reading ? reading : undefined;
  const error = problem && !(isTyping && problem.unfinished) ? problem.problem : undefined;
  return (
    <div className="slider-field">
      <Field label={label} error={error}>
        {(ids) => (
          <>
            <input
              {...ids}
              className={`form-control num${error ? ' is-invalid' : ''}`}
              ref={number}
              name={name}
              value={text}
              inputMode={scale.decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              onChange={({ target }) => {
                setTyping(true);
                onChange(target.value);
              }}
              onBlur={() => setTyping(false)}
            />
            <input
              type="range"
              className="slider"
              ref={slider}
              min={0}
              max={lastStop(scale)}
              value={positionOf(scale, value)}
              aria-label={label}
              aria-valuetext={problem ? problem.problem : words.say(value)}
              onChange={({ target }) => slide(Number(target.value))}
            />
            <div
              className="section__note num d-flex justify-content-between gap-3 mt-0"
              aria-hidden="true"
            >
              <span>{words.say(scale.min)}</span>
              <span>{words.say(scale.max)}</span>
            </div>
          </>
        )}
      </Field>
    </div>
  );
}

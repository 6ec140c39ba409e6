import { memo, useEffect, useRef, useState } from 'react';
import { putBack } from '#components/form-state/early-fields.ts';
import type { NumberWords } from '#lib/quantities/read-number.ts';
import { lastStop, positionOf, type Scale, valueAt } from '#lib/scale.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';
import { Choices } from './Choices.tsx';
import { Field } from './Field.tsx';
import { useSideways } from './use-sideways.ts';
import { useTyping } from './use-typing.ts';

interface SliderFieldProps {
  name: string;
  label: string;
  scale: Scale;
  words: NumberWords;
  text: string;
  /** What `text` was read as, or what is wrong with it. */
  value?: number;
  problem?: string;
  unfinished?: boolean;
  /** The numbers that `text` may mean, where it may mean several. */
  choices?: readonly number[];
  /** Always the same function, so that a field is rendered again only for its own number. */
  onChange: (name: string, text: string) => void;
}

/** A number to type, and a slider in step with it. The slider says its value in words, with the unit. */
export const SliderField = memo((props: SliderFieldProps) => {
  const { name, label, scale, words, text, value, problem, unfinished, choices = [] } = props;
  const { isTyping, type, leave } = useTyping();
  // While the number is wrong the slider stays where it was.
  const [right, setRight] = useState(scale.min);
  if (value !== undefined && value !== right) setRight(value);

  const [first] = useState(text);
  // The address has it.
  useUnsavedWork(text !== first, true);

  const change = (typed: string) => props.onChange(name, typed);
  const { isScrolling, touch } = useSideways(text, change);
  const slide = (position: number) => {
    if (!isScrolling()) change(valueAt(scale, position).toLocaleString('en-IN'));
  };
  const shown = (number: number) =>
    number.toLocaleString('en-IN', { maximumFractionDigits: scale.decimals });

  useEffect(putBack, []);

  /** Whether it was left before it could be read: what reads words comes after the page. */
  const leftUnread = useRef(false);
  // What is read shows in the field.
  const showRead = () => {
    leftUnread.current = value === undefined;
    if (value !== undefined && /[^0-9,.]/.test(text)) change(shown(value));
  };
  useEffect(() => {
    if (leftUnread.current) showRead();
  });

  // Half a number is not yet wrong; one that was left so is.
  const error = isTyping && unfinished ? undefined : problem;
  return (
    <div className="slider-field">
      <Field label={label} error={error}>
        {(ids) => (
          <>
            <input
              {...ids}
              className={`form-control num${error ? ' is-invalid' : ''}`}
              name={name}
              value={text}
              inputMode={scale.decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              onChange={({ target }) => {
                type();
                leftUnread.current = false;
                change(target.value);
              }}
              onBlur={() => {
                showRead();
                leave();
              }}
            />
            <input
              {...touch}
              type="range"
              className="slider"
              min={0}
              max={lastStop(scale)}
              value={positionOf(scale, right)}
              aria-label={label}
              aria-valuetext={problem ?? words.say(right)}
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
      {choices.length > 0 && <Choices texts={choices.map(shown)} onPick={change} />}
    </div>
  );
});

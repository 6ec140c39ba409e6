import { useRef, useState } from 'react';
import { SliderField } from '#components/forms/SliderField.tsx';
import { ResultActions } from '#components/results/ResultActions.tsx';
import { SettledStatus } from '#components/results/SettledStatus.tsx';
import { Samples } from '#components/tools/Samples.tsx';
import '#lib/quantities/quantity.ts';
import { readNumber } from '#lib/quantities/read-number.ts';
import type { Scale } from '#lib/scale.ts';

const scale: Scale = { min: 1, max: 30, decimals: 0, steps: [{ from: 1, step: 1 }] };
const words = {
  missing: 'Enter the term.',
  inDigits: 'Write the term in digits, such as 5.',
  say: (years: number) => `${years} years`,
  of: 'year',
} as const;

/** A slider that can be moved, and typed into wrongly. */
export function StatefulSlider() {
  const [text, setText] = useState('5');
  return (
    <SliderField
      name="years"
      label="Term"
      scale={scale}
      words={words}
      text={text}
      onChange={(_name, typed) => setText(typed)}
      {...readNumber(text, scale, words)}
    />
  );
}

/** Chips that fill a field. */
export function SampleChips() {
  const [text, setText] = useState('nothing yet');
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <Samples
        samples={[
          {
            label: 'Valid',
            about: 'Meena Stores',
            values: { number: '09AAACS0000A1ZE' },
            outcome: 'Valid',
          },
          { label: 'A wrong digit', values: { number: '09AAACS0000A1Z5' }, outcome: 'Wrong' },
        ]}
        form={form}
        onPick={({ values }) => setText(values.number)}
      />
      <p>{`Picked: ${text}`}</p>
    </>
  );
}

/** Buttons that save and print one paragraph. */
export function PrintableResult() {
  const printed = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={printed}>What is printed.</p>
      <ResultActions file="sample.csv" csv={async () => 'year,amount\n1,100\n'} printed={printed} />
    </>
  );
}

/** Invisible: what a screen reader is told some time after the last press. */
export function SpokenStatus() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" className="btn btn-outline-primary" onClick={() => setCount(count + 1)}>
        Change what is said
      </button>
      <SettledStatus text={`Changed ${count} times.`} />
    </>
  );
}

import type { InputHTMLAttributes } from 'react';
import { Choices } from '#components/forms/Choices.tsx';
import { Field } from '#components/forms/Field.tsx';
import { useTyping } from '#components/forms/use-typing.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { phoneHint } from './phone.ts';
import type { Option } from './search-countries.ts';
import * as words from './words/phone.ts';

interface PhoneFieldProps {
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  /** Of the input, as `useForm` makes it. */
  control: Pick<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onBlur' | 'onChange'> & {
    name: string;
    value: string;
  };
  error?: string;
  /** Of several numbers that were put in at once. */
  several: {
    choices: readonly string[];
    problem: string | undefined;
    onPick: (number: string) => void;
  };
  disabled: boolean;
}

/** A phone number: its country, and its digits without the dial code. A code behind a `+` chooses the country. */
export function PhoneField(props: PhoneFieldProps) {
  const { options, chosen, onChoose, control, error, several, disabled } = props;
  const { value } = control;
  const { isTyping, type, leave } = useTyping();
  // A number is short until it is typed whole.
  const isEarly = isTyping && value.length <= Math.max(...chosen.lengths);
  return (
    <>
      <Field
        label={words.phoneNumber}
        error={error}
        hint={several.problem ?? (isEarly ? '' : phoneHint(value, chosen, chosen.name))}
      >
        {(ids) => (
          <div className="phone">
            <CountrySelect {...{ options, chosen, onChoose, disabled }} />
            <input
              {...control}
              {...ids}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              disabled={disabled}
              onFocus={type}
              onBlur={leave}
            />
          </div>
        )}
      </Field>
      <Choices texts={several.choices} onPick={several.onPick} />
    </>
  );
}

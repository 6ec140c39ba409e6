import { Field } from '#components/forms/Field.tsx';
import { keepCaret } from '#components/forms/keep-caret.ts';
import { useTyping } from '#components/forms/use-typing.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { phoneHint, typedPhone } from './phone.ts';
import type { Option } from './search-countries.ts';
import * as words from './words/phone.ts';

interface PhoneFieldProps {
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  value: string;
  /** Gets digits, behind a `+` if one was typed. */
  onType: (text: string) => void;
  className: string;
  error?: string;
  disabled: boolean;
}

/** A phone number: its country, and its digits without the dial code. A code behind a `+` chooses the country. */
export function PhoneField(props: PhoneFieldProps) {
  const { options, chosen, onChoose, value, onType, className, error, disabled } = props;
  const { isTyping, type, leave } = useTyping();
  // A number is short until it is typed whole.
  const isEarly = isTyping && value.length <= Math.max(...chosen.lengths);
  return (
    <Field
      label={words.phoneNumber}
      error={error}
      hint={isEarly ? '' : phoneHint(value, chosen, chosen.name)}
    >
      {(ids) => (
        <div className="phone">
          <CountrySelect {...{ options, chosen, onChoose, disabled }} />
          <input
            {...ids}
            name="phone"
            className={className}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            disabled={disabled}
            value={value}
            onChange={({ target }) => onType(keepCaret(target, typedPhone))}
            onFocus={type}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  );
}

import type { ChangeEvent } from 'react';
import { Field } from '#components/forms/Field.tsx';

/** Properties of a control, as `useForm` makes them. */
export interface Control {
  name: string;
  className: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface PassphraseFieldProps {
  label: string;
  help?: string;
  error: string | undefined;
  /** Tells a password manager whether to fill or to make one. */
  autoComplete: 'current-password' | 'new-password';
  control: Control;
}

/** One passphrase, not shown, and not corrected by the keyboard. */
export function PassphraseField(props: PassphraseFieldProps) {
  const { label, help, error, autoComplete, control } = props;
  const className = error === undefined ? control.className : 'form-control is-invalid';
  return (
    <Field label={label} help={help} error={error}>
      {(field) => (
        <input
          {...field}
          {...control}
          className={className}
          type="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

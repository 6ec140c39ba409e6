import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

/** What a `Field` hands to its control: ids and states that tie label, error and help to it. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  error?: string;
  /** Draws the control with what it is handed. */
  children: (control: FieldControl) => ReactNode;
}

/** One labelled control with its error and help below. The error comes first, also for screen readers. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <div className="invalid-feedback" id={`${id}-error`} role="alert">
          <Icon name="alert" />
          <span>{error}</span>
        </div>
      )}
      {help && (
        <div className="form-text" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}

import { useId } from 'react';
import type { Elements } from '#components/elements.ts';
import { Icon } from '#components/Icon.tsx';
import './forms.scss';

/** What a `Field` hands to its control: ids and states that tie label, error and help to it. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  help?: string | false;
  /** An empty text marks the field as wrong without a message. */
  error?: string;
  /** Better knowledge that blocks nothing; empty while there is none, so that it is announced when it comes. */
  hint?: string;
  /** Renders the control with what it is handed. */
  children: (control: FieldControl) => Elements;
}

/** One labelled control with its error and help below. The error comes first, also for screen readers. */
export function Field({ label, help, error, hint, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, help && `${id}-help`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <div className="invalid-feedback" id={`${id}-error`} role="alert">
          <Icon name="alert" />
          <span>{error}</span>
        </div>
      )}
      {hint !== undefined && (
        <div className="form-hint" id={`${id}-hint`} role="status">
          {hint}
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

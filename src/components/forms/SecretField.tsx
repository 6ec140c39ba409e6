import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { showTyped } from '#words/components.ts';
import { Field } from './Field.tsx';

interface SecretFieldProps extends ComponentProps<'input'> {
  label: string;
  help?: string | undefined;
  error: string | undefined;
}

/**
 * A passphrase or a password, which a press shows while its form has the focus. The keyboard corrects nothing in it.
 *
 * @param props `autoComplete` tells a password manager whether to fill or to make one
 */
export function SecretField({ label, help, error, ...props }: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Hidden again when it is sent, and when its form or the page is left.
  useEffect(() => {
    const form = input.current?.form;
    if (!isShown || !form) return undefined;
    const hide = ({ relatedTarget = null }: Partial<FocusEvent>) =>
      form.contains(relatedTarget as Node | null) || setShown(false);
    form.addEventListener('submit', hide);
    form.addEventListener('focusout', hide);
    addEventListener('pagehide', hide);
    return () => {
      form.removeEventListener('submit', hide);
      form.removeEventListener('focusout', hide);
      removeEventListener('pagehide', hide);
    };
  }, [isShown]);

  return (
    <Field label={label} help={help} error={error}>
      {(ids) => (
        <div className="d-flex gap-2">
          <input
            {...props}
            {...ids}
            className={`form-control${error === undefined ? '' : ' is-invalid'}`}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            ref={input}
          />
          <button
            type="button"
            className={`btn ${isShown ? 'btn-primary' : 'btn-outline-primary'}`}
            aria-pressed={isShown}
            aria-label={`${showTyped}: ${label}`}
            // The field keeps the focus, and its caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!isShown)}
          >
            {showTyped}
          </button>
        </div>
      )}
    </Field>
  );
}

import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import type { FormErrors } from '#components/forms/form-errors.ts';
import { asLockerError } from '#core/locker/error.ts';
import { WrongPassphrase } from '#core/locker/seal/wrong-passphrase.ts';
import { REFUSED } from '#features/locker/messages.ts';
import * as words from '#features/locker/words/lock.ts';
import { NoScreenLock } from './screen-lock.ts';

export const failureInWords = (error: unknown): string => {
  if (error instanceof NoScreenLock) return words.noScreenLock;
  const { reason } = asLockerError(error);
  return reason === 'unreadable' ? words.damaged : REFUSED[reason];
};

type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A form whose fields are passphrases: what was typed lives as long as the form. `submit` takes a second,
 * which `busy` says. A wrong passphrase is said at the field that is called `wrong`, everything else above.
 * `focus`: a press has opened it, so the first field gets the focus.
 */
export function usePassphraseForm<Name extends string>(
  empty: Values<Name>,
  wrong: Name,
  check: (values: Values<Name>) => FormErrors<Name>,
  submit: (values: Values<Name>) => Promise<void>,
  { focus = false } = {},
) {
  const [values, setValues] = useState(empty);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormErrors<Name>>({});
  const change = (fields: Partial<Record<Name, string>>) => {
    setRefused({});
    setValues((before) => ({ ...before, ...fields }));
  };
  const { form, errors, control, passes } = useForm({ values, change, check });
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus, form]);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !passes()) return;
    setBusy(true);
    setRefused({});
    try {
      await submit(values);
      setValues(empty);
    } catch (error) {
      const said =
        error instanceof WrongPassphrase
          ? { [wrong]: words.wrong }
          : { form: failureInWords(error) };
      setRefused(said as FormErrors<Name>);
      (form.current?.elements.namedItem(wrong) as HTMLInputElement | null)?.focus();
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    errors: { ...errors, ...refused },
    control,
    props: { ref: form, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true },
  };
}

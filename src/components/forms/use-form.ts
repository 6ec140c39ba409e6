import { type ChangeEvent, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedWork } from '#store/unsaved-work.ts';
import { putBack } from './early-fields.ts';
import type { FormErrors } from './form-errors.ts';
import { pruneErrors } from './prune-errors.ts';

// Always the same, so that a form without errors that goes through is not rendered again.
const NONE = {};

interface FormOptions<Field extends string> {
  values: Readonly<Record<Field, string>>;
  change: (fields: Partial<Record<Field, string>>) => void;
  /** Pure. Its keys are in the order of the form, so that the first wrong field is the first key. */
  check: (values: Readonly<Record<Field, string>>) => FormErrors<Field>;
  /** What is typed is nobody else's business: whoever comes back to the page finds its fields empty. */
  isSecret?: boolean;
}

/**
 * What all forms share: checks on submit, and takes each error away once it is corrected; the first wrong
 * field gets the focus; what was typed before hydration is kept; while any field holds text,
 * nobody but its visitor reloads the tab.
 */
export function useForm<Field extends string>({
  values,
  change,
  check,
  isSecret,
}: FormOptions<Field>) {
  const [said, setErrors] = useState<FormErrors<Field>>(NONE);
  const form = useRef<HTMLFormElement>(null);

  useEffect(putBack, []);

  // Browsers bring a page back as it was left, whoever presses Back. It is left empty at once, since nothing is
  // rendered any more while it rests. Its fields are always the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` adds to the state that it finds.
  useEffect(() => {
    if (!isSecret) return;
    const empty = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
    const leave = () => flushSync(() => change(empty as Record<Field, string>));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  useUnsavedWork(Object.values<string>(values).some((text) => text !== ''));

  // Of what is kept, not of what was typed: a form may rewrite a text, or change its rule.
  const errors = pruneErrors(said, () => check(values));
  if (errors !== said) setErrors(errors);

  const set = (field: Field, value: string) =>
    change({ [field]: value } as Partial<Record<Field, string>>);

  /** Properties of a text control. `change` may be handed a changed text, upper-cased say. */
  const control = (field: Field, write: (text: string) => string = (text) => text) => ({
    name: field,
    className: `form-control${errors[field] === undefined ? '' : ' is-invalid'}`,
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(field, write(target.value)),
  });

  /** Checks all; shows what is wrong and puts the focus there. */
  function passes(): boolean {
    const found = check(values);
    const fields = Object.keys(found);
    // The press is on the screen before what it found.
    startTransition(() => setErrors(fields.length > 0 ? found : NONE));
    const wrong = fields.find((key) => key !== 'form');
    if (wrong) controlOf(form.current, wrong)?.focus();
    return fields.length === 0;
  }

  return { form, errors, control, set, passes, forget: () => setErrors(NONE) };
}

function controlOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return form?.elements.namedItem(name) as HTMLInputElement | null;
}

import { type ChangeEvent, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors } from '#components/forms/form-errors.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';
import { putBack } from './early-fields.ts';
import { pruneErrors } from './prune-errors.ts';

// Always the same, so that a form without errors that goes through is not rendered again.
const NONE = {};

interface FormOptions<Field extends string> {
  values: Readonly<Record<Field, string>>;
  change: (fields: Partial<Record<Field, string>>) => void;
  /** Pure. Its keys are in the order of the form, so that the first wrong field is the first key. */
  check: (values: Readonly<Record<Field, string>>) => FormErrors<Field>;
  /** How fields are read, by name: what was typed gives way to what was read when its field is left. */
  reads?: Partial<Readonly<Record<Field, (text: string) => string>>>;
  /** What is typed is nobody else's business: whoever comes back to the page finds its fields empty. */
  isSecret?: boolean;
  /** Whether what is typed is a draft that this tab's next page shows, in any language. */
  isKept?: boolean;
}

/**
 * What all forms share: checks on submit, and takes each error away once it is corrected; the first wrong
 * field gets the focus; `read` are the texts as they are meant; what was typed before hydration is kept; while a
 * field holds text that would be lost, nobody but its visitor reloads the tab.
 */
export function useForm<Field extends string>({
  values,
  change,
  check,
  reads = NONE,
  isSecret,
  isKept,
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

  // What a form begins with, the next page begins with too.
  const [first] = useState(values);
  const isTyped = (field: Field) => values[field] !== '' && values[field] !== first[field];
  useUnsavedWork((Object.keys(values) as Field[]).some(isTyped), isKept);

  const read = asRead(values, reads);

  // Of what is kept, not of what was typed: a form may rewrite a text, or change its rule.
  const errors = pruneErrors(said, () => check(read));
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
    onBlur: () => {
      if (read[field] !== values[field]) set(field, read[field]);
    },
  });

  /** Checks all; shows what is wrong and puts the focus there. */
  function passes(): boolean {
    const found = check(read);
    const fields = Object.keys(found);
    // The press is on the screen before what it found.
    startTransition(() => setErrors(fields.length > 0 ? found : NONE));
    const wrong = fields.find((key) => key !== 'form');
    if (wrong) controlOf(form.current, wrong)?.focus();
    return fields.length === 0;
  }

  return { form, read, errors, control, set, passes, forget: () => setErrors(NONE) };
}

/** All fields as they are read. */
function asRead<Field extends string>(
  values: Readonly<Record<Field, string>>,
  reads: NonNullable<FormOptions<Field>['reads']>,
): Readonly<Record<Field, string>> {
  const fields = Object.keys(values) as Field[];
  return Object.fromEntries(
    fields.map((field) => [field, reads[field]?.(values[field]) ?? values[field]]),
  ) as Record<Field, string>;
}

function controlOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return form?.elements.namedItem(name) as HTMLInputElement | null;
}

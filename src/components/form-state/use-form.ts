import { type ChangeEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { FormErrors } from '#components/forms/form-errors.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';
import { putBack } from './early-fields.ts';
import { pruneErrors } from './prune-errors.ts';

// Always the same, so that a form without errors that goes through is not rendered again.
const NONE = {};

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Change<Field extends string> = Partial<Record<Field, string>>;

/** How a field is read. What is read shows in the field. */
export interface FieldReader<Field extends string> {
  /** After each edit: puts what it holds then into it (`keepCaret`), and returns that. `before` is what it held. */
  onKey?: (field: HTMLInputElement, before: string) => string;
  /** When it is left, or its form is sent: what is read of all fields, since a text may bring others along. */
  onBlur?: (values: Values<Field>) => Change<Field>;
}

interface FormOptions<Field extends string> {
  values: Values<Field>;
  change: (fields: Change<Field>) => void;
  /** Pure. Its keys are in the order of the form, so that the first wrong field is the first key. */
  check: (values: Values<Field>) => FormErrors<Field>;
  read?: Partial<Readonly<Record<Field, FieldReader<Field>>>>;
  /** Whether what is typed is a draft that this tab's next page shows, in any language. */
  isKept?: boolean;
}

/**
 * What all forms share: reads its fields; checks on submit, and takes each error away once it is corrected; the first
 * wrong field gets the focus; what was typed before hydration is kept; while a field holds text that would be lost,
 * nobody but its visitor reloads the tab.
 */
export function useForm<Field extends string>({
  values,
  change,
  check,
  read = NONE,
  isKept,
}: FormOptions<Field>) {
  const [said, setErrors] = useState<FormErrors<Field>>(NONE);
  const form = useRef<HTMLFormElement>(null);

  useEffect(putBack, []);

  // What a form begins with, the next page begins with too.
  const [first] = useState(values);
  const isTyped = (field: Field) => values[field] !== '' && values[field] !== first[field];
  useUnsavedWork((Object.keys(values) as Field[]).some(isTyped), isKept);

  const readers: readonly FieldReader<Field>[] = Object.values(read);

  /** All fields as they are read. */
  const readAll = (): Values<Field> =>
    Object.assign({}, values, ...readers.map(({ onBlur }) => onBlur?.(values)));

  function settle(): Values<Field> {
    const found = readAll();
    for (const field in values) if (found[field] !== values[field]) set(field, found[field]);
    return found;
  }

  // Of what is kept, not of what was typed: a form may rewrite a text, or change its rule.
  const errors = pruneErrors(said, () => check(readAll()));
  if (errors !== said) setErrors(errors);

  const set = (field: Field, value: string) => change({ [field]: value } as Change<Field>);

  /** Properties of a text control. */
  const control = (field: Field) => ({
    name: field,
    className: `form-control${errors[field] === undefined ? '' : ' is-invalid'}`,
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(field, read[field]?.onKey?.(target as HTMLInputElement, values[field]) ?? target.value),
    onBlur: settle,
  });

  /** Reads and checks all; shows what is wrong and puts the focus there. What was read, where nothing is wrong. */
  function passes(): Values<Field> | undefined {
    const texts = settle();
    const found = check(texts);
    const fields = Object.keys(found);
    // The press is on the screen before what it found.
    startTransition(() => setErrors(fields.length > 0 ? found : NONE));
    const wrong = fields.find((key) => key !== 'form');
    if (wrong) (form.current?.elements.namedItem(wrong) as HTMLInputElement | null)?.focus();
    return fields.length > 0 ? undefined : texts;
  }

  return { form, errors, control, set, passes, forget: () => setErrors(NONE) };
}

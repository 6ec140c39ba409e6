import type { FormErrors } from '#components/forms/form-errors.ts';

/**
 * Of the errors that a form shows, those that a new check finds as well; the same object if that is all.
 * None is added: a field that was not yet reached is not wrong.
 *
 * @param check asked only if there are errors
 */
export function pruneErrors<Field extends string>(
  errors: FormErrors<Field>,
  check: () => FormErrors<Field>,
): FormErrors<Field> {
  const said = Object.entries(errors);
  if (said.length === 0) return errors;
  const now = check();
  const holding = said.filter(([field, text]) => now[field as Field] === text);
  return holding.length === said.length
    ? errors
    : (Object.fromEntries(holding) as FormErrors<Field>);
}

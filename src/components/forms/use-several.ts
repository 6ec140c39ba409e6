import { useState } from 'react';
import { several } from '#words/several.ts';
import type { FormErrors } from './form-errors.ts';
import { useSecret } from './use-secret.ts';

/**
 * Numbers that were put into a field at once, though it holds one, for its writer to choose from. The next edit takes
 * them away.
 *
 * @param find the numbers of a text that has several
 */
export function useSeveral(find: (text: string) => readonly string[]) {
  const [choices, setChoices] = useState<readonly string[]>([]);
  const forget = () => setChoices([]);
  useSecret({}, forget);

  /** How a field is read on a key, but for a look at each edit before the field holds one number alone. */
  const seeing =
    (onKey?: (field: HTMLInputElement, before: string) => string) =>
    (field: HTMLInputElement, before: string): string => {
      setChoices(find(field.value));
      return onKey?.(field, before) ?? field.value;
    };

  return { choices, forget, seeing, problem: choices.length > 0 ? several : undefined };
}

/** What is wrong with a form: what its check found, or else the fields that were given several numbers. */
export function orSeveral<Name extends string>(
  found: FormErrors<Name>,
  given: Readonly<Partial<Record<Name, { problem: string | undefined }>>>,
): FormErrors<Name> {
  if (Object.keys(found).length > 0) return found;
  const several = (Object.keys(given) as Name[]).filter((name) => given[name]?.problem);
  return Object.fromEntries(
    several.map((name) => [name, given[name]?.problem]),
  ) as FormErrors<Name>;
}

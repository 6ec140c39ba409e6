import {
  differs,
  type FormField,
  fieldsShown,
  forgetSeen,
  hold,
  isTick,
  tell,
} from './rendered-field.ts';

/** The value of a field, which is held: React writes to all fields of a form when it hears of one. */
interface Standing {
  field: FormField;
  value: string;
  checked: boolean;
  letGo: () => void;
}

export const standingOf = (field: FormField): Standing => ({
  field,
  value: field.value,
  checked: isTick(field) && field.checked,
  letGo: hold(field),
});

let isTelling = false;

/** The field into which a keyboard composes letters, and what lets it be written to again. */
let composed: FormField | undefined;
let letGo: (() => void) | undefined;

/**
 * From now on the value in a field counts, even one that a script wrote: React does not see what a script fills in,
 * and would write the old text over it. Nothing is written into a text that is being composed: the
 * keyboard of a phone would repeat its letters.
 */
export function followFields(): void {
  const capture = true;
  // Before React, which listens on its root.
  for (const type of ['input', 'change', 'focusout', 'submit'])
    document.addEventListener(type, follow, capture);
  document.addEventListener('compositionstart', begin, capture);
  document.addEventListener('compositionend', end, capture);
}

/** Makes React see the values of several fields. */
export function tellAll(standing: readonly Standing[]): void {
  isTelling = true;
  for (const each of standing) {
    release(each);
    if (differs(each.field)) tell(each.field);
  }
  isTelling = false;
}

// Ticks and lists cannot be held.
function release({ field, value, checked, letGo }: Standing): void {
  letGo();
  if (isTick(field)) field.checked = checked;
  else if (field.value !== value) field.value = value;
}

function follow({ type, target }: Event): void {
  if (isTelling) return;
  if (type === 'submit') end();
  const standing = fieldsShown()
    .filter((field) => field !== composed && differs(field))
    .map(standingOf);
  // React hears of this field from the event itself.
  const own =
    (type === 'input' || type === 'change') &&
    standing.find(({ field }) => field === target && !isTick(field));
  tellAll(standing.filter((each) => each !== own));
  if (!own) return;
  release(own);
  forgetSeen(own.field);
}

function begin({ target }: Event): void {
  composed = target as FormField;
  letGo = hold(composed);
}

function end(): void {
  const field = composed;
  composed = undefined;
  letGo?.();
  letGo = undefined;
  if (field && differs(field)) tellAll([standingOf(field)]);
}

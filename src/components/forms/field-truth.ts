import {
  differs,
  type FormField,
  fieldsShown,
  forgetSeen,
  isTick,
  tell,
} from './rendered-field.ts';

let isTelling = false;

/** The field into which a keyboard composes letters, and whether a text of it was left as typed. */
let composed: FormField | undefined;
let isLeft = false;

/** Whether a keyboard still composes what is typed. A field that is rewritten meanwhile gets letters twice. */
export function isComposing(): boolean {
  const composes = composed?.isConnected ?? false;
  isLeft ||= composes;
  return composes;
}

/**
 * From now on what stands in a field counts, whoever wrote it: React does not see what a script fills in,
 * and would write the old text over it.
 */
export function followFields(): void {
  const capture = true;
  // Before React, which listens on its root.
  for (const type of ['input', 'change', 'focusout', 'submit'])
    document.addEventListener(type, follow, capture);
  document.addEventListener('compositionstart', begin, capture);
  document.addEventListener('compositionend', end, capture);
}

function follow({ type, target }: Event): void {
  if (isTelling) return;
  isTelling = true;
  for (const field of fieldsShown()) {
    if (!differs(field)) continue;
    const isOwn = field === target && (type === 'input' || type === 'change') && !isTick(field);
    if (isOwn) forgetSeen(field);
    else if (field !== composed) tell(field);
  }
  isTelling = false;
}

function begin({ target }: Event): void {
  composed = target as FormField;
  isLeft = false;
}

function end(): void {
  const field = composed;
  composed = undefined;
  if (isLeft && field?.isConnected) tell(field);
}

import { followFields, standingOf, tellAll } from './field-truth.ts';
import { differs, type FormField, fieldsShown, isRendered, isTick } from './rendered-field.ts';

/** Fields as they were served. This module is there before React takes them over. */
const served = import.meta.env.SSR ? [] : fieldsShown().filter((field) => !isRendered(field));
const waiting = new Set(served);
let focused: Element | null = null;

if (!import.meta.env.SSR) {
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  followFields();
}

/**
 * Hands what was typed or chosen before React came to the fields that it shows. For an effect on mount.
 * A page that an extension has changed is rendered again, with new fields.
 */
export function putBack(): void {
  const found: FormField[] = [];
  for (const field of waiting) {
    const shown = field.isConnected ? field : successorOf(field);
    if (!shown || !isRendered(shown)) continue;
    waiting.delete(field);
    if (shown !== field) replace(field, shown);
    if (differs(shown)) found.push(shown);
  }
  const standing = found.map(standingOf);
  // In an effect React writes the text before once more, which moves the caret.
  queueMicrotask(() => {
    tellAll(standing);
    // Fields that were left by then show what was read, as any that is left.
    queueMicrotask(() => {
      for (const { field } of standing)
        if (field !== document.activeElement)
          field.dispatchEvent(new Event('focusout', { bubbles: true }));
    });
  });
}

function successorOf(field: FormField): FormField | undefined {
  const isLike = ({ name, type, value }: FormField) =>
    name === field.name && type === field.type && (!isTick(field) || value === field.value);
  return fieldsShown().filter(isLike)[served.filter(isLike).indexOf(field)];
}

function replace(field: FormField, shown: FormField): void {
  if (isTick(field)) {
    if (field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio'))
      (shown as HTMLInputElement).checked = field.checked;
  } else if (isChanged(field)) shown.value = field.value;
  if (field !== focused || document.activeElement !== document.body) return;
  shown.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  // In an e-mail field the caret can be neither read nor set.
  if (typeof selectionStart === 'number')
    (shown as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

const isChanged = (field: FormField): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

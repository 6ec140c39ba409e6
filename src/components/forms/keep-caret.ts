/**
 * Puts a rewritten text into the field that was typed into, with the caret behind the same characters as
 * before; a text that is being composed stays as it is. React leaves a field alone that already shows its value, so the
 * caret stays there.
 *
 * @param rewrite how the text of a field is rewritten; also applied to the part before the caret
 */
export function keepCaret(field: HTMLInputElement, rewrite: (text: string) => string): string {
  const { value, selectionStart } = field;
  const next = rewrite(value);
  if (next === value) return next;
  const before = value.slice(0, selectionStart ?? value.length);
  const caret = before === value ? next.length : Math.min(rewrite(before).length, next.length);
  field.value = next;
  if (field.value === next) field.setSelectionRange(caret, caret);
  return next;
}

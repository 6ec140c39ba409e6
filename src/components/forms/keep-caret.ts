/** What a field holds after an edit, and where its caret belongs. */
export interface Edit {
  text: string;
  caret: number;
}

/**
 * Puts a rewritten text into the field that was typed into, and returns it; a text that is being composed stays as it
 * is. React leaves a field alone that already shows its value, so the caret stays there.
 */
export function keepCaret(
  field: HTMLInputElement,
  edit: (text: string, caret: number) => Edit,
): string {
  const { value, selectionStart } = field;
  const { text, caret } = edit(value, selectionStart ?? value.length);
  if (text === value) return text;
  field.value = text;
  if (field.value === text) field.setSelectionRange(caret, caret);
  return text;
}

/**
 * An edit that leaves the caret behind the same characters.
 *
 * @param rewrite how a text is rewritten; also applied to the part before the caret
 */
export const rewriting =
  (rewrite: (text: string) => string) =>
  (text: string, caret: number): Edit => {
    const next = rewrite(text);
    const isWithin = next !== text && caret < text.length;
    const before = isWithin ? rewrite(text.slice(0, caret)).length : caret;
    return {
      text: next,
      caret: next === text ? caret : isWithin ? Math.min(before, next.length) : next.length,
    };
  };

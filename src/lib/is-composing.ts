/** What each key has that an input method takes for itself, in all browsers. */
const TAKEN_KEY_CODE = 229;

/**
 * Whether a key belongs to the input method that composes a word, and not to the page. `isComposing` does not tell it:
 * Safari has it false for the Enter that ends a word, and Android has it true for any key after a letter.
 */
export const isComposing = ({ keyCode }: { keyCode: number }): boolean =>
  keyCode === TAKEN_KEY_CODE;

import type { Path } from '#routes/paths.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * How a tool is used, as `export const use` of `use.ts` in its folder: in English, by the labels that a visitor sees.
 * The tests of every tool are driven by it, and nothing that is shipped imports it.
 */
export interface ToolUse {
  /** Page with its form. */
  path: Path;
  /** Label of its first field. */
  first: string;
  /** Button that runs the form; a calculator has none. */
  press?: string;
  /** Button that ends what was begun, where a success takes the form away. */
  leave?: string;
  /** Once through it with a keyboard alone. */
  keyboard?: KeyboardUse;
  /** What its page shows of a sample with this outcome before the form is sent. */
  filled?: (outcome: string) => string | undefined;
  /** What its page shows after a sample with this outcome. */
  shown?: (outcome: string) => readonly string[];
  /** Texts that leave no trace in the browser and reach nobody. */
  secrets?: readonly SecretUse[];
  /** They are in its page's own address, to be shared, and nowhere else: sums of a calculator. */
  inAddress?: true;
  /** Labels of those fields of the first `secrets` that are empty when a visitor comes back to the page. */
  forgets?: readonly string[];
}

export interface KeyboardUse {
  /**
   * What is typed into the first field and at each Tab stop after it; '' passes one by. Long enough to be
   * nowhere else by chance, since it is looked for in all that the browser keeps.
   */
  typed: readonly string[];
  /** Part of `typed` that other people have as well, such as the name of an API. */
  isPublic?: readonly string[];
  /** Enter is pressed in the last field, or on the button at the next Tab stop; without it nowhere. */
  submit?: 'field' | 'button';
  says: string;
  /** Buttons that save a file of the result. */
  saves?: readonly string[];
  /** The one address elsewhere that may be asked, by design. */
  asks?: string;
}

export interface SecretUse {
  /** Another page with the same form. */
  path?: Path;
  /** Texts by the labels of their fields. */
  typed: Fields;
  /** Typed as well, and meant to be kept. */
  kept?: Fields;
  says: string;
}

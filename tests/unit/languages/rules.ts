/** What is specific to a language, for tests of its texts; it may lack any of it. */
export interface LanguageRules {
  /** Spellings and words that are never written, and what replaces them. */
  never?: readonly (readonly [wrong: RegExp, right: string])[];
  /** Texts that are the same as in English, in addition to those of every language. */
  staysEnglish?: readonly RegExp[];
  /** A text with the figures that it says in its own way, `शाम 7:30`, as English has them: `19:30`. */
  withPlainFigures?: (text: string) => string;
  /** Ends a sentence, where that is not a full stop. */
  fullStop?: string;
  /** Says that there is none of a thing, where English counts 0 of it. */
  none?: RegExp;
  /** Words next to `#`, which means 1, that fit several only. */
  ofSeveral?: RegExp;
  /** What a summary of a legal text says of which text counts. */
  binding?: RegExp;
  /** The months and days of drawn phones, from January and from Sunday. */
  months?: readonly string[];
  weekdays?: readonly string[];
}

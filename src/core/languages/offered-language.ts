/** A language, as it is offered to its readers. */
export interface OfferedLanguage {
  /** Its tag without a country: `hi`. */
  code: string;
  /** The prefix of its paths. */
  prefix: string;
  /** Asks whether the site should be in it. */
  question: string;
  /** The answer that leads to it. */
  accept: string;
  /** Paths of its pages, where it has not all of them. */
  pages?: readonly string[];
}

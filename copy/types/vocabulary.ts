/** Words of the site's own by what people type instead. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** How a search reads what is typed. */
export interface Vocabulary {
  synonyms: Synonyms;
  /** Titles of tools by the site's own words: what people type for the tool also finds these. */
  asTools: Readonly<Record<string, string>>;
  /** Names of brands by what is meant by them: one means that, and nothing where that is typed too. */
  brands: Readonly<Record<string, readonly string[]>>;
  /** Words that say nothing about a page, with spaces between. */
  small: string;
  /** Words of questions, which say nothing unless they are part of a synonym, with spaces between. */
  asking: string;
  /** Words of many tools, which tell none of them, with spaces between. */
  common: string;
}

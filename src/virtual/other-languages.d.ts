/**
 * The language that pages of this build lead to at once, made by `build/vite/other-languages.ts`; none on a site of one
 * language.
 */
declare module 'virtual:other-languages' {
  const languages: readonly {
    /** Folder of its content, and its tag without a country: `hi`. */
    code: string;
    /** The prefix of its paths. */
    prefix: string;
    /** As its readers write it. */
    name: string;
  }[];
  export default languages;
  /** Whether the site has further languages, which the list of all says. */
  export const more: boolean;
}

/** The links of header, menu and footer to other languages: to the one, or to the list of all. */
declare module 'virtual:language-links' {
  export const Languages: typeof import('#layouts/links/Languages.tsx').Languages;
}

/** The same language, as it is offered to its readers. */
declare module 'virtual:language-offers' {
  const offers: readonly import('#core/languages/offered-language.ts').OfferedLanguage[];
  export default offers;
  /** Whether the site has further languages. */
  export const more: boolean;
}

/** Pages that this build's language has no copy of, made by `build/vite/untranslated-pages.ts`. */
declare module 'virtual:untranslated-pages' {
  /**
   * Paths that are in English under the language's prefix, aliases too; undefined in the default language, which has
   * all pages, and in one that grows.
   */
  export const untranslated: readonly string[] | undefined;
  /** Paths that lead to the default language, aliases too; undefined where all pages are under the prefix. */
  export const elsewhere: readonly string[] | undefined;
  /** Whether only some of the pages are under the language's prefix. */
  export const isGrowing: boolean;
  /** Whether this build's language shows English where it lacks a translation. */
  export const hasGaps: boolean;
  /** Pieces of what a complete language lacks; undefined where all that is in Latin letters may lack a translation. */
  export const left: readonly string[] | undefined;
}

/** Languages of the site other than that of this build, made by `build/vite/other-languages.ts`. */
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
}

/** The same languages, as each is offered to its readers. */
declare module 'virtual:language-offers' {
  const offers: readonly {
    code: string;
    prefix: string;
    question: string;
    accept: string;
  }[];
  export default offers;
}

/** Pages that this build's language has no copy of, made by `build/vite/untranslated-pages.ts`. */
declare module 'virtual:untranslated-pages' {
  /** Paths that links lead to, aliases too; undefined in the default language, which has all pages. */
  export const untranslated: readonly string[] | undefined;
  /** Whether this build's language shows English where it lacks a translation. */
  export const isGrowing: boolean;
}

/** Colours that a build puts in: `build/colours`. */
interface ImportMetaEnv {
  readonly PAGE_LIGHT: string;
  readonly PAGE_DARK: string;
}

/** Put in whole where it is named: what is asked of `import.meta.env` reaches the worker too. */
declare const POSTER_INKS: import('./components/drawing/inks.ts').Inks;

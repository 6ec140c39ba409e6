/** Colours that a build puts in: `build/colours`. */
interface ImportMetaEnv {
  readonly PAGE_LIGHT: string;
  readonly PAGE_DARK: string;
}

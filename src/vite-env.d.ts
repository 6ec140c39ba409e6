/** Colours that a build puts in: `build/colours`. */
interface ImportMetaEnv {
  readonly PAGE_LIGHT: string;
  readonly PAGE_DARK: string;
}

/** Digest of the table of calls: `build/artifacts/api/table-digest.ts`. */
declare const TABLE_DIGEST: string;

import type { Route } from '#routes/route.ts';

/**
 * Facts of a page outside its copy, as `export const facts` of its file. Only literals: `npm run generate` reads
 * them without running the file.
 */
export interface PageFacts extends Omit<Route, 'path'> {
  /** It sells nothing itself, so it need not say what it costs to start. */
  sells?: false;
  /** It stays English in every language: a court or a compiler reads it. */
  untranslated?: 'law' | 'developers';
}

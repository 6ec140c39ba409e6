import type { Identifier } from '@mdn/browser-compat-data';
import { ENGINES, type Engine, lackedBy, mdn } from './mdn.ts';

/** A feature that a built file uses, by its name in MDN's tables, such as `css.selectors.has`. */
export type Feature = string;

/** The entry of a name in MDN's tables; undefined where they know none. */
export function entryOf(name: readonly string[]): Identifier | undefined {
  let at: Identifier | undefined = mdn as unknown as Identifier;
  for (const part of name) at = at && Object.hasOwn(at, part) ? at[part] : undefined;
  return at;
}

/** The name joined, if MDN knows it. */
export const known = (...name: string[]): Feature[] =>
  entryOf(name)?.__compat ? [name.join('.')] : [];

/** Engines whose oldest browser lacks a feature. */
export function engines(feature: Feature): Engine[] {
  const parts = feature.split('.');
  const entry = entryOf(parts);
  return entry ? lackedBy(entry) : ENGINES;
}

/** Uses of a feature, by the file and the text that has it. */
export interface Use {
  feature: Feature;
  where: string;
  /** Whether a browser without it has something else: an older declaration, or a query before. */
  isGuarded?: boolean;
}

/** Uses that some floor browser lacks. */
export const tooNew = (uses: readonly Use[]): Use[] =>
  uses.filter(({ feature }) => engines(feature).length > 0);

import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { OLDEST } from '../../../build/browsers.ts';

/** MDN's tables of which browser has what, since when. */
export const mdn: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

export type Engine = keyof typeof OLDEST;
export const ENGINES = Object.keys(OLDEST) as Engine[];

/** An engine's browsers, on desktops and on phones. */
const BROWSERS_OF: Readonly<Record<Engine, readonly BrowserName[]>> = {
  safari: ['safari', 'safari_ios'],
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
};

/** Whether the oldest browser of an engine, on a desktop or on a phone, is without a feature. */
export function lacks(engine: Engine, { __compat }: Identifier): boolean {
  if (!__compat) return false;
  return BROWSERS_OF[engine].some((browser) => !isIn(__compat, browser, OLDEST[engine]));
}

/** Engines whose oldest browser is without a feature. */
export const lackedBy = (feature: Identifier): Engine[] =>
  ENGINES.filter((engine) => lacks(engine, feature));

/** Whether a version has a feature. Of what MDN says nothing, a browser is not said to lack it. */
export function isIn({ support }: CompatStatement, browser: BrowserName, version: string): boolean {
  const ranges = support[browser];
  return !ranges || [ranges].flat().some((range) => covers(range, version));
}

// What needs a flag or has another name is not there for a site. What is there in part is, since a
// page finds its name.
function covers(range: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = range;
  if (range.flags || range.prefix || range.alternative_name) return false;
  if (!isAtMost(added, version)) return false;
  return !removed || !isAtMost(removed, version);
}

/** `false` is in no version, `preview` in none yet; `≤12.1` is in some version up to that one. */
function isAtMost(added: SimpleSupportStatement['version_added'], version: string): boolean {
  if (typeof added !== 'string' || added === 'preview') return false;
  const [a, b] = [added.replace('≤', ''), version].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0] = a as number[];
  const [ownMajor = 0, ownMinor = 0] = b as number[];
  return major < ownMajor || (major === ownMajor && minor <= ownMinor);
}

/** What a table has beneath a name, without what it says of the name itself. */
export const within = (table: Identifier): [string, Identifier][] =>
  Object.entries(table).filter(([name]) => name !== '__compat') as [string, Identifier][];

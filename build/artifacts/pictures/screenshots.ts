import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../facts/site.ts';
import type { CanonicalPath } from '../../../src/routes/paths.ts';
import { themedColour } from '../../colours/tokens.ts';

/** A picture of a page that browsers show when they offer to install the site. */
export interface Screenshot {
  page: CanonicalPath;
  /** Its file, in `build/screenshots` and in a build's folder of that name. */
  file: string;
  /** Said in place of the picture. */
  label: string;
  form: 'narrow' | 'wide';
}

/**
 * The window of each form, and how many pixels of a picture one of it has. No side is more than 2.3 times the other.
 */
export const WINDOWS = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

/** All pictures, in the order of the dialog; made by `npm run screenshots`. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { page: '/', file: 'home-narrow.png', label: 'The first page', form: 'narrow' },
  { page: '/tools', file: 'tools-narrow.png', label: 'Every tool on one board', form: 'narrow' },
  { page: '/UpiSolution', file: 'upi-narrow.png', label: 'UPI codes to print', form: 'narrow' },
  { page: '/', file: 'home-wide.png', label: 'The first page', form: 'wide' },
  { page: '/tools', file: 'tools-wide.png', label: 'Every tool on one board', form: 'wide' },
];

/** The folder of the pictures, and of what they were made of. */
export const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
export const MADE_OF = path.join(FOLDER, 'made-of.json');

/** What a picture shows of the company. */
export const madeOf = () => ({
  brand: site.brand,
  ground: themedColour('bg').light,
  primary: themedColour('primary').light,
  band: themedColour('band').light,
});

/**
 * The pictures of this site: those there are, unless they show another name or other colours. A build has no browser
 * to make new ones.
 */
export function ownScreenshots(): readonly Screenshot[] {
  const kept = existsSync(MADE_OF) && JSON.parse(readFileSync(MADE_OF, 'utf8'));
  return JSON.stringify(kept) === JSON.stringify(madeOf()) ? SCREENSHOTS : [];
}

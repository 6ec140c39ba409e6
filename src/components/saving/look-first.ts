import * as words from '#words/saving.ts';
import { looksInApp } from './in-app-browser.ts';

/**
 * What to say once a file was handed to the browser: no browser tells whether it arrived. For places next to which
 * something can be erased.
 */
export const lookFirst = (): string =>
  looksInApp(navigator) ? `${words.lookFirst} ${words.mayBeDropped}` : words.lookFirst;

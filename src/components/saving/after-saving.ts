import * as words from '#content/en/words/saving.ts';
import { showToast } from '#store/toasts.ts';
import { looksInApp } from './in-app-browser.ts';

/**
 * What to say once a file was handed to the browser: no browser tells whether it arrived. For places beside which
 * something can be erased.
 */
export const lookFirst = (): string =>
  looksInApp(navigator) ? `${words.lookFirst} ${words.mayBeDropped}` : words.lookFirst;

/** Says where a file may have been dropped without a word. */
export function warnInApp(): void {
  if (looksInApp(navigator)) showToast('download', words.mayBeDropped);
}

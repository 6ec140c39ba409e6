import { showToast } from '#store/toasts.ts';
import * as words from '#words/saving.ts';
import { looksInApp } from './in-app-browser.ts';

/** Says where a file may have been dropped without a word. A separate file, loaded once a file was saved. */
export function warnInApp(): void {
  if (looksInApp(navigator)) showToast('download', words.mayBeDropped);
}

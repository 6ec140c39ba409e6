import { askBeforeLeaving } from '#features/language/ask-before-leaving.ts';
import { keepFocus } from './navigation/focus-of-step.ts';
import { keepFolds } from './navigation/folds-of-step.ts';
import { refuseFiles } from './refuse-files.ts';

let isFollowed = false;

/** What a page does once its visitor is at something, or from its first quiet moment on, until its document goes. */
export function followPage(): void {
  if (isFollowed) return;
  isFollowed = true;
  keepFocus();
  keepFolds();
  refuseFiles();
  askBeforeLeaving();
}

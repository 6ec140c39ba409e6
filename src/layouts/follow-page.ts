import { askBeforeLeaving } from '#features/language/ask-before-leaving.ts';
import { keepFocus } from './navigation/focus-of-step.ts';
import { keepFolds } from './navigation/folds-of-step.ts';
import { refuseFiles } from './refuse-files.ts';

/** What a page does from its first quiet moment on, until its document goes. */
export function followPage(): void {
  keepFocus();
  keepFolds();
  refuseFiles();
  askBeforeLeaving();
}

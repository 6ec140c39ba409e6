import * as words from '#content/en/words/components.ts';
import { showToast } from '#store/toasts.ts';

/** Says that what a press needs could not be loaded. The next press tries again. */
export const sayMissing = (): void => showToast('alert', words.partFailed);

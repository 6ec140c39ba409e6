import { showToast } from '#store/toasts.ts';
import * as words from '#words/components.ts';

/** Says that what a press needs could not be loaded. The next press tries again. */
export const sayMissing = (): void => showToast('alert', words.partFailed);

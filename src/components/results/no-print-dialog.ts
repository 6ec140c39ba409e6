import { showToast } from '#store/toasts.ts';
import * as words from '#words/saving.ts';

/** Says what to do where the browser may not have printed. A file of its own, loaded where that is so. */
export const sayNoDialog = (): void => showToast('printer', words.noPrintDialog);

import { showToast } from '#store/toasts.ts';
import * as words from '#words/saving.ts';

/** Says what to do where the browser may not have printed. A separate file, loaded only there. */
export const sayNoDialog = (): void => showToast('printer', words.noPrintDialog);

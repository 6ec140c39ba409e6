import { kept } from './kept.ts';
import { LOCAL } from './keys.ts';

const keptSlash = kept(LOCAL.slash, (text) => text !== 'off');

/** Whether the key `/` opens the search: a key of one sign can be turned off (WCAG 2.2, 2.1.4). */
export const isSlashOn = (): boolean => keptSlash.read();

/** Turns it on or off, in every tab. Where nothing can be kept it stays on. */
export const setSlash = (on: boolean): void => void keptSlash.write(on ? null : 'off');

import { LOCAL } from './keys.ts';

/** Whether the key `/` opens the search: a key of one sign can be turned off (WCAG 2.2, 2.1.4). */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(LOCAL.slash) !== 'off';
  } catch {
    return true;
  }
}

/** Turns it on or off, in every tab. Blocked storage throws on every touch, and then it stays on. */
export function setSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(LOCAL.slash);
    else localStorage.setItem(LOCAL.slash, 'off');
  } catch {}
}

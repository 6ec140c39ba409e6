import { LOCAL } from './keys.ts';

/**
 * Keeps the language that the visitor has chosen: nobody is asked twice, and the installed app opens in it. Blocked
 * storage throws on every touch, and then nothing is kept.
 *
 * @param code `hi`
 */
export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(LOCAL.language, code);
  } catch {}
}

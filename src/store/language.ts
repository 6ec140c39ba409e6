import { LOCAL } from './keys.ts';

/**
 * Keeps the language that the visitor has chosen: nobody is asked twice, and the installed app opens in it. Blocked
 * storage throws on every touch, and then nothing is kept.
 *
 * @param code `hi`
 */
export function chooseLanguage(code: string): void {
  try {
    localStorage.setItem(LOCAL.language, code);
  } catch {}
}

/** The language that the visitor has chosen; null where nobody has, or nothing can be kept. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(LOCAL.language);
  } catch {
    return null;
  }
}

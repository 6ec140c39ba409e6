import { asText, type KeptText, kept } from './kept.ts';
import { LOCAL } from './keys.ts';

const keptLanguage = kept(LOCAL.language, asText);

/**
 * Keeps the language that the visitor has chosen: nobody is asked twice, and the installed app opens in it.
 *
 * @param code `hi`
 */
export const chooseLanguage = (code: string): void => void keptLanguage.write(code);

/** The language that the visitor has chosen; null where nobody has, undefined where none can be kept. */
export const chosenLanguage = (): KeptText => keptLanguage.read();

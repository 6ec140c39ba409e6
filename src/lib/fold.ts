/** Accents of Latin letters, Devanagari's nukta, and signs that only join letters or choose a picture's form. */
const DROPPED = /[\u0300-\u036f]|\u093c|\u200c|\u200d|\ufe0f/g;

/** A nasal before another consonant, which is as often written as the dot above: हिन्दी, हिंदी. */
const NASAL_BEFORE_CONSONANT = /[ङञणनम]\u094d(?=[क-भशषस])/g;

/** Signs that are often written for each other, by the one that is compared. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  // Chandrabindu as the dot above.
  '\u0901': '\u0902',
  // Long i and u as the short ones: मोबाईल, मोबाइल; रीचार्ज, रिचार्ज.
  ई: 'इ',
  '\u0940': '\u093f',
  ऊ: 'उ',
  '\u0942': '\u0941',
  // The o of English words as the long a: ऑनलाइन, आनलाइन.
  ऑ: 'आ',
  '\u0949': '\u093e',
};

/**
 * A text as a search compares it: in small letters, without accents and width, and with one spelling where Hindi has
 * several. Vowel signs stay: बिल is neither बोल nor बाल.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(DROPPED, '')
    .replace(NASAL_BEFORE_CONSONANT, '\u0902')
    .replace(/[\u0901ईऊऑ\u0940\u0942\u0949]/g, (sign) => WRITTEN_AS[sign] ?? sign);

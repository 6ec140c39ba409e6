/**
 * Whether any of some texts was left in English.
 *
 * @param texts what a page says; some of its spaces do not break
 * @param pieces of what has no translation
 */
export const leftInEnglish = (texts: readonly string[], pieces: readonly string[]): boolean =>
  texts.some((text) => {
    const shown = text.replace(/\s/g, ' ');
    return pieces.some((piece) => shown.includes(piece));
  });

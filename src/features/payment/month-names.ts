/** How the names of months begin: in English, and in Hindi without nukta. */
const NAMES =
  'jan feb mar apr may jun jul aug sep oct nov dec जनव फरव मार्च अप्र मई जून जुल अगस सित अक् नव दिस'.split(
    ' ',
  );

const MONTHS = 12;

/** A month by its name or its beginning, in small letters and without nukta. */
export const MONTH_FORM = `(?:${NAMES.join('|')})[\\p{L}\\p{M}]{0,9}`;

/** The month of such a text, from 1 to 12; 0 for other words. */
export const monthNamed = (name: string): number => {
  const place = NAMES.findIndex((month) => name.startsWith(month));
  return place < 0 ? 0 : (place % MONTHS) + 1;
};

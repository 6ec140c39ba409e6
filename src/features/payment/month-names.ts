const ENGLISH =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** How the names begin in Hindi, without nukta, in the spellings that people use. */
const HINDI = 'जनव फरव मार्च अप्र मई जून जुल अगस सित अक् नव दिस'.split(' ');

/** A month by its name or its beginning, in small letters and without nukta. */
export const MONTH_FORM = `(?:${[...ENGLISH.map((month) => month.slice(0, 3)), ...HINDI].join('|')})[\\p{L}\\p{M}]{0,9}`;

/** The month of such a text, from 1 to 12; 0 for other words. */
export const monthNamed = (name: string): number =>
  (name.length > 2 ? ENGLISH.findIndex((month) => month.startsWith(name)) + 1 : 0) ||
  HINDI.findIndex((month) => name.startsWith(month)) + 1;

// A table, and not `Intl`: browsers shorten and spell these months each in its own way.
const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

/** The day of a time in UTC: `1 जुलाई 2017`. */
export const day = (time: number): string => `${new Date(time).getUTCDate()} ${month(time)}`;

/** The month of a date, `2017-07-01` or `2017-07`: `जुलाई 2017`. */
export const monthOf = (date: string): string => month(Date.parse(date));

const month = (time: number): string => {
  const of = new Date(time);
  return `${MONTHS[of.getUTCMonth()]} ${of.getUTCFullYear()}`;
};

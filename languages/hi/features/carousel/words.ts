/** What it and its parts are, for those who hear the page. */
export const carousel = 'स्लाइड शो';
export const slide = 'स्लाइड';
export const highlights = 'खास बातें';
export const place = (number: number, count: number) => `${count} में से ${number}`;
export const goTo = (number: number) => `स्लाइड ${number} पर जाएँ`;
export const pause = 'स्लाइड रोकें';
export const play = 'स्लाइड चलाएँ';

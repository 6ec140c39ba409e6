/** What it and its parts are, for those who hear the page. */
export const carousel = 'carousel';
export const slide = 'slide';
export const highlights = 'Highlights';
export const place = (number: number, count: number) => `${number} of ${count}`;
export const goTo = (number: number) => `Go to slide ${number}`;
export const pause = 'Pause slides';
export const play = 'Play slides';

/** When a message that waits goes, as it is in every browser. Some send it sooner, with the site closed. */
export const waits = 'Your message waits until you open this site online';

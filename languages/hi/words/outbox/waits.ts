/** When a message that waits goes, as it is in every browser. Some send it sooner, with the site closed. */
export const waits = 'आपका संदेश रुकता है। नेटवर्क आने पर यह साइट खुली हो, तो चला जाता है';

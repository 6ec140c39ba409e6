/** When a message that waits goes, as it is in every browser. Some send it sooner, with the site closed. */
export const waits = 'आपका संदेश रुकता है, और यह साइट ऑनलाइन खुली हो, तब चला जाता है';

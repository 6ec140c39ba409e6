/** Names the field above a long page. */
export const label = 'इस पेज में खोजें';
/** Before what was asked for and is not there, and before words that are nowhere, where others were found. */
export const nothing = 'इस पेज पर नहीं है:';
export const missing = 'कहीं नहीं मिला:';
export const elsewhere = 'पूरी साइट में खोजें';

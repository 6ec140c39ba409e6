/** Web Lock that a tab holds, shared, while a reload would lose something that was typed. */
export const BUSY_LOCK = 'kolam-busy';

/** Paper that posters are drawn for, in millimetres. */
export const A4 = { width: 210, height: 297 };

/** One of eight stickers of a sheet of A4. */
export const STICKER = { width: 99, height: 70 };

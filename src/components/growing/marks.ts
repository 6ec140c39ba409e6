/** How many texts were marked as English so far, for the renderer of pages. */
export const marks = { count: 0 };

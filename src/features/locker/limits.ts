/** The simulated parts of the locker take this long. */
export const SIGN_IN_DELAY_MS = 900;
export const REFRESH_DELAY_MS = 800;
export const UPLOAD_DELAY_MS = 900;

/** Longest list of documents or files that a note names. */
export const MAX_NAMED = 5;

/** Documents of a backup that are named before it is imported; of more than that the others are counted. */
export const MAX_LISTED = 100;

/** A list of more documents is rendered in part only. */
export const LONG_LIST_ROWS = 60;

/** Work on more than that takes a phone over about a second, and says how many bytes are done. */
export const LARGE_BYTES = 10 * 1024 * 1024;

/** A storage that did not answer is asked again after this time. */
export const ASK_AGAIN_MS = 2_000;

/** Numbers of the outbox. Where a line names no other source they are in the product's decisions. */

/** EmailJS refuses more than 50 KB of values; names and the wrapping need some of it. */
export const MAX_PAYLOAD_BYTES = 40_000;

/** Messages that may wait on a device; the next one is refused. */
export const MAX_WAITING = 100;

/** Ids of delivered and deleted messages that are remembered. */
export const MAX_REMEMBERED = 200;

/** Delivered messages in the list of their author, without their text. */
export const MAX_LISTED = 10;

/** A post without an answer by then counts as unanswered. */
export const SEND_TIMEOUT_MS = 20_000;

/** EmailJS takes one request a second; a little more keeps clear of its clock. */
export const SEND_SPACING_MS = 1_100;

/** First and longest wait between two tries of one message. */
export const RETRY_BASE_MS = 5_000;
export const RETRY_CAP_MS = 60 * 60_000;

/** After no answer: the post may have arrived, so give its answer time to matter. */
export const UNANSWERED_WAIT_MS = 60_000;

/** After 429 the whole queue rests. */
export const RATE_PAUSE_MS = 60_000;

/** While the mail service refuses our account or template, one try an hour. */
export const SERVICE_PAUSE_MS = 60 * 60_000;

/** Time for the token file to answer before the device counts as offline. */
export const PROBE_TIMEOUT_MS = 5_000;

/** How long a submitted form waits for a sender elsewhere on this device to finish. */
export const LOCK_WAIT_MS = 10_000;

/**
 * A live holder of the send lock has written something by then: one post, and up to a minute of writing its outcome.
 */
export const HOLDER_LIMIT_MS = SEND_TIMEOUT_MS + 60_000;

/** A message that our own server held back for so long is posted all the same: that one may be blocked alone. */
export const HELD_MS = 10 * 60_000;

/** The same where the browser says too that there is no network. */
export const HELD_OFFLINE_MS = 60 * 60_000;

/** A submitted form has been posted and answered by then; what it leaves behind is the queue's. */
export const FORM_WAIT_MS = LOCK_WAIT_MS + SEND_TIMEOUT_MS;

/** Answers of servers are kept this far, for the visitor to read. */
export const MAX_ERROR_CHARACTERS = 200;

/** A server that asks for a longer rest than this is asked again all the same. */
export const MAX_RETRY_AFTER_MS = 60 * 60_000;

/** An answer of storage that comes later is outdated: it is given up by then, but in a suspended page. */
export const STALE_ANSWER_MS = 10_000;

/** First and longest wait before an outcome that could not be written is written again, and the tries. */
export const WRITE_AGAIN_BASE_MS = 500;
export const WRITE_AGAIN_CAP_MS = 10_000;
export const WRITE_TRIES = 8;

/** How often a page looks whether the attempt of another one has ended. */
export const WATCH_INTERVAL_MS = 500;

/** Kept free on the disk while messages wait: several times the largest message with all its attempts. */
export const RESERVE_BYTES = 65_536;

/**
 * Why a message was not delivered, where no server said so: what `lastError` holds beside a server's own
 * words, which begin with a status. Pages put it into words.
 */
export const ERROR_CODES = {
  /** Nothing came back from the mail service. */
  noAnswer: '@no-answer',
  /** Page or worker ended while it was being sent. */
  closed: '@closed',
  /** The build has no mail settings. */
  noSettings: '@no-settings',
} as const;

/** What was stored before there were codes. */
const SENTENCES = new Map<string, string>([
  ['No answer from the mail service.', ERROR_CODES.noAnswer],
  ['The app was closed while this was being sent.', ERROR_CODES.closed],
  ['This build has no mail settings.', ERROR_CODES.noSettings],
]);

/** A stored `lastError` with the English sentences of earlier versions as codes. */
export const asErrorCode = (stored: string): string => SENTENCES.get(stored) ?? stored;

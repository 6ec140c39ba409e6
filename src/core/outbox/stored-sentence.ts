import { ERROR_CODES } from './error-code.ts';

/** What was stored before there were codes. */
const SENTENCES = new Map<string, string>([
  ['No answer from the mail service.', ERROR_CODES.noAnswer],
  ['The app was closed while this was being sent.', ERROR_CODES.closed],
  ['This build has no mail settings.', ERROR_CODES.noSettings],
]);

/** A stored `lastError` with the English sentences of earlier versions as codes. */
export const asErrorCode = (stored: string): string => SENTENCES.get(stored) ?? stored;

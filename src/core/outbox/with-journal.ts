import { ERROR_CODES, isSilence } from './error-code.ts';
import { asErrorCode } from './stored-sentence.ts';

/**
 * A message of version 1 as one of version 2, where a journal took the place of `attempts`,
 * `mayHaveArrived` and `lastError`. In full: a migration does not change with what it leads to.
 */
export function withJournal(stored: unknown): object {
  const { attempts, mayHaveArrived, lastError, ...kept } = stored as Record<string, unknown>;
  const number = Number(attempts);
  return {
    ...kept,
    hash: '',
    inForm: false,
    sendNow: false,
    journal:
      number > 0
        ? [
            {
              id: '',
              number,
              at: kept.createdAt,
              response: responseOf(kept.status, mayHaveArrived, lastError),
            },
          ]
        : [],
  };
}

function responseOf(status: unknown, mayHaveArrived: unknown, lastError: unknown): string {
  if (status === 'sending') return '';
  const code = asErrorCode(String(lastError));
  // One attempt represents all: a later refusal must not hide that the message may have arrived.
  return mayHaveArrived && !isSilence(code) ? ERROR_CODES.noAnswer : code;
}

import { expect, it } from 'vitest';
import { ERROR_CODES } from '#core/outbox/error-code.ts';
import { errorInWords } from '#features/outbox/messages.ts';

it('has a sentence for every code', () => {
  expect(Object.values(ERROR_CODES).map(errorInWords)).toEqual([
    'No answer from the mail service.',
    'No answer, and no network.',
    'None. It did not leave this device.',
    'Something other than the mail service answered.',
    'The app was closed while this was being sent.',
    'Our mail service is not set up.',
  ]);
});

it("shows a server's words as they came, and no code of a newer version", () => {
  expect(errorInWords('413 Variables size limit')).toBe('413 Variables size limit');
  expect(errorInWords('@code-of-tomorrow')).toBe('');
  expect(errorInWords('')).toBe('');
});

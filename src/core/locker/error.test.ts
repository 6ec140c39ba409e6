import { expect, it } from 'vitest';
import { asLockerError, LockerError } from './error.ts';

const named = (name: string) => new DOMException('Says what it likes', name);

it.each([
  [named('QuotaExceededError'), 'full'],
  [named('VersionError'), 'newer'],
  [named('UnknownError'), 'broken'],
  [named('SecurityError'), 'blocked'],
  [named('InvalidStateError'), 'blocked'],
  [new TypeError(), 'blocked'],
  [new ReferenceError(), 'blocked'],
  [named('AbortError'), 'busy'],
  [new LockerError('tray-full'), 'tray-full'],
  // A promise may be rejected with anything.
  [null, 'busy'],
  [undefined, 'busy'],
  ['a text', 'busy'],
])('%s is for the locker: %s', (error, reason) => {
  expect(asLockerError(error)).toMatchObject({ name: 'LockerError', reason });
});

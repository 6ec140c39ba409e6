import { expect, it } from 'vitest';
import { cinState } from '#domain/cin-states.ts';

it.each([
  ['CT', 'Chhattisgarh'],
  ['LH', 'Ladakh'],
  ['PN', 'Maharashtra'],
  ['TZ', 'Tamil Nadu'],
  ['UR', 'Uttarakhand'],
  ['UT', 'Uttarakhand'],
  ['MH', 'Maharashtra'],
  ['OR', 'Odisha'],
  ['TG', 'Telangana'],
])('%s is %s', (letters, name) => expect(cinState(letters)).toBe(name));

it.each(['', 'ct', 'QQ', 'UW', 'constructor', '__proto__'])('knows no %j', (letters) =>
  expect(cinState(letters)).toBeUndefined(),
);

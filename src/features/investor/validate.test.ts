import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples as investorSamples } from '#features/investor/samples.ts';
import { checkLogin } from '#features/investor/validate.ts';

const EMAIL = 'Please enter your email address.';
const PASSWORD = 'Please enter your password.';

it.each([
  ['', '', { email: EMAIL, password: PASSWORD }],
  [' \n', 'x', { email: EMAIL }],
  ['asha@shop.example', '', { password: PASSWORD }],
  ['asha@shop.example', ' ', {}],
  ['not an address', 'x', {}],
])('%j with %j', (email, password, expected) => {
  const problems = checkLogin({ email, password });
  expect(problems).toEqual(expected);
  expect(Object.keys(problems)).toEqual(Object.keys(expected));
});

it('copes with any text without throwing', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (email, password) => {
      expect('password' in checkLogin({ email, password })).toBe(password === '');
    }),
  );
});

it.each(investorSamples)('$label does what it says', ({ values, outcome }) => {
  const [problem] = Object.values(checkLogin(values));
  expect(outcome).toBe(problem ?? 'The Investor Dashboard, with sample figures.');
});

it('there is a sample for each outcome', () => {
  expect([...new Set(investorSamples.map(({ outcome }) => outcome))].sort()).toEqual(
    ['The Investor Dashboard, with sample figures.', EMAIL, PASSWORD].sort(),
  );
});

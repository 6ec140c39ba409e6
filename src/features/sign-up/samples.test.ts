import { describe, expect, test } from 'vitest';
import page from '#copy/pages/signup.ts';
import { dialCodes } from '#facts/dial-codes.ts';
import { type Country, readCountries } from '#features/sign-up/countries.ts';
import { phoneHint } from '#features/sign-up/phone.ts';
import { samples as signUpSamples } from '#features/sign-up/samples.ts';
import { checkSignUp } from '#features/sign-up/validate.ts';
import { matchRoute } from '#routes/match-route.ts';

const india = readCountries(dialCodes).find(({ region }) => region === 'IN') as Country;

test.each(signUpSamples)('$label: $outcome', ({ values, outcome }) => {
  const problems = checkSignUp(values, india.dialCode);
  const hint = phoneHint(values.phone, india, 'India');
  const [, hinted] = /^Successful, with a hint: (.*)$/.exec(outcome) ?? [];
  if (hinted) expect(hint).toContain(hinted);
  if (hinted || outcome === 'Sign-Up Successful!') expect(problems).toEqual({});
  else expect(Object.values(problems)).toContain(outcome);
});

describe('the list of APIs', () => {
  const values = page.tool.apis.map(({ value }) => value);

  test('has the values of the specification, in its order', () => {
    expect(values).toEqual([
      '/apis/MoneyTransfer',
      '/apis/CashWithdrawal',
      '/apis/UtilityBillPayment',
      '/apis/QrPayment',
      '/apis/CashCollection',
      '/apis/CashDrop',
      '/apis/Payout',
      '/apis/UPIPayment',
      '/apis/apiRefrence',
      '/apis/guideSteps',
      '/apis/panFeatures',
      '/apis/aadhaarFeatures',
      '/apis/bankFeatures',
      '/apis/GSTVerificationPage',
      '/apis/ReverseGeocodingPage',
      '/apis/digilocker',
      '/apis/employee',
      '/apis/driving-licence',
    ]);
  });

  test.each(values)('%s is a page', (value) => expect(matchRoute(value)).toBeDefined());
});

import '#lib/quantities/quantity.ts';
import { keepCaret, rewriting } from '#components/forms/keep-caret.ts';
import { eachField } from '#core/outbox/payload.ts';
import { cardBrand } from '#domain/card-brand.ts';
import { cinState } from '#domain/cin-states.ts';
import { decodeDrivingLicence } from '#domain/driving-licence.ts';
import { fitsEmailInput, looksLikeEmail } from '#domain/email.ts';
import { gstState } from '#domain/gst-states.ts';
import { decodeGstin } from '#domain/gstin.ts';
import { licenceOffice } from '#domain/licence-offices.ts';
import { licenceState } from '#domain/licence-states.ts';
import { passesLuhn } from '#domain/luhn.ts';
import { samplePerson, sampleShop } from '#domain/made-up-names.ts';
import { otherPlate } from '#domain/other-plates.ts';
import { decodePan } from '#domain/pan.ts';
import { readStatePlate } from '#domain/state-plate.ts';
import { isUpiId, typedUpiId } from '#domain/upi-id.ts';
import { passesVerhoeff } from '#domain/verhoeff.ts';
import { dialCodes } from '#facts/dial-codes.ts';
import { cleaned } from '#features/contact/validate.ts';
import { licenceHint, readingOf as readLicence } from '#features/driving-licence/reading.ts';
import { readLoan } from '#features/emi/read-loan.ts';
import { mapUrl } from '#features/geocode/map-url.ts';
import { pointOf } from '#features/geocode/point.ts';
import { pointIn } from '#features/geocode/read-point.ts';
import { requestUrl } from '#features/geocode/request-url.ts';
import { edited } from '#features/gst/edited.ts';
import { gstinHint } from '#features/gst/hint.ts';
import { entered, isMissing } from '#features/number-check/validate.ts';
import { amountHint, cardHint, cvvHint, expiryHint } from '#features/payment/hints.ts';
import { pastedExpiry, typedCardNumber, typedCvv, typedExpiry } from '#features/payment/typed.ts';
import { planOf, readCover } from '#features/premium/read-cover.ts';
import { type Country, namesOf, readCountries } from '#features/sign-up/countries.ts';
import { phoneHint, readInternational, typedPhone } from '#features/sign-up/phone.ts';
import { asOptions, searchCountries } from '#features/sign-up/search-countries.ts';
import { checkSignUp, cleanName } from '#features/sign-up/validate.ts';
import { cleanText } from '#features/upi-qr/clean-text.ts';
import { amountHint as requestHint, requestOf } from '#features/upi-qr/validate.ts';
import { misfits, named } from '#lib/code-shape.ts';
import { lastFour, plainCode } from '#lib/codes/plain-code.ts';
import { typedCode } from '#lib/codes/typed-code.ts';
import { toCsv } from '#lib/csv.ts';
import { hash, sampleDay } from '#lib/made-up.ts';
import { withLatinDigits } from '#lib/reader/digits.ts';
import { formats } from './number-check/every-format.ts';

const countries = readCountries(dialCodes);
const india = countries.find(({ region }) => region === 'IN') as Country;
const options = asOptions(countries, namesOf(countries));

const field = (value: string) =>
  ({
    value,
    selectionStart: value.length >> 1,
    setSelectionRange: () => {},
  }) as unknown as HTMLInputElement;

/**
 * What checks the fields of a form, in a folder of `src/features`: a function that takes all of them and is called
 * `check…`. A new one is here without a line.
 */
const CHECKS = Object.entries(
  import.meta.glob<Record<string, unknown>>('/src/features/*/{rules,validate}.ts', { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, check]) =>
    /^check/.test(name) && typeof check === 'function' && check.length === 1
      ? [[`${name} of ${file}`, (text: string) => check(sameInEach(text))] as const]
      : [],
  ),
);

/** Fields of a form, each of which holds a text. */
const sameInEach = (text: string) => new Proxy({}, { get: () => text });

/** What reads a text that somebody typed, pasted or has in an address, by its name. */
export const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(CHECKS),
  ...Object.fromEntries([...formats].map(([name, format]) => [`format ${name}`, format.check])),
  'number-check isMissing': (text) => isMissing({ one: text }),
  'number-check entered': (text) =>
    entered([{ name: 'one', format: 'pan', label: '', help: '', keys: 'capitals' }], { one: text }),
  cleaned: (text) => cleaned(eachField(() => text)),
  checkSignUp: (text) =>
    checkSignUp({ name: text, phone: text, email: text, requirement: text }, india.dialCode),
  cleanName,
  readCountries,
  readInternational: (text) => readInternational(typedPhone(`+${text}`), countries, india),
  phoneHint: (text) => phoneHint(text, india, 'India'),
  searchCountries: (text) => searchCountries(options, text).length,
  typedCvv,
  typedCardNumber,
  typedExpiry: (text) => typedExpiry(text, text.slice(0, -1), true),
  pastedExpiry,
  cardHint,
  expiryHint: (text) => expiryHint(text, new Date('2026-11-21')),
  cvvHint,
  'payment amountHint': amountHint,
  keepCaret: (text) => keepCaret(field(text), rewriting(typedCardNumber)),
  edited: (text) => edited(text, text.length >> 1),
  gstinHint,
  licenceHint: (text) => licenceHint(text, 2026),
  readLicence: (text) => readLicence(text, 2026),
  'pointOf and its URLs': (text) => {
    const point = pointOf(text, text);
    return point && [requestUrl(point), mapUrl(point), mapUrl(point, 'https://x.example/{lat}')];
  },
  pointIn,
  readLoan: (text) => readLoan({ amount: text, rate: text, months: text }),
  readCover: (text) => readCover({ plan: text, age: text, cover: text, years: text, addOns: text }),
  planOf,
  requestOf: (text) => requestOf({ upiId: text, name: text, amount: text, note: text }),
  requestHint,
  cleanText,
  cardBrand,
  cinState,
  misfits: (text) =>
    misfits(text, 'AA99', (length) => `A code has 4 characters; this has ${length}.`),
  named,
  toCsv: (text) => toCsv([[text]]),
  decodeDrivingLicence,
  looksLikeEmail,
  fitsEmailInput,
  gstState,
  decodeGstin,
  withLatinDigits,
  licenceOffice: (text) => licenceOffice(text, text),
  licenceState,
  passesLuhn,
  hash,
  samplePerson,
  sampleShop,
  sampleDay: (text) => sampleDay(text, 2018, 2024),
  otherPlate,
  decodePan,
  plainCode,
  lastFour,
  readStatePlate,
  typedCode,
  typedUpiId,
  isUpiId,
  passesVerhoeff,
};

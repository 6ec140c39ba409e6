import '#lib/quantities/quantity.ts';
import { normaliseLicence } from '#domain/driving-licence.ts';
import { typedEmail } from '#domain/email.ts';
import { LABELS, type NumberKind } from '#domain/number-labels.ts';
import { withoutPrefix } from '#domain/phone.ts';
import { typedUpiId } from '#domain/upi-id.ts';
import { dialCodes } from '#facts/dial-codes.ts';
import { readLoan } from '#features/emi/read-loan.ts';
import { pointOf } from '#features/geocode/point.ts';
import { edited } from '#features/gst/edited.ts';
import { paiseOf } from '#features/payment/amount.ts';
import { pastedExpiry, typedCardNumber, typedCvv, typedExpiry } from '#features/payment/typed.ts';
import { planOf, readCover, startOf } from '#features/premium/read-cover.ts';
import { type Country, readCountries } from '#features/sign-up/countries.ts';
import { readInternational } from '#features/sign-up/phone.ts';
import { firstPhone } from '#features/sign-up/several-phones.ts';
import { requestOf } from '#features/upi-qr/validate.ts';
import { checkedBy } from '../features/number-check/every-format.ts';

export interface ReadField {
  /** A valid value, as the issuer prints it without separators. */
  value: string;
  /** What is read of a text that was pasted. */
  read: (text: string) => unknown;
  /** The same of a text that was typed key by key, where the field rewrites what is typed. */
  type?: (text: string) => unknown;
  labels: readonly string[];
  /** Where a separator may be, as lengths of groups; none where there are no groups. */
  groups?: readonly number[];
}

const countries = readCountries(dialCodes);
const india = countries.find(({ region }) => region === 'IN') as Country;

/** What the field of a phone number holds after each text that it is handed. */
function phone(texts: readonly string[]): unknown {
  let country = india;
  let field = '';
  for (const text of texts) {
    const typed = firstPhone(field + text);
    const whole = readInternational(typed, countries, country);
    country = whole?.country ?? country;
    field = withoutPrefix(whole?.number ?? typed, country);
  }
  return `+${country.dialCode} ${field}`;
}

const checked = (format: string) => (text: string) => {
  const [{ verdict, shown } = { verdict: '', shown: '' }] = checkedBy(format, text);
  return `${verdict} ${shown}`;
};

const format = (
  name: string,
  value: string,
  kind: NumberKind,
  groups?: readonly number[],
): ReadField => ({ value, read: checked(name), labels: LABELS[kind], ...(groups && { groups }) });

const keyByKey = (write: (text: string, before: string) => string) => (text: string) =>
  [...text].reduce((before, key) => write(before + key, before), '');

const gstin = (text: string) => edited(text, text.length).text;

const MONEY = ['₹', 'Rs', 'Rs.', 'INR', 'रु', 'Amount:'];

/** Every field of a form or tool that reads more than free text, by its name. */
export const FIELDS: Readonly<Record<string, ReadField>> = {
  pan: format('pan', 'AAAPS0000K', 'pan', [5, 4, 1]),
  aadhaar: format('aadhaar', '234123412346', 'aadhaar', [4, 4, 4]),
  'virtual ID': format('aadhaar', '9999410570581230', 'virtualId', [4, 4, 4, 4]),
  ifsc: format('ifsc', 'SBIN0001234', 'ifsc', [4, 7]),
  account: format('account', '000123456789', 'account', [4, 4, 4]),
  voter: format('voter', 'WKH1186253', 'voter', [3, 7]),
  plate: format('rc', 'MH12AB1234', 'rc', [2, 2, 2, 4]),
  passport: format('passport', 'A0000000', 'passport', [1, 7]),
  'e-passport': format('passport', 'AB123456', 'passport', [2, 6]),
  cin: format('cin', 'L17110MH1973PLC019786', 'cin', [1, 5, 2, 4, 3, 6]),
  biller: format('biller', 'SAMP00000NAT01', 'biller', [4, 5, 3, 2]),
  'upi check': format('upi', 'sample.shop1@example', 'upi'),
  'bill amount': { value: '500', read: checked('amount'), labels: MONEY },
  'gstin check': format('gstin', '09AAACS0000A1ZE', 'gstin', [2, 10, 3]),
  gstin: {
    value: '09AAACS0000A1ZE',
    read: gstin,
    type: keyByKey(gstin),
    labels: LABELS.gstin,
    groups: [2, 10, 3],
  },
  licence: {
    value: 'HR0620150000000',
    read: normaliseLicence,
    labels: LABELS.licence,
    groups: [2, 2, 4, 7],
  },
  card: {
    value: '4111111111111111',
    read: typedCardNumber,
    type: keyByKey(typedCardNumber),
    labels: LABELS.card,
    groups: [4, 4, 4, 4],
  },
  expiry: {
    value: '02/28',
    read: pastedExpiry,
    type: keyByKey((text, before) => typedExpiry(text, before, true)),
    labels: ['EXP', 'EXPIRY', 'VALID THRU'],
  },
  cvv: { value: '123', read: typedCvv, type: keyByKey(typedCvv), labels: ['CVV', 'CVC'] },
  phone: {
    value: '9876543210',
    read: (text) => phone([text]),
    type: (text) => phone([...text]),
    labels: LABELS.phone,
    groups: [5, 5],
  },
  'card amount': { value: '500', read: paiseOf, labels: MONEY },
  'loan amount': {
    value: '500000',
    read: (amount) => readLoan({ amount, rate: '10', months: '60' }).loan,
    labels: MONEY,
  },
  'loan rate': {
    value: '10.5',
    read: (rate) => readLoan({ amount: '500000', rate, months: '60' }).loan,
    labels: ['Rate:'],
  },
  'loan term': {
    value: '60',
    read: (months) => readLoan({ amount: '500000', rate: '10', months }).loan,
    labels: ['Term:'],
  },
  cover: {
    value: '500000',
    read: (cover) => readCover({ ...startOf(planOf('health')), cover }).cover,
    labels: MONEY,
  },
  'poster amount': {
    value: '500',
    read: (amount) => requestOf({ upiId: 'a1@example', name: 'A', amount, note: '' }).paise,
    labels: MONEY,
  },
  'upi id': { value: 'sample.shop1@example', read: typedUpiId, labels: ['UPI:', 'UPI ID:', 'VPA'] },
  latitude: { value: '18.5204', read: (text) => pointOf(text, '73'), labels: ['Lat:', 'Latitude'] },
  longitude: { value: '73.8567', read: (text) => pointOf('18', text), labels: ['Long:', 'Lon'] },
  email: { value: 'asha1@example.com', read: typedEmail, labels: ['Email:', 'mailto:', 'E-mail:'] },
};

import { describe, expect, it } from 'vitest';
import { isUpiId, typedUpiId } from '#domain/upi-id.ts';
import { upiLinkIn } from '#domain/upi-link.ts';
import { check as checkUpi } from '#features/number-check/upi/check.ts';
import { check, leftOut, requestOf } from '#features/upi-qr/validate.ts';

const form = (upiId: string) => ({ upiId, name: 'Sample Shop', amount: '', note: '' });

// NPCI, UPI linking specification 1.6: a link by any of its ways.
it.each([
  'upi://pay?pa=sample.shop1@example&pn=Sample%20Shop&am=500.00&cu=INR',
  'upi:pay?pa=sample.shop1@example&am=500.00',
  'intent://pay?pa=sample.shop1@example&am=500.00&cu=INR#Intent;scheme=upi;package=in.example;end',
  'upi%3A%2F%2Fpay%3Fpa%3Dsample.shop1%40example%26am%3D500.00',
  'upi://pay?pa=sample.shop1@example&amp;am=500.00',
  'https://pay.example/?link=upi%3A%2F%2Fpay%3Fpa%3Dsample.shop1%40example%26am%3D500.00',
  'phonepe://pay?pa=sample.shop1@example&am=500.00',
])('a link to pay: %s', (text) => {
  expect(upiLinkIn(text)).toMatchObject({
    kind: 'pay',
    upiId: 'sample.shop1@example',
    amount: '500.00',
  });
  expect(typedUpiId(text)).toBe('sample.shop1@example');
  expect(check(form(text))).toEqual({});
  expect(requestOf(form(text)).paise).toBe(50_000);
});

it.each(['am=0', 'am=0.00', 'am=null', 'am='])('leaves the amount to the payer: %s', (amount) => {
  expect(requestOf(form(`upi://pay?pa=shop1@example&${amount}`)).paise).toBeUndefined();
  expect(check(form(`upi://pay?pa=shop1@example&${amount}`))).toEqual({});
});

it.each([
  [
    'upi://mandate?pa=shop1@example&am=500.00&recur=MONTHLY',
    'This is a upi://mandate link. This tool draws payments (upi://pay) only.',
  ],
  [
    'upi://collect?pa=shop1@example&am=500.00',
    'This is a upi://collect link. This tool draws payments (upi://pay) only.',
  ],
  [
    'upi://pay?pa=shop1@example&cu=USD&am=5',
    'This link asks for USD. This tool draws payments in rupees (INR) only.',
  ],
  [
    'upi://pay?pa=shop1@example&mc=5411&tr=1&sign=AbC%3D',
    'The merchant has signed this link, and a new code would lose the signature. Use the merchant’s own code.',
  ],
  [
    '9876543210',
    'This is a UPI number or a mobile number. A code needs the UPI ID, with an @: the payment app shows it.',
  ],
  [
    '00020101021126360010A0000005240118sample.shop1@example5204541153033565802IN5906SHOP A6004PUNE63041234',
    'This is the text of a Bharat QR, no UPI ID. Take the UPI ID from the merchant’s app.',
  ],
  [
    'https://shop.example/pay',
    'A UPI ID is a name, an @ and a handle, such as sample.shop@example.',
  ],
])('is not drawn again: %s', (text, sentence) =>
  expect(check(form(text))).toEqual({ upiId: sentence }),
);

it('names what of a link is left out', () => {
  const link = 'upi://pay?pa=shop1@example&mc=5411&tr=A1&mode=02&cu=INR&tid=';
  expect(leftOut(link)).toBe('Not in the new code: mc, tr, mode of the link.');
  expect(leftOut('upi://pay?pa=shop1@example&cu=INR')).toBe('');
});

it.each([
  ['shop1@example (Asha)', 'shop1@example'],
  ['shop1@example, Asha', 'shop1@example'],
  ['https://shop1@example', 'https://shop1@example'],
])('typedUpiId(%j) is %j', (text, id) => expect(typedUpiId(text)).toBe(id));

it('takes the text of a Bharat QR for no UPI ID, in one word or in several', () => {
  for (const name of ['SHOPA', 'SHOP A']) {
    const text = `00020101021126360010A0000005240118sample.shop1@example5204541153033565802IN590${name.length}${name}6004PUNE63041234`;
    expect(isUpiId(text)).toBe(false);
    expect(checkUpi(text)).toMatchObject({ title: 'Bharat QR', verdict: 'unclear' });
  }
});

it.each(['9876543210', '12345678', '+91 98765 43210'])('cannot judge the UPI number %s', (text) =>
  expect(checkUpi(text)).toMatchObject({
    verdict: 'unclear',
    shown: expect.stringMatching(/^X+\d{4}$/),
  }),
);

// Each app has its own scheme for the same link; a link for another currency says so under each scheme.
it.each(
  'upi mobikwik amazonpay myairtel navipay super whatsapp phonepe tez gpay paytmmp bhim credpay'.split(
    ' ',
  ),
)('reads the link of the scheme %s', (scheme) => {
  for (const path of ['pay', 'upi/pay', 'pay/']) {
    const link = `${scheme}://${path}?pa=shop1@example&am=10`;
    expect(check(form(link))).toEqual({});
    expect(requestOf(form(link))).toMatchObject({ upiId: 'shop1@example', paise: 1_000 });
  }
});

it('reads another currency of another scheme, and takes no page for a link', () => {
  expect(upiLinkIn('upiglobal://pay?pa=shop1@example&cu=AED')?.currency).toBe('AED');
  expect(upiLinkIn('https://example.com/pay?pa=shop1@example')).toBeUndefined();
});

it('a full stop behind a link is none of its amount', () =>
  expect(upiLinkIn('Pay upi://pay?pa=shop1@example&am=10. Thanks')?.amount).toBe('10'));

// What decides who is paid, or how much, twice: by the rules of links some readers take the first, some the last.
const TWICE: readonly (readonly [names: string, link: string])[] = [
  ['pa', 'upi://pay?pa=shop1@example&pa=shop2@example'],
  ['pa', 'upi://pay?pa=shop1@example&PA=shop2@example'],
  ['pa', 'upi://pay?p%61=shop1@example&pa=shop2@example'],
  ['pa', 'upi://pay?pa=shop1@example&amp;pa=shop2@example'],
  ['pa', 'upi%3A%2F%2Fpay%3Fpa%3Dshop1%40example%26pa%3Dshop2%40example'],
  ['pa', 'phonepe://pay?pa=shop1@example&pa=shop2@example'],
  ['pa', 'intent://pay?pa=shop1@example&pa=shop2@example#Intent;scheme=upi;end'],
  ['pa', 'upi://pay?pa=shop1@example upi://pay?pa=shop2@example'],
  ['pa', 'Pay shop2@example, or upi://pay?pa=shop1@example'],
  ['am', 'upi://pay?pa=shop1@example&am=10&am=500'],
  ['am', 'upi://pay?pa=shop1@example&AM=10&am=500'],
  ['am', 'upi://pay?pa=shop1@example&am=10&am='],
  ['am', 'upi://pay?pa=shop1@example upi://pay?pa=shop1@example&am=500'],
  ['cu', 'upi://pay?pa=shop1@example&cu=INR&cu=USD'],
  ['pn', 'upi://pay?pa=shop1@example&pn=Asha&pn=Ravi'],
  ['tn', 'upi://pay?pa=shop1@example&tn=Tea&tn=Rent'],
  ['pa, am', 'upi://pay?pa=shop1@example&am=10&pa=shop2@example&am=500'],
];

describe.each(TWICE)('%s twice in %s', (names, link) => {
  it('is said, and not drawn', () => {
    expect(upiLinkIn(link)?.clashes.join(', ')).toBe(names);
    expect(check(form(link)).upiId).toBe(
      `It says ${names} more than once, and apps differ in which one they take. Ask for another link.`,
    );
    expect(leftOut(link)).toBe('');
  });

  if (names.startsWith('pa'))
    it('gives both UPI IDs to the check', () =>
      expect(checkUpi(link)).toMatchObject([
        { verdict: 'right', shown: 'shop1@example' },
        { verdict: 'right', shown: 'shop2@example' },
      ]));
});

it.each([
  'upi://pay?pa=shop1@example&pa=Shop1@Example&am=10&am=10.00&cu=inr&cu=INR',
  'Asha (shop1@example) upi://pay?pa=shop1@example&am=10',
])('says nothing of what is twice and alike: %s', (link) => {
  expect(check(form(link))).toEqual({});
  expect(requestOf(form(link))).toMatchObject({ upiId: 'shop1@example', paise: 1_000 });
});

// Of NPCI's linking specification and of apps: what is no plain payment is named.
it.each([
  'upigst://pay',
  'upiglobal://pay',
  'upi://mandate',
  'upi://collect',
  'upi://pay/mandate',
  'phonepe://mandate',
  'paytmmp://cash_wallet',
  'unknownapp://pay',
  'intent://pay',
])('a link of %s is refused by its name', (beginning) => {
  const path = beginning.replace('://', '://upi/');
  for (const link of [beginning, path, beginning.toUpperCase()])
    expect(check(form(`${link}?pa=shop1@example&am=10&cu=INR`)).upiId).toBe(
      `This is a ${beginning} link. This tool draws payments (upi://pay) only.`,
    );
});

it('an intent is of the scheme that it names', () =>
  expect(
    check(form('intent://pay?pa=shop1@example&am=10#Intent;package=a;scheme=upiglobal;end')).upiId,
  ).toContain('upiglobal://pay'));

// Links that people and small programs write by hand: spaces and apostrophes as they are.
it.each([
  "upi://pay?pa=shop1@example&pn=Asha's%20Shop&am=500&cu=INR",
  "upi://pay?pa=shop1@example&pn=Asha's Shop&am=500&cu=INR",
  "upi://pay?pn=Asha's Shop&pa=shop1@example&tn=Tea and snacks&am=500",
  "'upi://pay?pa=shop1@example&pn=Asha's Shop&am=500'",
])('nothing of %s is lost', (link) =>
  expect(upiLinkIn(link)).toMatchObject({
    upiId: 'shop1@example',
    name: "Asha's Shop",
    amount: '500',
  }),
);

it('a sentence behind a link is none of it', () =>
  expect(upiLinkIn('upi://pay?pa=shop1@example&pn=Asha please pay today')?.name).toBe('Asha'));

// Signs that programs of shops put into names and notes without escaping them.
it.each([
  ['upi://pay?pa=shop1@example&pn=Shop #5&am=10', { name: 'Shop #5', amount: '10' }],
  ['upi://pay?pa=shop1@example&pn=Shop#5&am=10', { name: 'Shop#5', amount: '10' }],
  ['upi://pay?tn=Bill #42&pa=shop1@example&am=10', { note: 'Bill #42', amount: '10' }],
  ['upi://pay?pa=shop1@example&pn=Asha & Sons&am=10', { name: 'Asha & Sons', amount: '10' }],
  ['upi://pay?pa=shop1@example&pn=A&B Stores&am=10', { name: 'A&B Stores', amount: '10' }],
  ['upi://pay?pa=shop1@example&pn=R&D&am=10', { name: 'R&D', amount: '10' }],
  ['upi://pay?pa=shop1@example&pn=Asha%20&%20Sons&am=10', { name: 'Asha & Sons', amount: '10' }],
  ['upi://pay?pa=shop1@example&pn=Asha+&+Sons&am=10', { name: 'Asha & Sons', amount: '10' }],
  ['upi://pay?pa=shop1@example&tn=Pay #12 & more&am=5', { note: 'Pay #12 & more', amount: '5' }],
  // A fragment, which no parameter follows.
  ['upi://pay?pa=shop1@example&am=10#top', { amount: '10' }],
  ['intent://pay?pa=shop1@example&am=10#Intent;scheme=upi;end', { scheme: 'upi', amount: '10' }],
])('nothing of %s is lost in a sign', (link, said) =>
  expect(upiLinkIn(link)).toMatchObject({ upiId: 'shop1@example', ...said }),
);

// Notes that nobody escaped, at the end of a link: as messages have them, alone on a line or behind a colon.
describe('a note at the end of a link', () => {
  const link = 'upi://pay?pa=asha@oksbi&am=10&tn=Rent for May';
  const read = (text: string) => upiLinkIn(text)?.note;

  it.each([
    link,
    `${link}\nThanks`,
    `Pay here: ${link}`,
    `Hello\n${link}`,
    `*${link}*`,
    `"${link}"`,
  ])('is read whole in %j', (text) => expect(read(text)).toBe('Rent for May'));

  it('ends at another link or ID', () => {
    expect(read(`${link} upi://pay?pa=other@oksbi`)).not.toMatch(/upi/);
    expect(read(`${link} other@oksbi`)).not.toMatch(/@/);
  });

  it('is not read on into the sentence that the link is in', () =>
    expect(read(`Pay me at ${link}`)).toBe('Rent'));
});

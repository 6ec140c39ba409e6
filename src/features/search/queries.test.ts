import { expect, it } from 'vitest';
import { linesOf } from '#features/search/lines-of.ts';
import { routes } from '#routes/paths.ts';
import { found, index } from '#tests/unit/features/search/site-index.ts';

/** What visitors type, as they type it, and the page that has to come first. */
const QUERIES: readonly [query: string, first: string][] = [
  ['pan', '/apis/panFeatures'],
  ['PAN card', '/apis/panFeatures'],
  ['aadhar', '/apis/aadhaarFeatures'],
  ['adhar card', '/apis/aadhaarFeatures'],
  ['API reference', '/apis/apiRefrence'],
  ['sandbox console', '/apis/sandbox'],
  ['changelog', '/apis/changelog'],
  ['api recipes', '/apis/recipes'],
  ['test values', '/apis/test-values'],
  ['gst', '/apis/GSTVerificationPage'],
  ['check gstin number', '/apis/GSTVerificationPage'],
  ['driving license', '/apis/driving-licence'],
  ['passport', '/apis/passportFeatures'],
  ['election card', '/apis/voterFeatures'],
  ['rc book', '/apis/rcFeatures'],
  ['cin', '/apis/cinFeatures'],
  ['qr code', '/apis/QrPayment'],
  ['emi', '/products/LoanPortal'],
  ['sell insurance', '/retailers/sell-insurance'],
  ['mobile recharge', '/products/rechargePortal'],
  ['flight ticket', '/products/travelServices'],
  ['micro atm', '/products/aepsPortal'],
  ['send money', '/apis/MoneyTransfer'],
  ['withdraw cash', '/apis/CashWithdrawal'],
  ['salary payout', '/apis/Payout'],
  ['autopay', '/SubscriptionManagement'],
  ['upload documents', '/digilocker'],
  ['customer care', '/contact'],
  ['distributor', '/partnership'],
  ['register', '/signup'],
  ['login', '/login'],
  ['privacy policy', '/PrivacyPolicy'],
  ['refund', '/rates'],
  ['upi fee', '/rates'],
  ['fee for upi', '/rates'],
  ['what does upi cost', '/rates'],
  ['upi limit', '/rates'],
  ['latitude', '/apis/ReverseGeocodingPage'],
  ['certificates', '/CertificatesPage'],
  ['prepaid', '/PrepaidSolutions'],
  ['investors', '/investors'],
  ['business loans', '/retailers/business-loan'],
  ['install', '/device'],
  ['add to home screen', '/device'],
  ['airplane', '/device'],
  ['airplane mode', '/device'],
  ['aeroplane', '/device'],
  ['flight mode', '/device'],
  ['offline', '/device'],
  ['no internet', '/device'],
  ['does it work without internet', '/device'],
  ['हवाई जहाज', '/device'],
  ['बिना इंटरनेट', '/device'],
  ['plane ticket', '/products/travelServices'],
  ['erase', '/device'],
  ['version', '/device'],
  ['calm mode', '/device'],
  ['dark', '/device'],
  ['इंस्टॉल', '/device'],
];

it.each(QUERIES)('"%s" finds %s first', (query, first) => {
  expect(found(query)[0]?.page.path).toBe(first);
});

it('finds each page by its own title, among the first three', () => {
  const missed = index.pages.filter(
    ({ title, path }) =>
      !found(title)
        .slice(0, 3)
        .some(({ page }) => page.path === path),
  );
  expect(missed.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
});

it('lists every page that search engines may list and the one about this device, with its section, but for calls', () => {
  const listed = routes.flatMap((route) =>
    ('noIndex' in route && route.path !== '/device') || route.path.startsWith('/apis/reference/')
      ? []
      : [route.path],
  );
  expect(index.pages.map(({ path }) => path as string).sort()).toEqual(listed);
  for (const { section, description } of index.pages) {
    expect(section).not.toBe('');
    expect(description).not.toBe('');
  }
});

it('leads to anchors that their pages have', async () => {
  const { renderedPages } = await import('#tests/unit/content/shown.ts');
  const dead = index.pages.flatMap((indexed) => {
    const { path, headings, questions } = indexed;
    const markup = renderedPages.find((page) => page.path === path)?.whole.markup;
    const lines = linesOf(indexed).map(({ part }) => part);
    return [...headings, ...questions, ...lines].flatMap(([text, anchor]) =>
      anchor === '' || markup?.includes(` id="${anchor}"`) ? [] : [`${path}#${anchor}: ${text}`],
    );
  });
  expect(dead).toEqual([]);
});

it('holds questions and headings, each text once a page', () => {
  for (const { path, headings, questions } of index.pages) {
    const texts = [...headings, ...questions].map(([text]) => text);
    expect(new Set(texts).size, path).toBe(texts.length);
  }
  expect(index.pages.filter(({ questions }) => questions.length > 0).length).toBeGreaterThan(20);
  expect(found('how long does onboarding take')[0]?.parts.length).toBeGreaterThan(0);
});

it('holds each line of the tariff and of rules, and the terms of every product', () => {
  const lines = index.pages.flatMap((page) => linesOf(page).map(({ part: [text] }) => text));
  for (const text of ['RuPay debit card: 0.00%', 'HUF, government body', 'Soundbox: None'])
    expect(
      lines.some((line) => line.startsWith(text)),
      text,
    ).toBe(true);
  expect(lines.filter((line) => line.startsWith('Costs')).length).toBeGreaterThan(15);
});

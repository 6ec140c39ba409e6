/**
 * The only list of routes. The router, the prerenderer, the sitemap, the host rewrites, the worker's
 * navigation lookup and the tests all derive from it; `lighthouserc.json` repeats it, and a test compares.
 *
 * `path` is the canonical spelling: page, content file and output file share it. `aliases` are other
 * paths of the same page. Letter case, a trailing slash and a query never matter (see match-route.ts).
 */
export const routes = [
  { path: '/' },

  { path: '/products' },
  { path: '/products/LoanPortal' },
  { path: '/products/insurancePortal' },
  { path: '/products/rechargePortal' },
  { path: '/products/travelServices' },
  { path: '/products/aepsPortal' },
  { path: '/products/paymentGateWayPortal' },
  { path: '/products/verificationPortal' },
  { path: '/products/apiSolutions' },

  { path: '/apis' },
  { path: '/apis/MoneyTransfer', aliases: ['/retailers/MoneyTransfer'] },
  { path: '/apis/CashWithdrawal', aliases: ['/retailers/CashWithdrawal'] },
  { path: '/apis/UtilityBillPayment', aliases: ['/retailers/UtilityBillPayment'] },
  { path: '/apis/QrPayment' },
  { path: '/apis/CashCollection' },
  { path: '/apis/CashDrop' },
  { path: '/apis/Payout' },
  { path: '/apis/UPIPayment' },
  { path: '/apis/apiRefrence' },
  { path: '/apis/guideSteps' },
  { path: '/apis/GSTVerificationPage' },
  { path: '/apis/ReverseGeocodingPage' },
  { path: '/apis/employee' },
  { path: '/apis/driving-licence' },
  { path: '/digilocker', aliases: ['/apis/digilocker'] },

  { path: '/apis/panFeatures' },
  { path: '/apis/aadhaarFeatures' },
  { path: '/apis/bankFeatures' },
  { path: '/apis/voterFeatures' },
  { path: '/apis/bbpsFeatures' },
  { path: '/apis/rcFeatures' },
  { path: '/apis/passportFeatures' },
  { path: '/apis/cinFeatures' },
  { path: '/apis/ocrFeatures' },
  { path: '/apis/upiFeatures' },

  { path: '/retailers/sell-insurance' },
  { path: '/retailers/business-loan' },

  { path: '/company/About' },
  { path: '/company/faqs' },
  { path: '/services' },
  { path: '/partnership' },
  { path: '/alliance' },
  { path: '/investors' },
  { path: '/CertificatesPage' },
  { path: '/login' },
  { path: '/signup', aliases: ['/sign-up'] },
  { path: '/contact' },
  { path: '/payment-gateway' },
  { path: '/UpiSolution' },
  { path: '/PrepaidSolutions' },
  { path: '/SubscriptionManagement' },
  { path: '/APIIntegration' },
  { path: '/PrivacyPolicy' },
  { path: '/TermsOfService' },

  // Beyond the specification, the tool board. Then pages from which search engines are asked to stay away: they are
  // about this device, or list other pages.
  { path: '/tools' },
  { path: '/device', noIndex: true },
  { path: '/search', noIndex: true },
  { path: '/outbox', noIndex: true },
  { path: '/shared', params: ['id'], noIndex: true },
] as const satisfies readonly Route[];

/** One page. `params` lists the path segments that may follow `path`; each is then required. */
export interface Route {
  path: `/${string}`;
  aliases?: readonly `/${string}`[];
  params?: readonly string[];
  noIndex?: boolean;
}

type Listed = (typeof routes)[number];

/** Canonical path of a page. */
export type CanonicalPath = Listed['path'];

/** What an internal link may point at: any listed path, canonical or not, with an optional anchor. */
export type Path =
  | Exclude<CanonicalPath, '/shared'>
  | Extract<Listed, { aliases: unknown }>['aliases'][number];

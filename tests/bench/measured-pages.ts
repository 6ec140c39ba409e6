/** One page of each kind: home, a text page, a form, a tool. */
export const MEASURED_PAGES = [
  '/',
  '/PrivacyPolicy',
  '/contact',
  '/apis/GSTVerificationPage',
] as const;

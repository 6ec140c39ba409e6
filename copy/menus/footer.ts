import type { NavLink } from '#copy/types/nav.ts';

/** Services that the footer lists. */
export const services: readonly NavLink[] = [
  { label: 'Payment gateway', to: '/products/paymentGateWayPortal' },
  { label: 'UPI', to: '/UpiSolution' },
  { label: 'POS and ECD billing', to: '/POSBilling' },
  { label: 'Subscriptions', to: '/SubscriptionManagement' },
  { label: 'Payouts', to: '/apis/Payout' },
  { label: 'Verification', to: '/products/verificationPortal' },
  { label: 'AEPS', to: '/products/aepsPortal' },
  { label: 'Bill payment', to: '/apis/UtilityBillPayment' },
];

/** Other pages that the footer lists. */
export const links: readonly NavLink[] = [
  { label: 'Tools', to: '/tools' },
  { label: 'This device', to: '/device' },
  { label: 'Search', to: '/search' },
  { label: 'Rates', to: '/rates' },
  { label: 'FAQs', to: '/company/faqs' },
  { label: 'Sign up', to: '/signup' },
  { label: 'Privacy Policy', to: '/PrivacyPolicy' },
  { label: 'Terms of Service', to: '/TermsOfService' },
];

import type { Asked } from './queries.ts';

// 40 more, written down on 29 November 2026 before any of them was tried: of a counter and of an accountant, after the
// pages had learned of receipts, readers, invoices and what a point-of-sale person may sell.

const FAILED = ['/fraud', '/rates', '/products/aepsPortal', '/apis/CashWithdrawal'] as const;
const AEPS = ['/products/aepsPortal', '/apis/CashWithdrawal', '/rates'] as const;
const SELLS = ['/retailers/sell-insurance', '/rates'] as const;

/** In the order in which they were thought of. Each second one is held out. */
const ALL: readonly Asked[] = [
  // A shop, in English
  ['how do i make a bill for a customer', 'English', '/POSBilling'],
  ['print receipt for customer', 'English', '/POSBilling'],
  ['is there a charge on phonepe payments', 'English', '/rates', '/UpiSolution'],
  ['when will friday money come', 'English', '/rates#money'],
  ['withdrawal failed customer money deducted', 'English', ...FAILED],
  ['can a customer withdraw 15000', 'English', ...AEPS],
  ['police froze my account', 'English', '/fraud'],
  ['is my fingerprint device allowed', 'English', ...AEPS],
  ['face authentication', 'English', ...AEPS],
  ['gst invoice for your fees', 'English', '/rates'],
  ['can i sell ulip', 'English', ...SELLS],
  ['insurance agent exam', 'English', ...SELLS],
  ['balance enquiry charge', 'English', ...AEPS],
  // Finance
  ['passport verification price', 'English', '/rates', '/apis/passportFeatures'],
  ['debit card mdr cap', 'English', '/rates'],
  ['what is deducted from 1500 rupees', 'English', '/rates'],
  ['is fee returned on refund', 'English', '/rates', '/TermsOfService'],
  ['payout failed money back', 'English', '/apis/Payout', '/rates'],
  ['neft timing', 'English', '/rates', '/apis/MoneyTransfer', '/apis/Payout'],
  ['small merchant 20 lakh turnover', 'English', '/rates'],
  ['reconciliation report', 'English', '/products/paymentGateWayPortal', '/services'],
  // Hinglish
  ['rasid kaise nikale', 'English', '/POSBilling', '/apis/UtilityBillPayment'],
  ['bill banana hai', 'English', '/POSBilling'],
  ['1500 par kitna katega', 'English', '/rates'],
  ['shanivar ka paisa kab', 'Hindi', '/rates'],
  ['mini statement ka charge', 'English', ...AEPS],
  ['chehre se paisa nikalna', 'Hindi', ...AEPS],
  ['police ne khata band kiya', 'Hindi', '/fraud'],
  ['otp bata diya paisa gaya', 'English', '/fraud'],
  ['gst bill milega kya', 'English', '/rates'],
  // Devanagari
  ['रसीद प्रिंट', 'Hindi', '/POSBilling'],
  ['बिल कैसे बनाएं', 'Hindi', '/POSBilling'],
  ['निकासी फेल पैसे कट गए', 'Hindi', ...FAILED],
  ['शुक्रवार के पैसे कब आएंगे', 'Hindi', '/rates'],
  ['बैलेंस देखने का चार्ज', 'Hindi', ...AEPS],
  ['बीमा बेचने की परीक्षा', 'Hindi', ...SELLS],
  ['ओटीपी बता दिया', 'Hindi', '/fraud'],
  // Misspelt
  ['reciept', 'English', '/POSBilling', '/payment-gateway', '/apis/UtilityBillPayment'],
  ['invocie of gst', 'English', '/rates'],
  ['insurnace exam', 'English', ...SELLS],
];

export const TRIED = ALL.filter((_, i) => i % 2 === 0);
export const APART = ALL.filter((_, i) => i % 2 === 1);

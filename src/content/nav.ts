import type { Path } from '#paths.ts';
import type { Icon } from './types/pictures.ts';

export interface NavLink {
  label: string;
  to: Path;
}

export interface NavGroup {
  groupTitle: string;
  items: readonly NavLink[];
}

/** One entry of the main menu. `title` names the link to `to`, the page that sums the entry up. */
export interface NavItem {
  label: string;
  to: Path;
  title: string;
  subItems: readonly (NavLink | NavGroup)[];
  /** Soft card at the end of the wide panel; its links follow the one to `to`. */
  aside: { icon: Icon; heading: string; text: string; items: readonly NavLink[] };
}

/** Copy of the header's menus and the footer's lists. */
export interface Nav {
  items: readonly NavItem[];
  services: readonly NavLink[];
  links: readonly NavLink[];
}

const items: readonly NavItem[] = [
  {
    label: 'Products',
    to: '/products',
    title: 'All products',
    subItems: [
      {
        groupTitle: 'Take payments',
        items: [
          { label: 'Payment gateway', to: '/products/paymentGateWayPortal' },
          { label: 'UPI solutions', to: '/UpiSolution' },
          { label: 'Prepaid solutions', to: '/PrepaidSolutions' },
          { label: 'Subscriptions', to: '/SubscriptionManagement' },
          { label: 'Demo checkout', to: '/payment-gateway' },
        ],
      },
      {
        groupTitle: 'Serve the counter',
        items: [
          { label: 'AEPS portal', to: '/products/aepsPortal' },
          { label: 'Recharge', to: '/products/rechargePortal' },
          { label: 'Travel', to: '/products/travelServices' },
        ],
      },
      {
        groupTitle: 'Lend, insure, verify',
        items: [
          { label: 'Loan portal', to: '/products/LoanPortal' },
          { label: 'Insurance portal', to: '/products/insurancePortal' },
          { label: 'Verification', to: '/products/verificationPortal' },
        ],
      },
    ],
    aside: {
      icon: 'store',
      heading: 'One account for all of it',
      text: 'Every product settles to the same account and shows up in the same report.',
      items: [{ label: 'API solutions', to: '/products/apiSolutions' }],
    },
  },
  {
    label: 'APIs',
    to: '/apis',
    title: 'All APIs',
    subItems: [
      {
        groupTitle: 'Payments and transfers',
        items: [
          { label: 'Money transfer', to: '/apis/MoneyTransfer' },
          { label: 'Payout', to: '/apis/Payout' },
          { label: 'UPI payment', to: '/apis/UPIPayment' },
          { label: 'QR payment', to: '/apis/QrPayment' },
          { label: 'Utility bill payment', to: '/apis/UtilityBillPayment' },
        ],
      },
      {
        groupTitle: 'Cash',
        items: [
          { label: 'Cash withdrawal', to: '/apis/CashWithdrawal' },
          { label: 'Cash collection', to: '/apis/CashCollection' },
          { label: 'Cash drop', to: '/apis/CashDrop' },
        ],
      },
      {
        groupTitle: 'Tools',
        items: [
          { label: 'GST verification', to: '/apis/GSTVerificationPage' },
          { label: 'Reverse geocoding', to: '/apis/ReverseGeocodingPage' },
          { label: 'Driving licence', to: '/apis/driving-licence' },
          { label: 'Document locker', to: '/digilocker' },
          { label: 'Employee management', to: '/apis/employee' },
        ],
      },
    ],
    aside: {
      icon: 'code',
      heading: 'Build with our APIs',
      text: 'Get keys, make a first call in the sandbox, then go live. Five steps.',
      items: [
        { label: 'Developer guide', to: '/apis/guideSteps' },
        { label: 'API reference', to: '/apis/apiRefrence' },
      ],
    },
  },
  {
    label: 'Verification',
    to: '/products/verificationPortal',
    title: 'Verification portal',
    subItems: [
      {
        groupTitle: 'Verification APIs',
        items: [
          { label: 'PAN', to: '/apis/panFeatures' },
          { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
          { label: 'Bank account', to: '/apis/bankFeatures' },
          { label: 'UPI ID', to: '/apis/upiFeatures' },
          { label: 'Voter ID', to: '/apis/voterFeatures' },
          { label: 'Passport', to: '/apis/passportFeatures' },
          { label: 'Vehicle RC', to: '/apis/rcFeatures' },
          { label: 'Company CIN', to: '/apis/cinFeatures' },
          { label: 'BBPS bill payment', to: '/apis/bbpsFeatures' },
          { label: 'OCR of documents', to: '/apis/ocrFeatures' },
        ],
      },
      {
        groupTitle: 'Try a check',
        items: [
          { label: 'GST verification', to: '/apis/GSTVerificationPage' },
          { label: 'Driving licence', to: '/apis/driving-licence' },
          { label: 'Document locker', to: '/digilocker' },
        ],
      },
    ],
    aside: {
      icon: 'shield',
      heading: 'Know who you deal with',
      text: 'KYC, address, identity and background checks, from one portal or one API.',
      items: [],
    },
  },
  {
    label: 'Retailers',
    to: '/partnership',
    title: 'Partner with us',
    subItems: [
      {
        groupTitle: 'At your counter',
        items: [
          { label: 'Money transfer', to: '/retailers/MoneyTransfer' },
          { label: 'Cash withdrawal', to: '/retailers/CashWithdrawal' },
          { label: 'Utility bill payment', to: '/retailers/UtilityBillPayment' },
        ],
      },
      {
        groupTitle: 'Grow the shop',
        items: [
          { label: 'Sell insurance', to: '/retailers/sell-insurance' },
          { label: 'Business loans', to: '/retailers/business-loan' },
        ],
      },
      {
        groupTitle: 'More to sell',
        items: [
          { label: 'Mobile, DTH and OTT recharge', to: '/products/rechargePortal' },
          { label: 'Flights, hotels and buses', to: '/products/travelServices' },
        ],
      },
    ],
    aside: {
      icon: 'handshake',
      heading: 'Sell what your street needs',
      text: 'Channel partners share up to 30% of the revenue that they bring.',
      items: [{ label: 'Sign up', to: '/signup' }],
    },
  },
  {
    label: 'Company',
    to: '/company/About',
    title: 'About us',
    subItems: [
      {
        groupTitle: 'What we do',
        items: [
          { label: 'Services', to: '/services' },
          { label: 'API integration', to: '/APIIntegration' },
          { label: 'Certifications', to: '/CertificatesPage' },
        ],
      },
      {
        groupTitle: 'Work with us',
        items: [
          { label: 'Partnership', to: '/partnership' },
          { label: 'Strategic alliances', to: '/alliance' },
          { label: 'Investors', to: '/investors' },
        ],
      },
      {
        groupTitle: 'Help',
        items: [
          { label: 'FAQs', to: '/company/faqs' },
          { label: 'Contact Us', to: '/contact' },
        ],
      },
    ],
    aside: {
      icon: 'users',
      heading: 'Who we are',
      text: 'Money transfer and bill payment for the counters that India already trusts.',
      items: [],
    },
  },
];

const services: readonly NavLink[] = [
  { label: 'Payment gateway', to: '/products/paymentGateWayPortal' },
  { label: 'UPI', to: '/UpiSolution' },
  { label: 'POS and ECD billing', to: '/services' },
  { label: 'Subscriptions', to: '/SubscriptionManagement' },
  { label: 'Payouts', to: '/apis/Payout' },
  { label: 'Verification', to: '/products/verificationPortal' },
  { label: 'AEPS', to: '/products/aepsPortal' },
  { label: 'Bill payment', to: '/apis/UtilityBillPayment' },
];

const links: readonly NavLink[] = [
  { label: 'FAQs', to: '/company/faqs' },
  { label: 'Developer guide', to: '/apis/guideSteps' },
  { label: 'Sign up', to: '/signup' },
  { label: 'Privacy Policy', to: '/PrivacyPolicy' },
  { label: 'Terms of Service', to: '/TermsOfService' },
];

export const nav: Nav = { items, services, links };

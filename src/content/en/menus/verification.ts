import type { NavItem } from '#content/types/nav.ts';

/** The menu “Verification”. */
export const verification: NavItem = {
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
};

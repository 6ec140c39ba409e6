import type { NavItem } from '#copy/types/nav.ts';
import { tools } from '#generated/tools.ts';

/** The menu “Verification”. */
export const verification: NavItem = {
  label: 'Verification',
  to: '/products/verificationPortal',
  title: 'Verification portal',
  icon: 'shield',
  line: 'Know whom you deal with',
  subItems: [
    {
      groupTitle: 'Verification APIs',
      items: [
        {
          label: 'PAN',
          to: '/apis/panFeatures',
          icon: 'id',
          line: 'Is it active, and in whose name',
        },
        {
          label: 'Aadhaar',
          to: '/apis/aadhaarFeatures',
          icon: 'fingerprint',
          line: 'With consent, kept masked',
        },
        {
          label: 'Bank account',
          to: '/apis/bankFeatures',
          icon: 'bank',
          line: 'The name behind a number',
        },
        { label: 'UPI ID', to: '/apis/upiFeatures', icon: 'device', line: 'Before money is sent' },
        { label: 'Voter ID', to: '/apis/voterFeatures', icon: 'vote', line: 'An EPIC number' },
        {
          label: 'Passport',
          to: '/apis/passportFeatures',
          icon: 'pass',
          line: 'Number and holder',
        },
        {
          label: 'Vehicle RC',
          to: '/apis/rcFeatures',
          icon: 'car',
          line: 'Owner, class and validity',
        },
        {
          label: 'Company CIN',
          to: '/apis/cinFeatures',
          icon: 'building',
          line: 'Name, status, directors',
        },
        {
          label: 'BBPS bill payment',
          to: '/apis/bbpsFeatures',
          icon: 'bolt',
          line: 'Fetch a bill before it is paid',
        },
        {
          label: 'OCR of documents',
          to: '/apis/ocrFeatures',
          icon: 'scan',
          line: 'Numbers from a scan',
        },
      ],
    },
    {
      groupTitle: 'Try a check',
      items: [
        {
          label: 'GST verification',
          to: '/apis/GSTVerificationPage',
          icon: 'receipt',
          line: 'Check it before you pay',
        },
        {
          label: 'Driving licence',
          to: '/apis/driving-licence',
          icon: 'id',
          line: 'State, office and validity',
        },
        { label: 'Document locker', to: '/digilocker', icon: 'doc', line: 'Files on this device' },
      ],
    },
  ],
  aside: {
    icon: 'receipt',
    heading: 'Read a GSTIN',
    text: 'State, PAN and check character of a number, before you pay the bill.',
    tool: { label: 'Check a GST number', to: tools.gst.to },
    items: [],
  },
};

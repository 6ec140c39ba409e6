import type { NavItem } from '#copy/types/nav.ts';
import { tools } from '#generated/tools.ts';

/** The menu “Products”. */
export const products: NavItem = {
  label: 'Products',
  to: '/products',
  title: 'All products',
  icon: 'store',
  line: 'Take payments anywhere',
  subItems: [
    {
      groupTitle: 'Take payments',
      items: [
        {
          label: 'Payment gateway',
          to: '/products/paymentGateWayPortal',
          icon: 'card',
          line: 'One checkout for every mode',
        },
        {
          label: 'UPI solutions',
          to: '/UpiSolution',
          icon: 'qr',
          line: 'QR, links and Autopay',
        },
        {
          label: 'Prepaid solutions',
          to: '/PrepaidSolutions',
          icon: 'wallet',
          line: 'Wallets and cards with limits',
        },
        {
          label: 'Subscriptions',
          to: '/SubscriptionManagement',
          icon: 'repeat',
          line: 'Charge on a schedule',
        },
        {
          label: 'Demo checkout',
          to: '/payment-gateway',
          icon: 'play',
          line: 'Pay with a test card',
        },
      ],
    },
    {
      groupTitle: 'Serve the counter',
      items: [
        {
          label: 'AEPS portal',
          to: '/products/aepsPortal',
          icon: 'fingerprint',
          line: 'Cash with a fingerprint',
        },
        {
          label: 'Recharge',
          to: '/products/rechargePortal',
          icon: 'device',
          line: 'Mobile, DTH and OTT',
        },
        {
          label: 'Travel',
          to: '/products/travelServices',
          icon: 'plane',
          line: 'Flights, hotels and buses',
        },
      ],
    },
    {
      groupTitle: 'Lend, insure, verify',
      items: [
        {
          label: 'Loan portal',
          to: '/products/LoanPortal',
          icon: 'cash',
          line: 'Apply, compare, follow',
        },
        {
          label: 'Insurance portal',
          to: '/products/insurancePortal',
          icon: 'umbrella',
          line: 'Policies, claims and premiums',
        },
        {
          label: 'Verification',
          to: '/products/verificationPortal',
          icon: 'shield',
          line: 'KYC from one place',
        },
      ],
    },
  ],
  aside: {
    icon: 'qr',
    heading: 'Make a counter poster',
    text: 'A UPI QR with your shop’s name. It prints without a network.',
    tool: { label: 'Make a poster', to: tools.upiQr.to },
    items: [{ label: 'API solutions', to: '/products/apiSolutions' }],
  },
};

import type { NavItem } from '#content/types/nav.ts';

/** The menu “Products”. */
export const products: NavItem = {
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
};

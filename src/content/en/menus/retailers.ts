import type { NavItem } from '#content/types/nav.ts';

/** The menu “Retailers”. */
export const retailers: NavItem = {
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
    text: 'Recharge and travel wait only for your shop’s papers, cash withdrawal for the bank’s KYC.',
    items: [{ label: 'AEPS portal', to: '/products/aepsPortal' }],
  },
};

import type { NavItem } from '#copy/types/nav.ts';
import { tools } from '#generated/tools.ts';

/** The menu “Retailers”. */
export const retailers: NavItem = {
  label: 'Retailers',
  to: '/partnership',
  title: 'Partner with us',
  icon: 'handshake',
  line: 'Earn more from one counter',
  subItems: [
    {
      groupTitle: 'At your counter',
      items: [
        {
          label: 'Money transfer',
          to: '/retailers/MoneyTransfer',
          icon: 'transfer',
          line: 'Cash in, to any bank',
        },
        {
          label: 'Cash withdrawal',
          to: '/retailers/CashWithdrawal',
          icon: 'fingerprint',
          line: 'Cash out, by fingerprint',
        },
        {
          label: 'Utility bill payment',
          to: '/retailers/UtilityBillPayment',
          icon: 'bolt',
          line: 'Power, gas, water, phone',
        },
      ],
    },
    {
      groupTitle: 'Grow the shop',
      items: [
        {
          label: 'Sell insurance',
          to: '/retailers/sell-insurance',
          icon: 'umbrella',
          line: 'Health, car, home and life',
        },
        {
          label: 'Business loans',
          to: '/retailers/business-loan',
          icon: 'cash',
          line: 'Working capital and more',
        },
      ],
    },
    {
      groupTitle: 'More to sell',
      items: [
        {
          label: 'Mobile, DTH and OTT recharge',
          to: '/products/rechargePortal',
          icon: 'device',
          line: 'Phones, TV and streaming',
        },
        {
          label: 'Flights, hotels and buses',
          to: '/products/travelServices',
          icon: 'plane',
          line: 'Tickets from your counter',
        },
      ],
    },
  ],
  aside: {
    icon: 'chart',
    heading: 'Work out an EMI',
    text: 'Show a customer the instalment and what a loan costs in all.',
    tool: { label: 'Open the EMI calculator', to: tools.emi.to },
    items: [{ label: 'AEPS portal', to: '/products/aepsPortal' }],
  },
};

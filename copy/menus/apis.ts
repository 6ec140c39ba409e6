import type { NavItem } from '#copy/types/nav.ts';

/** The menu “APIs”. */
export const apis: NavItem = {
  label: 'APIs',
  to: '/apis',
  title: 'All APIs',
  icon: 'code',
  line: 'Build it into your software',
  subItems: [
    {
      groupTitle: 'Payments and transfers',
      items: [
        {
          label: 'Money transfer',
          to: '/apis/MoneyTransfer',
          icon: 'transfer',
          line: 'To any bank account',
        },
        { label: 'Payout', to: '/apis/Payout', icon: 'send', line: 'One or thousands at a time' },
        {
          label: 'UPI payment',
          to: '/apis/UPIPayment',
          icon: 'device',
          line: 'Links, QR and Autopay',
        },
        { label: 'QR payment', to: '/apis/QrPayment', icon: 'qr', line: 'Fixed and open amounts' },
        {
          label: 'Utility bill payment',
          to: '/apis/UtilityBillPayment',
          icon: 'bolt',
          line: 'Power, gas, water, phone',
        },
      ],
    },
    {
      groupTitle: 'Cash',
      items: [
        {
          label: 'Cash withdrawal',
          to: '/apis/CashWithdrawal',
          icon: 'fingerprint',
          line: 'At a counter, by fingerprint',
        },
        {
          label: 'Cash collection',
          to: '/apis/CashCollection',
          icon: 'wallet',
          line: 'Dues paid in cash at a shop',
        },
        {
          label: 'Cash drop',
          to: '/apis/CashDrop',
          icon: 'cash',
          line: 'Field staff deposit the cash',
        },
      ],
    },
    {
      groupTitle: 'Tools',
      items: [
        {
          label: 'GST verification',
          to: '/apis/GSTVerificationPage',
          icon: 'receipt',
          line: 'Check it before you pay',
        },
        {
          label: 'Reverse geocoding',
          to: '/apis/ReverseGeocodingPage',
          icon: 'pin',
          line: 'The place nearest to a point',
        },
        {
          label: 'Driving licence',
          to: '/apis/driving-licence',
          icon: 'car',
          line: 'State, office and validity',
        },
        { label: 'Document locker', to: '/digilocker', icon: 'doc', line: 'Files on this device' },
        {
          label: 'Employee management',
          to: '/apis/employee',
          icon: 'users',
          line: 'A role for each person',
        },
      ],
    },
  ],
  aside: {
    icon: 'code',
    heading: 'Make a first call',
    text: 'Get keys, call the sandbox, then go live. Five steps.',
    items: [
      { label: 'Developer guide', to: '/apis/guideSteps' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'Sandbox console', to: '/apis/sandbox' },
    ],
  },
};

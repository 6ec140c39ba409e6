import type { NavItem } from '#content/types/nav.ts';

/** The menu “APIs”. */
export const apis: NavItem = {
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
};

import { spread } from '#copy/head-pictures.ts';
import { CHECKS } from '#copy/other-checks.ts';
import type { Page } from '#copy/types/page.ts';
import type { Feature } from '#copy/types/sections.ts';
import { site } from '#facts/site.ts';

const solutions: readonly Feature[] = [
  {
    icon: 'transfer',
    title: 'Money transfer',
    text: 'Send to any account over IMPS or NEFT.',
    to: '/apis/MoneyTransfer',
  },
  {
    icon: 'receipt',
    title: 'Bill payment',
    text: 'Electricity, water, gas, broadband.',
    to: '/apis/UtilityBillPayment',
  },
  {
    icon: 'phone',
    title: 'Recharge',
    text: 'Prepaid mobile, DTH and OTT.',
    to: '/products/rechargePortal',
  },
  {
    icon: 'id',
    title: 'Verification',
    text: 'PAN, Aadhaar, bank and seven more.',
    to: '/products/verificationPortal',
  },
  {
    icon: 'globe',
    title: 'Server hosting',
    text: 'Managed servers in Indian regions.',
    to: '/contact',
  },
  {
    icon: 'list',
    title: 'Database',
    text: 'Managed storage with daily backups.',
    to: '/contact',
  },
  {
    icon: 'qr',
    title: 'QR payment',
    text: 'Fixed codes and codes for one bill.',
    to: '/apis/QrPayment',
  },
  {
    icon: 'cash',
    title: 'Cash collection',
    text: 'Dues taken in cash at a partner shop.',
    to: '/apis/CashCollection',
  },
  {
    icon: 'upload',
    title: 'Cash drop',
    text: 'Deposits by drivers and field staff.',
    to: '/apis/CashDrop',
  },
  {
    icon: 'send',
    title: 'Payout',
    text: 'IMPS, NEFT, RTGS, UPI and wallets.',
    to: '/apis/Payout',
  },
  {
    icon: 'bolt',
    title: 'UPI payment',
    text: 'Links, QR codes and mandates.',
    to: '/apis/UPIPayment',
  },
  {
    icon: 'fingerprint',
    title: 'Cash withdrawal',
    text: 'AEPS with Aadhaar and a fingerprint.',
    to: '/apis/CashWithdrawal',
  },
];

export default {
  view: 'Article',
  meta: {
    title: 'API overview',
    description: `Every ${site.brand} API on one page: twelve payment and infrastructure solutions, ten verification calls, roles for your team, and tools to try here.`,
  },
  head: {
    heading: 'APIs for payments and checks',
    lead: 'Find the call you need, then follow the guide. Documented calls share one key, one error format and one webhook; the sandbox is free.',
    crumbs: [{ label: 'APIs' }],
    actions: [
      { label: 'Developer guide', to: '/apis/guideSteps' },
      { label: 'Sandbox console', to: '/apis/sandbox' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  tally: spread('One key for all of it', solutions.length, [
    { figure: '1', text: 'key opens every call' },
    { figure: String(solutions.length), text: 'solutions' },
    { figure: '1', text: 'webhook tells you of all' },
  ]),
  sections: [
    {
      kind: 'features',
      columns: 3,
      heading: 'API solutions',
      items: solutions,
    },
    {
      kind: 'features',
      columns: 4,
      heading: 'Four tools',
      intro:
        'Try them here. GST and licence checks show samples; addresses come from OpenStreetMap.',
      items: [
        {
          icon: 'check-circle',
          title: 'GST verification',
          text: 'Read a GSTIN and see a record.',
          to: '/apis/GSTVerificationPage',
        },
        {
          icon: 'pin',
          title: 'Reverse geocoding',
          text: 'Turn latitude and longitude into an address.',
          to: '/apis/ReverseGeocodingPage',
        },
        {
          icon: 'car',
          title: 'Driving licence',
          text: 'Read a licence number and see a record.',
          to: '/apis/driving-licence',
        },
        {
          icon: 'doc',
          title: 'Document locker',
          text: 'Keep documents on this device.',
          to: '/digilocker',
        },
      ],
    },
    {
      kind: 'note',
      text: 'There is no SDK, and no plug-in for Shopify or WooCommerce. In their place the reference has samples in four languages, an OpenAPI file and a Postman collection.',
    },
    {
      kind: 'questions',
      heading: 'Before you choose a call',
      items: [
        {
          question: 'Do I need a new key for each API?',
          answer:
            'No. One sandbox key opens every call while you build; one live key opens the calls in your agreement. You can add services later without another key.',
        },
        {
          question: 'Payout or money transfer?',
          answer:
            'Payout sends your company’s own money from a funded account. Money transfer starts with a customer’s cash at a counter, so the sender is registered first.',
        },
        {
          question: 'QR payment or UPI payment?',
          answer:
            'Use QR payment when the customer faces a screen or a printed bill. Use UPI payment when the customer’s own phone shows your app or site.',
        },
        {
          question: 'What if a call fails?',
          answer:
            'Read the code in the response; the reference says what to do about each. If a payment is pending, wait for the webhook. If you need us, send the request_id.',
        },
        {
          question: 'What does it cost to begin?',
          answer:
            'Nothing: the sandbox and the tools on this site are free. Live prices depend on the calls you choose and on volume, and you see them in writing before you sign.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Verification APIs, and roles for your team',
      items: [...CHECKS, { label: 'Employee management', to: '/apis/employee' }],
    },
    {
      kind: 'links',
      label: 'For developers',
      items: [
        { label: 'API recipes', to: '/apis/recipes' },
        { label: 'Checkout for a web shop', to: '/apis/checkout' },
        { label: 'Move from another API', to: '/apis/moving' },
        { label: 'Test values', to: '/apis/test-values' },
        { label: 'API changelog', to: '/apis/changelog' },
      ],
    },
  ],
} satisfies Page<'Article'>;

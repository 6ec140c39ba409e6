import { external } from '#content/external-links.ts';
import { net, seedling, wheel } from '#content/marks.ts';
import { site } from '#content/site.ts';
import type { Page } from '#content/types/page.ts';
import { routes } from '#routes/paths.ts';
import { TOOL_COUNT } from './menus/toolbox.ts';
import { topTools } from './menus/tools.ts';

const getStarted = { label: 'Get Started', path: '/contact' } as const;
const allTools = `All ${TOOL_COUNT} tools`;
const explore = { label: 'Explore', path: '/services' } as const;

export default {
  view: 'Home',
  meta: {
    title: 'Payments for every Indian business',
    description:
      'UPI, cards, wallets, POS billing, prepaid and subscriptions for Indian shops and companies, with APIs to build on. Live in 1-3 business days, 24/7 support.',
    section: 'Home',
  },
  slides: [
    {
      image: '/art/hero-1-faster.svg',
      title: 'Making Payments Smarter and Faster.',
      subtitle: 'UPI, cards, wallets and POS on one platform.',
      primaryAction: getStarted,
      secondaryAction: explore,
    },
    {
      image: '/art/hero-2-secure.svg',
      title: 'Fast, Reliable & Secure Payments',
      subtitle: '99.9% uptime and 256-bit encryption.',
      primaryAction: getStarted,
      secondaryAction: explore,
    },
    {
      image: '/art/hero-3-every-size.svg',
      title: 'Built for Businesses of All Sizes',
      subtitle: 'From one tea stall to a nationwide network.',
      primaryAction: getStarted,
      secondaryAction: explore,
    },
  ],
  quick: {
    label: 'Tools',
    note: 'These work without a network.',
    links: [
      ...[topTools.qr, topTools.emi, topTools.gst].map(({ name, to, icon }) => ({
        name,
        to,
        icon,
      })),
      { name: allTools, to: '/tools', icon: 'list' },
    ],
  },
  services: {
    eyebrow: 'What we do',
    heading: 'Our Services',
    intro: 'Take payments online, at the counter and on repeat, settled to one account.',
    items: [
      {
        icon: 'card',
        title: 'Payment Gateway',
        description: 'One checkout for cards, UPI, wallets and net banking.',
        features: ['Live in 1-3 business days', '256-bit encryption, PCI DSS', '99.9% uptime'],
        to: '/products/paymentGateWayPortal',
        more: 'See gateway',
      },
      {
        icon: 'qr',
        title: 'UPI Solutions',
        description: 'Collect from any UPI app, with a QR or a request.',
        features: [
          'QR codes for every counter',
          'Autopay for repeat payments',
          'Analytics by store and day',
        ],
        to: '/UpiSolution',
        more: 'See UPI',
      },
      {
        icon: 'printer',
        title: 'POS & ECD Billing',
        description: 'Bill, charge and print from one counter-top device.',
        features: ['Cards, UPI and cash together', 'Printed and digital receipts', '24/7 support'],
        to: '/services',
        more: 'See billing',
      },
      {
        icon: 'repeat',
        title: 'Subscriptions & Invoicing',
        description: 'Charge on a schedule and send the invoice with it.',
        features: [
          'Weekly, monthly or annual',
          'Cards, UPI and net banking',
          'Reminders and retries',
        ],
        to: '/SubscriptionManagement',
        more: 'See subscriptions',
      },
    ],
  },
  products: {
    eyebrow: 'Products',
    heading: 'Made for the way India pays',
    items: [
      {
        illustration: 'upi',
        title: 'UPI',
        description:
          'Instant payments from any UPI app, on a QR or a link, straight into your bank account.',
        fullDescription:
          'Accept instant payments straight from a bank account, on a printed QR, a payment link or inside your app. Set up Autopay for rent, fees and memberships, and follow every collection by store, by hour and by app. No card machine needed.',
        to: '/UpiSolution',
        more: 'See UPI',
      },
      {
        illustration: 'pos',
        title: 'ECD & Billing POS',
        description:
          'A billing counter that also takes cards, UPI and cash, prints the receipt and closes the day for you.',
        fullDescription:
          'Ring up the items, let the customer pay by card, UPI or cash, and hand over a printed or digital receipt from the same device. Split one bill over two modes, take a return against the old receipt, and see stock and dues as you sell.',
        to: '/services',
        more: 'See billing',
      },
      {
        illustration: 'checkout',
        title: 'Payment Gateway',
        description:
          'A secure checkout for websites and apps that takes every common payment mode from day one.',
        fullDescription:
          'Put one checkout on your website or in your app and take cards, UPI, wallets and net banking from day one. Card details are entered on our page, so they never touch your server. Refund in full or in part, match each settlement to its orders, and let webhooks tell you.',
        to: '/products/paymentGateWayPortal',
        more: 'See gateway',
      },
      {
        illustration: 'wallet',
        title: 'Prepaid',
        description:
          'Issue prepaid wallets and cards to customers, field staff and partners, with limits you set and change.',
        fullDescription:
          'Give field staff a fuel card, customers a gift card and partners a wallet, each with its own limit per day and per shop type. Load many at once from a sheet, block a lost card in a moment and pay incentives without cash envelopes. Every spend shows the holder, the place and what is left.',
        to: '/PrepaidSolutions',
        more: 'See prepaid',
      },
    ],
  },
  tryNow: {
    eyebrow: 'On this device',
    heading: 'Try it now, no network needed',
    intro: `${TOOL_COUNT} tools work in your browser. What you type stays on this device.`,
    links: Object.values(topTools).map(({ title, line, to, specimen }) => ({
      title,
      line,
      to,
      specimen,
    })),
    allTools,
    demo: 'Start the demo',
  },
  makeInIndia: {
    eyebrow: 'Make in India',
    heading: 'Built here, for the shops next door',
    intro: 'Designed and run in India, for counters with one phone and a patchy signal.',
    links: [
      {
        label: 'Make in India',
        line: 'Making things here',
        mark: wheel,
        href: external.makeInIndia,
      },
      {
        label: 'Digital India',
        line: 'Services within reach',
        mark: net,
        href: external.digitalIndia,
      },
      {
        label: 'Startup India',
        line: 'New firms, first steps',
        mark: seedling,
        href: external.startupIndia,
      },
    ],
  },
  benefits: {
    heading: 'Key Benefits',
    items: [
      {
        icon: 'store',
        title: 'Instant Retailer Onboarding',
        text: 'A retailer signs up on a phone and starts taking payments once the bank’s KYC check is through.',
      },
      {
        icon: 'trend',
        title: 'Industry-Leading Success Rate',
        text: 'Payments take the healthiest route, so more go through the first time.',
      },
      {
        icon: 'plug',
        title: 'Seamless Integration',
        text: 'REST APIs, a sandbox and webhooks. Most teams go live in 1-3 business days.',
      },
    ],
  },
  faq: {
    eyebrow: 'FAQ',
    heading: 'Questions, answered',
    intro: 'Something else on your mind? Our team is available 24/7.',
    action: { label: 'Contact Us', to: '/contact' },
    items: [
      {
        question: 'What services do you offer?',
        answer:
          'Payment gateway, UPI, POS and ECD billing, subscriptions and invoicing, prepaid wallets and cards, AEPS cash withdrawal, money transfer, payouts, bill payment, recharge, travel, insurance, loans and verification. Most of them can also be called as an API from your own software.',
      },
      {
        question: 'How long does integration take?',
        answer:
          'Most teams go live in 1-3 business days. A sandbox key comes by e-mail when you write to us, and you test every outcome with sample values, failures too. Once your documents are approved you swap in the live key; the code stays the same. A shop that only needs a QR or a billing device has nothing to integrate.',
      },
      {
        question: 'How is payment data protected?',
        answer:
          'Every payment page and API call runs over 256-bit TLS (SSL) encryption, and card handling follows PCI DSS. Under RBI rules only card issuers and card networks may keep a card number, so we keep at most its last four digits and the issuer’s name. CVV and UPI PIN are never stored.',
      },
      {
        question: 'Which payment modes can my customers use?',
        answer:
          'UPI from any app, debit and credit cards, net banking, wallets and prepaid cards, and cash at the counter. You choose which modes to show. Limits for UPI and bank transfers are set by NPCI and RBI as notified, and the customer’s bank may set lower ones.',
      },
      {
        question: 'Can I become a channel partner?',
        answer:
          'Yes. Channel partners bring shops in their area on board, help them with the first bills and earn up to 30% of the revenue. There are five steps: you apply, we review, we sign the agreement, you are trained, you launch. Technology, regional and strategic partnerships are open as well.',
      },
      {
        question: 'What support do I get after going live?',
        answer:
          'Phone and e-mail support, 24/7. For a question about one payment, have its reference number at hand: it is what we and the bank trace it by. Developers can keep using the sandbox after launch to try changes before customers see them.',
      },
    ],
  },
  pocket: {
    eyebrow: 'In your pocket',
    heading: 'No signal? Open it anyway',
    installed: `${site.brand} is on this device`,
    intro: `Once kept, all ${routes.length} pages and every tool open without a network.`,
    ticks: ['A message waits, and goes when the network is back', 'No account, no password'],
    install: `Install ${site.brand}`,
    byHand: 'To install: browser menu, Add to Home screen.',
    onDevice: 'What is on this device',
    offline: 'You’re offline',
  },
  note: 'Illustrative figures: uptime, time to go live, support hours and revenue share are samples.',
} satisfies Page<'Home'>;

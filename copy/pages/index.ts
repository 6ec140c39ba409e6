import { net, seedling, wheel } from '#copy/marks.ts';
import { TOOL_COUNT } from '#copy/menus/toolbox.ts';
import { menuTools } from '#copy/menus/tools.ts';
import * as said from '#copy/tariff/said.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { formatPaise } from '#domain/rupees.ts';
import { external } from '#facts/external-links.ts';
import { site } from '#facts/site.ts';
import { waits } from '#words/outbox/waits.ts';
import * as words from '#words/worked-examples.ts';
import { withdrawals } from './products/aepsPortal.ts';

const getStarted = { label: 'Get Started', path: '/contact' } as const;
/** Tools that the first screen names, before the rates. */
const TOP = 2;

const allTools = `All ${TOOL_COUNT} tools`;
const explore = { label: 'Explore', path: '/services' } as const;

export const facts = { sells: false } satisfies PageFacts;

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
      subtitle: 'For shops and websites: UPI, cards and POS.',
      primaryAction: getStarted,
      secondaryAction: explore,
    },
    {
      image: '/art/hero-2-secure.svg',
      title: 'Fast, Reliable & Secure Payments',
      subtitle: said.inBank,
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
      ...menuTools.slice(0, TOP).map(({ name, to, icon }) => ({
        name,
        to,
        icon,
      })),
      { name: 'Rates', to: '/rates', icon: 'receipt' },
      { name: allTools, to: '/tools', icon: 'list' },
    ],
  },
  services: {
    eyebrow: 'What we do',
    heading: 'Our Services',
    intro: 'Get paid online, at the counter and every month.',
    items: [
      {
        icon: 'card',
        title: 'Payment Gateway',
        text: 'One checkout for cards, UPI, wallets and net banking.',
        ticks: ['Live in 1-3 business days', '256-bit encryption, PCI DSS', '99.9% uptime'],
        to: '/products/paymentGateWayPortal',
        more: 'See gateway',
      },
      {
        icon: 'qr',
        title: 'UPI Solutions',
        text: 'Get paid from any UPI app, by QR or link.',
        ticks: [
          'QR codes for every counter',
          'Autopay for repeat bills',
          'Reports by store and day',
        ],
        to: '/UpiSolution',
        more: 'See UPI',
      },
      {
        icon: 'printer',
        title: 'POS & ECD Billing',
        text: 'Bill, charge and print from one counter-top device.',
        ticks: ['Cards, UPI and cash together', 'Printed and digital receipts', '24/7 support'],
        to: '/POSBilling',
        more: 'See billing',
      },
      {
        icon: 'repeat',
        title: 'Subscriptions & Invoicing',
        text: 'Charge on the due date, invoice included.',
        ticks: ['Weekly, monthly or annual', 'Cards, UPI and net banking', 'Reminders and retries'],
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
          'Instant payments from any UPI app, by QR or link, settled to your bank account.',
        fullDescription:
          'Accept payments on a printed QR, by link or inside your app. Set up Autopay for rent, fees and memberships, and see every payment by store, hour and app. No card machine needed.',
        to: '/UpiSolution',
        more: 'See UPI',
      },
      {
        illustration: 'pos',
        title: 'ECD & Billing POS',
        description:
          'One machine that bills, takes cards, UPI or cash, prints the receipt and closes the day.',
        fullDescription:
          'Bill the items, let the customer pay by card, UPI or cash, and give a printed or digital receipt from the same device. Split a bill between cash and UPI, take returns against the old receipt, and see stock and dues as you sell.',
        to: '/POSBilling',
        more: 'See billing',
      },
      {
        illustration: 'checkout',
        title: 'Payment Gateway',
        description: 'A secure checkout for your website or app, with every common way to pay.',
        fullDescription:
          'Put one checkout on your website or in your app and take cards, UPI, wallets and net banking. Card details are typed on our page, so they never touch your server. Refund in full or in part, match each settlement to its orders, and get every status by webhook.',
        to: '/products/paymentGateWayPortal',
        more: 'See gateway',
      },
      {
        illustration: 'wallet',
        title: 'Prepaid',
        description:
          'Prepaid wallets and cards for customers, staff and partners, with limits you set.',
        fullDescription:
          'Give field staff a fuel card, customers a gift card and partners a wallet, each with its own limits by day and type of shop. Load many from one sheet, block a lost card yourself and pay incentives without cash envelopes. You see who spent, where, and what is left.',
        to: '/PrepaidSolutions',
        more: 'See prepaid',
      },
    ],
  },
  tryNow: {
    eyebrow: 'On this device',
    heading: 'Try it now, no network needed',
    intro: `${TOOL_COUNT} tools. What you type stays on this device.`,
    links: menuTools.map(({ title, line, to, specimen }) => ({
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
    intro: 'Designed and run for counters with one phone and a patchy signal.',
    links: [
      {
        label: 'Make in India',
        line: 'Manufacturing in India',
        mark: wheel,
        href: external.makeInIndia,
      },
      {
        label: 'Digital India',
        line: 'Public services online',
        mark: net,
        href: external.digitalIndia,
      },
      {
        label: 'Startup India',
        line: 'Help for new firms',
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
        text: 'Write to us, and take payments once the bank’s KYC is through.',
      },
      {
        icon: 'trend',
        title: 'Industry-Leading Success Rate',
        text: 'If one bank is slow, we try another route.',
      },
      {
        icon: 'plug',
        title: 'Seamless Integration',
        text: 'REST APIs, a sandbox and webhooks. Most teams go live in 1-3 business days.',
      },
    ],
  },
  example: {
    eyebrow: 'What you earn',
    heading: 'A day at Meena Stores',
    intro: 'A grocery shop that pays out cash.',
    ribbon: words.ribbon,
    title: withdrawals.title,
    to: '/products/aepsPortal',
    more: 'Change the numbers',
    rows: [
      ...withdrawals.rows.map(({ name, ratePaise, count }) => ({
        name,
        how: `${count} × ${formatPaise(ratePaise)}`,
        sum: formatPaise(count * ratePaise),
      })),
      {
        name: words.day,
        sum: formatPaise(
          withdrawals.rows.reduce((sum, { ratePaise, count }) => sum + ratePaise * count, 0),
        ),
      },
    ],
    note: `${withdrawals.subtitle} ${words.fine}`,
  },
  faq: {
    eyebrow: 'FAQ',
    heading: 'Questions, answered',
    intro: 'Not answered here? Call us 24/7, or write to us.',
    action: { label: 'Contact Us', to: '/contact' },
    items: [
      {
        question: 'What services do you offer?',
        answer:
          'Payment gateway, UPI, POS and ECD billing, subscriptions and invoicing, prepaid wallets and cards, AEPS cash withdrawal, money transfer, payouts, bill payment, recharge, travel, insurance, loans and verification. Most also come as an API. Your offer lists every fee before you sign.',
      },
      {
        question: 'How long does integration take?',
        answer:
          'Most teams go live in 1-3 business days. The sandbox is on this site. Once your documents are approved, swap in the live key; your code stays the same. A shop with only a QR or a billing device integrates nothing.',
      },
      {
        question: 'How is payment data protected?',
        answer: `Every payment page and API call runs over 256-bit TLS (SSL) encryption, and ${said.cardNumbersKept}, so we keep at most its last four digits and the issuer’s name. CVV and UPI PIN are never stored.`,
      },
      {
        question: 'Which payment modes can my customers use?',
        answer:
          'UPI from any app, debit and credit cards, net banking, wallets and prepaid cards, and cash at the counter. You choose which to show. UPI and bank transfers have limits of NPCI and RBI; the customer’s bank may set lower ones.',
      },
      {
        question: 'Can I become a channel partner?',
        answer:
          'Yes. You sign up shops in your area, help them with their first bills and earn up to 30% of the revenue. There are five steps: you apply, we review, both sign, you train, you launch. You can also join as a technology, regional or strategic partner.',
      },
      {
        question: 'What support do I get after going live?',
        answer:
          'Support by phone, 24/7, and by e-mail. If a payment is stuck, keep its reference number ready: we and the bank trace it by that. Developers keep the sandbox.',
      },
    ],
  },
  pocket: {
    eyebrow: 'In your pocket',
    heading: 'No signal? Open it anyway',
    installed: `${site.brand} is on this device`,
    intro: 'Saved once, every page and every tool opens without a network.',
    ticks: [waits, 'No account, no password'],
    install: `Install ${site.brand}`,
    byHand: 'To install: browser menu, Add to Home screen.',
    onDevice: 'What is on this device',
    offline: 'You’re offline',
  },
  note: 'Uptime, time to go live, support hours and revenue share are illustrative.',
} satisfies Page<'Home'>;

import { documented } from '#api-docs/documented.ts';
import { documentOf } from '#copy/documents.ts';
import { otherChecks } from '#copy/other-checks.ts';
import { checkOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'BBPS bill payment API',
    description:
      'Pay a bill through BBPS with biller, consumer number, amount and mode: fields, responses, errors and code in four languages.',
  },
  head: {
    heading: 'BBPS bill payment',
    lead: 'Pay a bill through the Bharat Bill Payment System and keep the reference. For shops and apps that act as agent institutions.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'BBPS' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'answers',
  document: documentOf('bill'),
  terms: checkOf('bills'),
  checksTitle: 'What it does',
  checks: [
    'Pays a bill, fetched first where the biller asks for it',
    'Checks the amount against what the biller allows',
    'Returns a BBPS reference for the receipt',
  ],
  endpoint: documented('/bbps/pay'),
  note: 'The bearer key identifies your agent institution. Repeat a call only with the same Idempotency-Key, so that no bill is paid twice.',
  toolTitle: 'Check a bill before you send it',
  toolIntro:
    'The biller ID and the amount have a fixed format. The consumer number has none: each biller sets its own, and only the biller confirms it.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'biller_id',
        format: 'biller',
        label: 'Biller ID',
        help: '14 letters and digits',
        keys: 'capitals',
      },
      {
        name: 'consumer_number',
        format: 'consumer',
        label: 'Consumer number',
        help: 'As printed on the bill',
        keys: 'capitals',
      },
      {
        name: 'amount',
        format: 'amount',
        label: 'Amount (₹)',
        help: 'As the biller asks for it, for example 1145.00',
        keys: 'decimal',
      },
    ],
    missing: 'Please enter a biller ID, a consumer number or an amount.',
    samples: samples.numberCheckBbps,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Print the bbps_reference on the receipt. The customer quotes it in a complaint, and every BBPS participant can trace the payment with it.',
  troublesTitle: 'When a bill does not go through',
  troubles: [
    {
      icon: 'repeat',
      title: 'Status pending',
      text: 'Do not pay again, and do not hand the cash back. Wait for the webhook, or ask by the id, until it is paid or failed.',
    },
    {
      icon: 'receipt',
      title: 'The amount is refused',
      text: 'Some billers take the full bill only. Fetch it again: it says whether less or more is allowed.',
    },
    {
      icon: 'search',
      title: 'A wrong consumer number',
      text: 'Complain with the bbps_reference. The biller decides whether it gives the money back.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about bill payments',
    items: [
      {
        question: 'Must a bill be fetched first?',
        answer:
          'The biller decides. Some demand it, some leave it to you, and some have no bill to fetch.',
      },
      {
        question: 'Who settles the payment?',
        answer:
          'An authorised BBPS operating unit settles it with the biller. You act as its agent institution, once it has checked you.',
      },
      {
        question: 'What do we pay before the first bill?',
        answer:
          'Nothing in the sandbox. For live bills you fund a balance, from which the biller is paid. Your commission, by type of biller, is added to it.',
      },
    ],
  },
  related: otherChecks('/apis/bbpsFeatures'),
} satisfies Page<'Verification'>;

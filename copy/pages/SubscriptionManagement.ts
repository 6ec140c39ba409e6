import { hoursOf } from '#copy/durations.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { column } from '#copy/tariff/terms.ts';
import { feeSpan, percentOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { eMandate, upiAutopay } from '#facts/rules/mandates.ts';
import { fees } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Subscription Management',
    description:
      'Bill weekly, monthly or annually by card, UPI, wallet or net banking. Plans, invoices, retries, reminders and reports in one place.',
  },
  head: {
    heading: 'Subscriptions and recurring payments',
    lead: 'For schools, landlords and software firms. Set the plan once; we send the invoices, collect the money and list the customers to call.',
    crumbs: [{ label: 'Subscription Management' }],
    actions: [
      {
        label: 'Start Managing Subscriptions',
        to: '/signup?api=/apis/UPIPayment&for=subscriptions',
      },
    ],
    illustration: 'repeat',
  },
  sections: [
    termsOf('subscriptions'),
    {
      kind: 'example',
      eyebrow: 'What it costs',
      heading: 'A plan of ₹1,000, monthly',
      intro: 'What you get from each successful charge. Type in your own fees.',
      id: 'cost',
      title: 'One charge of ₹1,000',
      subtitle: said.gstOfFee.notCharge,
      sums: 'arrives',
      paidPaise: 1000_00,
      place: 'online',
      rows: [
        { name: 'Credit card', method: 'creditCard', when: settled },
        { name: 'Debit card', method: 'debitCard', when: settled },
        { name: 'UPI Autopay', method: 'upi', when: settled },
        { name: 'Net banking', method: 'netBanking', when: settled },
      ],
    },
    {
      kind: 'phone',
      eyebrow: 'Follow it',
      heading: 'A mandate, from plan to retry',
      steps: [
        {
          title: 'Plan',
          text: 'Price, cycle and the highest amount the customer approves.',
          screen: {
            title: 'New plan',
            pieces: [
              { kind: 'label', text: 'Name' },
              { kind: 'row', text: 'Evening batch', state: 'chosen' },
              { kind: 'chips', chips: ['Weekly', 'Monthly', 'Annually'], chosen: 'Monthly' },
              { kind: 'amount', text: '₹1,000' },
              { kind: 'row', text: 'Highest amount', value: '₹1,500' },
              { kind: 'press', text: 'Save the plan' },
            ],
          },
        },
        {
          title: 'Approval',
          text: 'One link; the customer approves once.',
          screen: {
            title: 'Asha Dance School',
            pieces: [
              { kind: 'label', text: 'Autopay request' },
              { kind: 'amount', text: '₹1,000' },
              {
                kind: 'facts',
                facts: [
                  ['Every', '1st of the month'],
                  ['At most', '₹1,500'],
                  ['Until', 'you cancel'],
                ],
              },
              { kind: 'row', text: 'Parijat Bank', mark: 'PB', state: 'chosen', ticked: true },
              { kind: 'press', text: 'Approve' },
            ],
          },
        },
        {
          title: 'Charge',
          text: 'On the due date, with the invoice.',
          screen: {
            title: '1 March',
            pieces: [
              { kind: 'row', text: 'Arjun Menon', value: '₹1,000', ticked: true },
              { kind: 'row', text: 'Rubina Shah', value: '₹1,000', ticked: true },
              {
                kind: 'row',
                text: 'Dev Toppo',
                note: 'Balance too low',
                value: 'retry',
                state: 'later',
              },
              { kind: 'facts', facts: [['Collected', '41 of 42']] },
              { kind: 'press', text: 'See invoices' },
            ],
          },
        },
        {
          title: 'Retry',
          text: 'Failed? We try on a better day and tell you how it went.',
          screen: {
            title: 'Dev Toppo',
            pieces: [
              { kind: 'row', text: '1 March', mark: '1', note: 'Balance too low', state: 'later' },
              {
                kind: 'row',
                text: '4 March',
                mark: '2',
                note: 'Paid',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'done', text: '₹1,000 collected' },
              {
                kind: 'facts',
                facts: [
                  ['Invoice', 'AD-0318'],
                  ['Next', '1 April'],
                ],
              },
              { kind: 'press', text: 'Send receipt' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      eyebrow: 'Subscription Management',
      heading: 'Six parts of a repeat payment',
      items: [
        {
          figure: '3 intervals',
          unit: 'a plan',
          title: 'Plans and prices',
          text: 'Trials, set-up fees and a price per seat or unit.',
        },
        {
          figure: 'Due date',
          unit: 'each charge',
          title: 'Automatic billing',
          text: 'Each cycle is charged on its due date, and the invoice goes out with it.',
        },
        {
          figure: `${upiAutopay.retries} tries`,
          unit: 'by UPI',
          title: 'Retries',
          text: `A failed charge is tried again; by UPI ${upiAutopay.retries} times at most, outside peak hours.`,
        },
        {
          figure: hoursOf(eMandate.noticeHours),
          unit: 'ahead',
          title: 'Reminders',
          text: said.mandates.notice,
        },
        {
          figure: '3 choices',
          unit: 'to make',
          title: 'Changes by the customer',
          text: 'Pause, upgrade or cancel; the amount is adjusted.',
        },
        {
          figure: '12 reports',
          unit: 'a year',
          title: 'Reports',
          text: 'Recurring revenue, customers lost and payments recovered.',
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      names: ['Charges a year'],
      heading: 'Billing intervals',
      intro: 'A customer can move between them.',
      items: [
        {
          title: 'Weekly',
          cells: ['52'],
          text: 'Classes, milk and newspaper delivery, gig work fees.',
        },
        {
          cells: ['12'],
          title: 'Monthly',
          text: 'Software, rent, school fees and memberships.',
        },
        {
          cells: ['1'],
          title: 'Annually',
          text: 'Insurance, licences and support contracts.',
        },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      names: [column.fee],
      heading: 'Payment modes',
      items: [
        {
          title: 'Cards',
          cells: [feeSpan(fees.debitCard, fees.creditCard)],
          text: 'Credit and debit, approved once with the bank.',
        },
        {
          cells: [percentOf(fees.upi)],
          title: 'UPI',
          text: 'An Autopay mandate approved once in the app.',
        },
        {
          cells: [percentOf(fees.walletByUpi)],
          title: 'Wallets',
          text: 'Charged while the balance covers the amount.',
        },
        {
          cells: [percentOf(fees.netBanking)],
          title: 'Net banking',
          text: 'A mandate on the account for larger sums.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Repeat payments in practice',
      items: [
        {
          question: 'Can I raise a price without asking again?',
          answer:
            'Only up to the highest amount the customer approved. Above that they approve a new mandate, so leave room for your next two price rises.',
        },
        {
          question: 'How large may a charge be?',
          answer: said.mandates.most,
        },
        {
          question: 'How do I move customers from paper bills?',
          answer:
            'Upload names, plans and start days. Each customer gets one link to approve; until then, invoices go out as before.',
        },
        {
          question: 'What if the account is empty on the day?',
          answer: said.mandates.retries,
        },
        {
          question: 'What do I pay for?',
          answer:
            'For each successful charge, by the fees above. Plans, invitations, mandates, reminders and failed tries cost nothing.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;

import { dayReport } from '#copy/day-report.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { column, noFigure } from '#copy/tariff/terms.ts';
import { feeSpan, percentOf, rupeesOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { smallCardPayments } from '#facts/rules/tax.ts';
import { fees } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Payment gateway portal',
    description: `UPI, cards, QR codes and analytics in one checkout. Free to open; UPI ${percentOf(fees.upi)}, credit cards ${percentOf(fees.creditCard)}, and a settlement you can read line by line.`,
  },
  head: {
    heading: 'Payment gateway for websites and apps',
    lead: 'UPI, cards and QR in one checkout. Free to open; you pay a fee per payment.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Payment gateway portal' }],
    actions: [
      { label: 'Contact Us', to: '/contact' },
      { label: 'Try the demo checkout', to: '/payment-gateway' },
    ],
    illustration: 'checkout',
  },
  sections: [
    termsOf('gateway'),
    {
      kind: 'example',
      eyebrow: 'What it costs',
      heading: 'What you keep of ₹1,000',
      intro: 'Type in the fees you were offered.',
      id: 'cost',
      title: '₹1,000 from a customer',
      subtitle: said.gstOfFee.notPayment,
      limits: said.noGst,
      sums: 'arrives',
      paidPaise: 1000_00,
      place: 'online',
      rows: [
        { name: 'Credit card', method: 'creditCard', when: settled },
        { name: 'Debit card', method: 'debitCard', when: settled },
        { name: 'UPI', method: 'upi', when: settled },
        { name: 'Net banking', method: 'netBanking', when: settled },
      ],
    },
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'From order to settlement',
      steps: [
        {
          title: 'Create',
          text: 'Your server creates an order with an amount and a reference.',
          screen: {
            title: 'Saffron Loom',
            pieces: [
              { kind: 'label', text: 'Your order' },
              { kind: 'row', text: 'Cotton saree, madder', value: '₹2,150' },
              { kind: 'row', text: 'Delivery', value: '₹60' },
              { kind: 'amount', text: '₹2,210' },
              { kind: 'facts', facts: [['Order', 'SL-20418']] },
              { kind: 'press', text: 'Continue to pay' },
            ],
          },
        },
        {
          title: 'Collect',
          text: 'The customer pays in our checkout or scans the code.',
          screen: {
            title: 'Pay ₹2,210',
            pieces: [
              { kind: 'row', text: 'UPI app', mark: '1', state: 'chosen', ticked: true },
              { kind: 'row', text: 'Card', mark: '2' },
              { kind: 'row', text: 'Net banking', mark: '3' },
              { kind: 'label', text: 'Or scan' },
              { kind: 'code', text: 'Order SL-20418' },
            ],
          },
        },
        {
          title: 'Confirm',
          text: 'A signed webhook tells your server, even if the browser was closed.',
          screen: {
            title: 'Saffron Loom',
            pieces: [
              { kind: 'done', text: 'Paid ₹2,210' },
              {
                kind: 'facts',
                facts: [
                  ['Order', 'SL-20418'],
                  ['By', 'UPI'],
                  ['Reference', '6327 5514 0093'],
                ],
              },
              {
                kind: 'row',
                text: 'Webhook answered',
                note: '0.4 s, signature valid',
                ticked: true,
              },
              { kind: 'press', text: 'Track the parcel' },
            ],
          },
        },
        {
          title: 'Settle',
          text: 'The money reaches your bank, with one line per order.',
          screen: {
            title: 'Settlement, 12 March',
            pieces: [
              { kind: 'row', text: `${dayReport.orders} orders`, value: dayReport.collected },
              { kind: 'row', text: '1 refund', value: `−${dayReport.refunds}` },
              { kind: 'row', text: 'Fees and GST', value: `−${dayReport.feesAndGst}` },
              { kind: 'amount', text: dayReport.toBank },
              { kind: 'row', text: 'Account ending 4821', note: 'Parijat Bank', ticked: true },
              { kind: 'press', text: 'Download the report' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      names: [column.fee],
      eyebrow: 'Payment gateway portal',
      heading: 'Four parts, one account',
      items: [
        {
          cells: [percentOf(fees.upi)],
          title: 'UPI',
          text: 'Opens the customer’s app with the amount filled in.',
        },
        {
          title: 'Cards',
          cells: [feeSpan(fees.debitCard, fees.creditCard)],
          text: 'RuPay, Visa, Mastercard and American Express, credit and debit.',
        },
        {
          title: 'QR',
          cells: [percentOf(fees.upi)],
          text: 'A code on the bill or screen with the exact amount in it.',
        },
        {
          title: 'Analytics',
          cells: [noFigure],
          text: 'Success by bank and mode, and why payments fail.',
        },
      ],
    },
    {
      kind: 'preview',
      eyebrow: 'Settlement',
      heading: 'A report your accountant can read',
      intro: 'Sales, refunds, fees and tax on separate lines, each linked to its orders.',
      ticks: [
        'One line per order, with your own reference',
        'Refunds shown on the day they leave',
        'Export to a spreadsheet',
      ],
      receipt: {
        title: 'Settlement',
        subtitle: '12 March, one store',
        rows: [
          {
            label: 'Collected',
            note: `${dayReport.orders} orders`,
            value: dayReport.collected,
          },
          { label: 'Refunds', note: '1 order', value: `−${dayReport.refunds}` },
          { label: 'Fees', value: `−${dayReport.fees}` },
          { label: 'GST on fees', value: `−${dayReport.gst}` },
        ],
        total: { label: 'To your bank', value: dayReport.toBank },
      },
    },
    {
      kind: 'note',
      text: 'The days for integration are illustrative.',
    },
    {
      kind: 'questions',
      eyebrow: 'Before you start',
      heading: 'What merchants ask first',
      items: [
        {
          question: 'What do I need to open a gateway?',
          answer:
            'PAN, registration documents or a GSTIN, a bank account in the name of the business, and a website that shows prices, refund rules and how to reach you. No website? Use payment links.',
        },
        {
          question: 'What does a payment cost?',
          answer: `A percentage by payment mode, and GST on that fee, but for card payments up to ${rupeesOf(smallCardPayments.upToRupees)}. The report above has ${dayReport.gst} of GST on ${dayReport.fees} of fees. Opening the account and test payments are free.`,
        },
        {
          question: 'Is there an upper limit for UPI?',
          answer: said.upiLimits.merchants,
        },
        {
          question: 'What if a customer disputes a payment?',
          answer: said.dispute,
        },
        {
          question: 'The customer paid, but my page shows nothing. Why?',
          answer: said.moneyBack.page,
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;

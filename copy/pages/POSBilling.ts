import { gstOnFee, settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    section: 'Products',
    title: 'POS and ECD billing',
    description: `A device that makes a customer’s bill, takes cards, UPI and cash, prints the receipt and closes the day. ${sumOf(charges.posRentMonth)} a month, and a deposit of ${sumOf(charges.posDeposit)}.`,
  },
  head: {
    heading: 'POS billing machine with card and UPI',
    lead: 'For shops, restaurants and branches: type or scan the items, let the customer pay as they like, and hand over the receipt.',
    crumbs: [{ label: 'Services', to: '/services' }, { label: 'POS and ECD billing' }],
    actions: [
      { label: 'Ask for a device', to: '/contact?subject=billing-device' },
      { label: 'All rates', to: '/rates' },
    ],
    illustration: 'pos',
  },
  sections: [
    termsOf('pos'),
    {
      kind: 'features',
      columns: 3,
      list: true,
      eyebrow: 'At the counter',
      heading: 'From the first item to the closed day',
      items: [
        {
          icon: 'scan',
          title: 'Bill',
          time: '10:00',
          text: 'Scan the item or pick it from your own list; GST comes out on the bill.',
        },
        {
          icon: 'card',
          title: 'Charge',
          time: '10:01',
          text: 'Tap, insert or swipe a card, or show a UPI code with the amount in it.',
        },
        {
          icon: 'cash',
          title: 'Cash too',
          time: '10:20',
          text: 'Note cash on the same bill, and part of it by UPI if the customer likes.',
        },
        {
          icon: 'receipt',
          title: 'Receipt',
          time: '10:21',
          text: 'On paper or by SMS. A return is booked against the old receipt.',
        },
        {
          icon: 'store',
          title: 'Stock and dues',
          time: '15:00',
          text: 'What is left on the shelf, and who still owes you, as you sell.',
        },
        {
          icon: 'chart',
          title: 'Close the day',
          time: '21:00',
          text: 'Count the drawer; the device says what should be in it.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How to begin',
      heading: 'From your message to the first bill',
      items: [
        { title: 'Ask', text: 'Say how many counters you have and what you sell.' },
        { title: 'Agree', text: 'You get an offer with rent, deposit and fees, line by line.' },
        {
          title: 'Set up',
          text: 'The device comes by courier. Load your items from a spreadsheet.',
        },
        { title: 'Sell', text: 'Make a bill of one rupee, pay it, refund it, and open the shop.' },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What it costs',
      heading: 'A bill of ₹1,500, paid at the counter',
      intro: 'The rent is the same in a busy month and a quiet one. The fee depends on the card.',
      id: 'cost',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: '₹1,500 at the counter',
      subtitle: gstOnFee,
      limits: 'Rent of the device is left out. Cash stays in your drawer and costs no fee.',
      sums: 'arrives',
      paidPaise: 1500_00,
      place: 'machine',
      rows: [
        { name: 'Credit card', method: 'creditCard', when: settled },
        { name: 'Debit card', method: 'debitCard', when: settled },
        { name: 'RuPay debit card', method: 'rupayDebit', when: settled },
        { name: 'UPI', method: 'upi', when: settled },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked before the first device',
      items: [
        {
          question: 'What does it cost to start?',
          answer:
            'The first month of rent and the deposit, which comes back with the device. There is nothing else before your first bill.',
        },
        {
          question: 'Which models can I rent?',
          answer: said.devices,
        },
        {
          question: 'Does it work without a network?',
          answer:
            'Bills and cash do. Cards and UPI need a connection, by Wi-Fi or by the SIM in the device; never take a screenshot for a payment.',
        },
        {
          question: 'What is ECD?',
          answer:
            'An electronic cash drawer: it opens when a cash bill is paid, and counts with you when the day ends.',
        },
        {
          question: 'What if the device breaks?',
          answer:
            'Call us. You get another one on the same terms, and your items and bills are on it when you sign in.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;

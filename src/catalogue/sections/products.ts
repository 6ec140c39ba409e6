import { commissions } from '#facts/tariff.ts';
import type { SectionSamples } from './samples.ts';

/** What pages of products and of rates have. */
export const products = {
  preview: {
    kind: 'preview',
    heading: 'Preview',
    intro: 'Ticks next to a printed receipt.',
    ticks: ['Every row is dated', 'The total is below'],
    receipt: {
      title: 'Settlement',
      subtitle: '12 March 2031',
      rows: [
        { label: 'Sales', note: '42 payments', value: '₹1,20,500.00' },
        { label: 'Fees', value: '−₹1,446.00' },
      ],
      total: { label: 'Paid out', value: '₹1,19,054.00' },
    },
  },
  phone: {
    kind: 'phone',
    eyebrow: 'Eyebrow',
    heading: 'Phone',
    intro: 'Press a step to see its screen. All pieces of a screen are in these four.',
    steps: [
      {
        title: 'Rows',
        text: 'One chosen, one with a value, one for later.',
        screen: {
          title: 'Rows',
          pieces: [
            { kind: 'label', text: 'A label' },
            { kind: 'row', text: 'Parijat Bank', mark: 'PB', state: 'chosen', ticked: true },
            { kind: 'row', text: 'Plan', note: '28 days', value: '₹239' },
            { kind: 'row', text: 'Not yet', mark: '3', note: 'Later', state: 'later' },
            { kind: 'press', text: 'Next' },
          ],
        },
      },
      {
        title: 'An amount',
        text: 'Typed, or chosen below.',
        screen: {
          title: 'How much?',
          pieces: [
            { kind: 'amount', text: '₹2,000' },
            { kind: 'chips', chips: ['500', '1,000', '2,000'], chosen: '2,000' },
            { kind: 'keypad' },
          ],
        },
      },
      {
        title: 'A finger',
        text: 'Drawn once.',
        screen: {
          title: 'Reader',
          pieces: [{ kind: 'finger', text: 'Reading…', note: 'Hold still' }],
        },
      },
      {
        title: 'Done',
        text: 'With facts, what it earned, and a code.',
        screen: {
          title: 'Receipt',
          pieces: [
            { kind: 'done', text: 'Paid', note: 'At 10:42' },
            { kind: 'facts', facts: [['Reference', '6327 0041']] },
            { kind: 'earned', text: 'You earned ₹7.00' },
            { kind: 'code', text: 'Holds nothing' },
          ],
        },
      },
    ],
  },
  example: {
    kind: 'example',
    heading: 'Example',
    intro: 'Press plus and minus.',
    action: { label: 'Ask for your rates', to: '/contact' },
    title: 'A day',
    subtitle: 'Before tax.',
    sums: 'earned',
    rows: [
      { name: 'Withdrawals', ratePaise: commissions.withdrawal.medium.paise, count: 9 },
      { name: 'Bills', ratePaise: commissions.bill.electricity, count: 12 },
    ],
  },
  rates: {
    kind: 'rates',
    heading: 'Rates',
    tables: [
      {
        id: 'fees',
        heading: 'Fees',
        columns: ['Payment method', 'Fee', 'Arrives'],
        lines: [['Card', '2.00%', 'The next working day']],
      },
      { id: 'refused', heading: 'Not served', columns: [], lines: [['Lotteries']] },
    ],
  },
} satisfies Partial<SectionSamples>;

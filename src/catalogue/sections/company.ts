import type { SectionSamples } from './samples.ts';

/** What pages of the company have. */
export const company = {
  stats: {
    kind: 'stats',
    eyebrow: 'In figures',
    heading: 'Stats',
    items: [
      { number: '10M+', label: 'transactions' },
      { number: '50K+', label: 'merchants' },
      { number: '99.9%', label: 'uptime' },
      { number: '24/7', label: 'support' },
    ],
    note: 'Illustrative figures.',
  },
  plot: {
    kind: 'plot',
    heading: 'A plot',
    box: '0 0 300 24',
    paths: [
      { kind: 'primary', d: 'M0 12H210' },
      { kind: 'accent', d: 'M210 12H300' },
    ],
    items: [
      { figure: '70%', text: 'of the line' },
      { figure: '30%', text: 'is the rest' },
    ],
  },
  choices: {
    kind: 'choices',
    heading: 'Choices',
    items: [
      {
        subject: 'channel-partner',
        title: 'First choice',
        text: 'Chosen at the start.',
        benefits: ['One benefit', 'Another benefit'],
      },
      {
        subject: 'technology-partner',
        title: 'Second choice',
        text: 'Press the card to choose it.',
        benefits: ['A benefit that is told in more words than the others'],
      },
      {
        subject: 'regional-partner',
        title: 'Third choice',
        text: 'Press the card to choose it.',
        benefits: ['One benefit'],
      },
      {
        subject: 'strategic-partner',
        title: 'Fourth choice',
        text: 'Press the card to choose it.',
        benefits: ['One benefit'],
      },
    ],
    apply: 'Apply',
    download: { label: 'Download a file', href: '/OFL.txt' },
  },
  groups: {
    kind: 'groups',
    heading: 'Groups',
    items: [
      { title: 'Banks', text: 'Who holds the money.', names: ['First bank', 'Second bank'] },
      { title: 'Networks', text: 'Who moves it.', names: ['IMPS', 'NEFT', 'UPI'] },
    ],
    note: 'The names are examples.',
  },
  certificates: {
    kind: 'certificates',
    heading: 'Certificates',
    items: [
      {
        title: 'With a picture',
        image: '/art/certificate-iso.svg',
        text: 'Press it to see it large.',
        sample: 'A sample for demonstration.',
      },
      {
        title: 'Without a picture',
        text: 'The title replaces it.',
        sample: 'A sample for demonstration.',
      },
    ],
  },
  timeline: {
    kind: 'timeline',
    heading: 'Timeline',
    items: [
      { date: '2019', title: 'First counter', text: 'One shop and one service.' },
      { date: '2024', title: 'All states', text: 'Counters in every state and territory.' },
    ],
  },
} satisfies Partial<SectionSamples>;

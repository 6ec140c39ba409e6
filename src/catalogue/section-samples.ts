import { documented } from '#api-docs/documented.ts';
import type { Section, SectionOf } from '#copy/types/sections.ts';
import { commissions } from '#facts/tariff.ts';

const endpoint = documented('/pan/verify');

/** A sample of every section. A kind without one does not compile. */
export const sectionSamples: { [Kind in Section['kind']]: SectionOf<Kind> } = {
  features: {
    kind: 'features',
    columns: 3,
    eyebrow: 'Eyebrow',
    heading: 'Features in three columns',
    intro: 'A card whose title is a link can be pressed anywhere.',
    items: [
      { icon: 'store', title: 'A plain card', text: 'An icon, a title and one or two sentences.' },
      {
        icon: 'link',
        title: 'A card with a link',
        text: 'Leads to another page.',
        to: '/services',
      },
      {
        icon: 'check',
        title: 'A card with ticks',
        text: 'What it includes is in a list.',
        ticks: ['Daily settlement', 'Reports by hour and by counter'],
      },
    ],
  },
  steps: {
    kind: 'steps',
    eyebrow: 'Eyebrow',
    heading: 'Steps',
    items: [
      { title: 'Ask', text: 'Write to us with the contact form.' },
      { title: 'Try', text: 'Use the sandbox with made-up values.' },
      { title: 'Start', text: 'Go live with one counter, then with all of them.' },
    ],
  },
  sequence: {
    kind: 'sequence',
    heading: 'A sequence',
    parties: [
      { icon: 'phone', label: 'Customer' },
      { icon: 'code', label: 'You' },
      { icon: 'transfer', label: 'Company' },
    ],
    steps: [
      { kind: 'word', from: 1, to: 0, title: 'Show', text: 'On the screen.' },
      { kind: 'money', from: 0, to: 2, title: 'Pay', text: 'In any UPI app.' },
    ],
  },
  ticks: {
    kind: 'ticks',
    heading: 'Ticks',
    intro: 'Short promises, each on a separate line.',
    items: [
      'Works without a network',
      'Keeps what was typed',
      'Says what is true, also in a sentence that needs a second line on a narrow screen',
    ],
  },
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
  prose: {
    kind: 'prose',
    eyebrow: 'Eyebrow',
    heading: 'Prose',
    paragraphs: [
      'The shop takes the cash, checks who the sender is, and the money travels with a reference that both sides keep.',
      'A second paragraph shows the space between two of them.',
    ],
  },
  questions: {
    kind: 'questions',
    heading: 'Questions',
    intro: 'One answer is open at a time.',
    items: [
      { question: 'A short question?', answer: 'Yes.' },
      {
        question: 'A question that is long enough to need two lines on the screen of a phone?',
        answer: 'Its answer is long too. '.repeat(30).trim(),
      },
    ],
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
  timeline: {
    kind: 'timeline',
    heading: 'Timeline',
    items: [
      { date: '2019', title: 'First counter', text: 'One shop and one service.' },
      { date: '2024', title: 'All states', text: 'Counters in every state and territory.' },
    ],
  },
  code: {
    kind: 'code',
    heading: 'Code',
    paragraphs: ['A documented request: its fields next to a sample in four languages.'],
    endpoint,
  },
  texts: {
    kind: 'texts',
    heading: 'Texts',
    paragraphs: ['Program texts behind tabs.'],
    fields: [{ name: 'X-Signature', type: 'header, required', text: 'Proves who sent it.' }],
    label: 'Check of a signature',
    title: 'verify',
    tabs: [
      { label: 'Shell', text: "curl '/verify' --header 'X-Signature: 1a2b3c'" },
      { label: 'JavaScript', text: "const signature = request.headers['x-signature'];" },
    ],
    note: 'Illustrative, with made-up values.',
  },
  endpoints: {
    kind: 'endpoints',
    heading: 'Endpoints',
    items: [
      {
        method: 'POST',
        path: endpoint.path,
        label: 'PAN check',
        to: '/apis/reference/verification#pan.verify',
        fields: endpoint.fields.map(({ name }) => name),
      },
    ],
  },
  downloads: {
    kind: 'downloads',
    heading: 'Downloads',
    intro: 'Files of the build.',
    items: [{ label: 'A file', href: '/OFL.txt', text: 'What is in it, in a sentence.' }],
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
  terms: {
    kind: 'terms',
    anchor: 'fees',
    heading: 'Terms',
    rows: [
      { label: 'Costs', text: 'A fee per payment' },
      { label: 'Arrives', text: 'The next working day' },
      { label: 'You need', text: 'Documents of your business' },
    ],
  },
  runs: {
    kind: 'runs',
    text: 'Runs need the views that bring them; here only their names are shown.',
    calls: [{ id: 'balance.get', label: 'Fetch the balance' }],
  },
  testValues: {
    kind: 'testValues',
    heading: 'Test values',
    items: [
      {
        label: 'GST check',
        to: '/apis/GSTVerificationPage',
        rows: [
          { label: 'Valid', input: '27AAPFU0939F1ZV', outcome: 'The number is well formed.' },
          { label: 'Wrong digit', input: '27AAPFU0939F1ZW', outcome: 'The check digit is wrong.' },
        ],
      },
    ],
  },
  tool: { kind: 'tool', heading: 'Tool', intro: 'Where the page’s tool is rendered.' },
  links: {
    kind: 'links',
    label: 'Links',
    items: [
      { label: 'Contact Us', to: '/contact' },
      { label: 'Learn More', about: 'our services', to: '/services' },
    ],
  },
  note: { kind: 'note', text: 'A note stays in the band of the section before it.' },
  callToAction: {
    kind: 'callToAction',
    heading: 'Call to action',
    text: 'Closes a page with one thing to do.',
    action: { label: 'Contact Us', to: '/contact' },
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
};

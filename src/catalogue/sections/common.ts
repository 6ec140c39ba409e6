import type { SectionSamples } from './samples.ts';

/** What any page may have. */
export const common = {
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
} satisfies Partial<SectionSamples>;

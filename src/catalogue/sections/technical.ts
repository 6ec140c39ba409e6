import { documented } from '#api-docs/documented.ts';
import type { SectionSamples } from './samples.ts';

const endpoint = documented('/pan/verify');

/** What comes with text pages of the API alone. */
export const technical = {
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
  runs: {
    kind: 'runs',
    text: 'Runs need the views that bring them; here only their names are shown.',
    calls: [{ id: 'balance.get', label: 'Fetch the balance' }],
  },
} satisfies Partial<SectionSamples>;

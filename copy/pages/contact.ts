import { nextDays } from '#copy/money-day.ts';
import { answers } from '#copy/tariff/facts.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';

export const facts = { sells: false } satisfies PageFacts;

export default {
  view: 'Contact',
  meta: {
    title: 'Contact Us',
    description: `Write to the ${site.brand} team about payments, partnership or support. Works without a network: your message is kept on your device until it can be sent.`,
  },
  head: {
    heading: 'Contact Us',
    lead: `Tell us what you want to build or sell. ${answers}`,
    crumbs: [{ label: 'Contact' }],
  },
  call: 'No time to write? Call us:',
  reachTitle: 'Other ways to reach us',
  opening: 'Please tell me what it costs, what you need from me and when I can start.',
  subjects: {
    partnership: { title: 'Partnership', first: 'I would like to become a partner.' },
    'channel-partner': {
      title: 'Partnership: Channel Partners',
      first: 'I would like to sign up shops in my area.',
    },
    'technology-partner': {
      title: 'Partnership: Technology Partners',
      first: 'I would like to build on your APIs.',
    },
    'regional-partner': {
      title: 'Partnership: Regional Partners',
      first: 'I would like to look after a region.',
    },
    'strategic-partner': {
      title: 'Partnership: Strategic Partners',
      first: 'Our institution would like to work with you.',
    },
    'sandbox-key': { title: 'API access', first: 'I would like live keys for this API:' },
    account: { title: 'An account', first: 'I would like to open an account.' },
    subscriptions: {
      title: 'About subscriptions',
      first: 'I would like to bill my customers at fixed intervals.',
    },
    shop: {
      title: 'For my shop',
      first: 'I would like to offer a service at my counter: which one, and where my shop is:',
    },
    'billing-device': {
      title: 'A billing device',
      first: 'I would like billing devices for my counters. I need this many:',
    },
    rates: { title: 'My rates', first: 'Please send me an offer. In a month I sell about' },
    'anything-else': { title: 'A question', first: 'I did not find an answer to this:' },
  },
  sections: [
    {
      kind: 'terms',
      heading: 'What happens when you write',
      anchor: 'help',
      rows: [
        { label: 'Phone', figure: '24/7', text: 'every day of the year' },
        { label: 'Message', figure: 'Next day', text: 'usually, if it is a working day' },
      ],
      day: {
        label: 'Days when you write, and when we usually answer',
        moments: [
          {
            time: 'Write',
            text: 'Say what you want to do and with which service, in English or Hindi.',
          },
          {
            time: 'Send',
            text: 'It goes now, or waits in this device’s outbox until it can be sent.',
          },
          { time: 'Answer', text: 'By e-mail. If it cannot wait, please call.' },
        ],
        week: nextDays('Written', 'Answer'),
      },
    },
    {
      kind: 'questions',
      heading: 'Before you write',
      items: [
        {
          question: 'A payment or refund went wrong. What should I send?',
          answer:
            'The reference, the date, the amount, and the last four digits of the card or account. Never send a full card number, a CVV, a PIN, an OTP or a password: nobody here asks for them.',
        },
        {
          question: 'Can I write without a signal?',
          answer:
            'Yes. The message stays on this device, even if you restart the phone. When the network is back, some browsers, such as Chrome, send it by themselves; others when you open this site. Safari on an iPhone may remove it after seven days without a visit. Until it goes you can edit or delete it in the outbox.',
        },
        {
          question: 'Do you have an app, or answer on WhatsApp?',
          answer:
            'This site is the app and is in no store: the page This device shows how to put it on the home screen. We do not answer on WhatsApp, so a number there that says it is ours is not.',
        },
        {
          question: 'How do I get keys for an API?',
          answer:
            'The sandbox is on this site, and its key is the same for everybody. For live keys, tell us which API you want and what software will call it.',
        },
        {
          question: 'Where do complaints and questions about my data go?',
          answer:
            'Here too. For a question about your data, begin with the word Privacy. A complaint gets a number, which you can quote to the Grievance Officer.',
        },
      ],
    },
    { kind: 'note', text: 'Support hours and the time to an answer are illustrative.' },
  ],
} satisfies Page<'Contact'>;

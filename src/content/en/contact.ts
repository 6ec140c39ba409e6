import { site } from '#content/site.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Contact',
  meta: {
    title: 'Contact Us',
    description: `Write to the ${site.brand} team about payments, partnership or support. Works without a network: your message is kept on your device and sent when you reconnect.`,
  },
  head: {
    heading: 'Contact Us',
    lead: 'Tell us what you want to build or sell. A person from our team replies.',
    crumbs: [{ label: 'Contact' }],
  },
  reachTitle: 'Other ways to reach us',
  subjects: {
    partnership: 'Partnership',
    'channel-partner': 'Partnership: Channel Partners',
    'technology-partner': 'Partnership: Technology Partners',
    'regional-partner': 'Partnership: Regional Partners',
    'strategic-partner': 'Partnership: Strategic Partners',
    'sandbox-key': 'Sandbox key',
    subscriptions: 'About subscriptions',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'What happens when you write',
      items: [
        {
          title: 'Write',
          text: 'What you want to do, with which service, in any language that you speak.',
        },
        {
          title: 'Send',
          text: 'It leaves at once, or waits in the outbox of this device until there is a network.',
        },
        {
          title: 'Answer',
          text: 'By e-mail, mostly on the next working day. What cannot wait is better told by phone.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you write',
      items: [
        {
          question: 'A payment or a refund went wrong. What do you need?',
          answer:
            'The reference, the date, the amount, and the last four digits of the card or account. Never send a full card number, a CVV, a PIN, an OTP or a password: nobody here asks for them.',
        },
        {
          question: 'Can I write where there is no signal?',
          answer:
            'Yes. The message stays on this device, also when you close the tab or restart the phone, and goes out when a network is back. Until then you can change or delete it in the outbox.',
        },
        {
          question: 'How do I ask for a sandbox key?',
          answer:
            'Name the API that you want to try and the kind of software that will call it. The key comes by e-mail; nothing is signed or paid before.',
        },
        {
          question: 'Where do complaints and questions about my data go?',
          answer:
            'To the same desk. Begin with the word Privacy where your data is concerned. A complaint gets a number, with which you may turn to the Grievance Officer.',
        },
      ],
    },
    { kind: 'note', text: 'Support hours and the time to an answer are illustrative.' },
  ],
} satisfies Page<'Contact'>;

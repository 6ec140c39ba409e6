import { site } from '#content/site.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Tool',
  meta: {
    title: 'Sign in',
    description: `Where merchants, partners and developers sign in to their ${site.brand} account, what each finds there, and where to go without an account.`,
    section: 'Your account',
  },
  head: {
    heading: 'Sign in to your account',
    lead: 'One sign-in for merchants, partners and developers.',
    crumbs: [{ label: 'Sign in' }],
  },
  tool: {
    name: 'login',
    offline:
      'There is no account behind this page, so it asks for no password. The sign-up form is a demonstration and sends nothing; whatever you need, write to us.',
    offers: [
      {
        icon: 'device',
        label: 'This device',
        text: 'What the site keeps here, to take along or to erase.',
        to: '/device',
      },
      {
        icon: 'chart',
        label: 'Investor demo',
        text: 'A portal with sample figures; any e-mail opens it.',
        to: '/investors',
      },
      {
        icon: 'doc',
        label: 'Document locker',
        text: 'Papers that stay on this device, with a lock if you like.',
        to: '/digilocker',
      },
      {
        icon: 'mail',
        label: 'Ask for an account',
        text: 'A message to our team; the subject is filled in.',
        to: '/contact?subject=account',
      },
    ],
  },
  aside: {
    heading: 'What is behind the door',
    items: [
      {
        icon: 'store',
        title: 'Merchants',
        text: 'Sales, settlements, refunds and the people who may make them.',
      },
      {
        icon: 'handshake',
        title: 'Partners',
        text: 'Merchants that you brought, their volume and your share.',
      },
      { icon: 'code', title: 'Developers', text: 'Keys, webhooks and the log of calls.' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'When you cannot get in',
      items: [
        {
          title: 'Check the address',
          text: 'Sign-in uses the e-mail of your agreement, not the one printed on your bills.',
        },
        {
          title: 'Ask the owner',
          text: 'A colleague’s access ends when the owner of the account removes it.',
        },
        {
          title: 'Call us',
          text: 'We ask for the business name and a recent reference, never for a password or an OTP.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'About signing in',
      items: [
        {
          question: 'I have no account yet. Where do I begin?',
          answer:
            'On the contact page. Developers ask there for a sandbox key, shops and partners for an agreement; the account is opened with it.',
        },
        {
          question: 'Is this the door for investors too?',
          answer: 'No. The investor portal has a form of its own, with sample figures behind it.',
        },
        {
          question: 'Is the document locker part of this account?',
          answer:
            'No. The locker keeps its papers on this device and has a demo sign-in of its own.',
        },
      ],
    },
  ],
} satisfies Page<'Tool'>;

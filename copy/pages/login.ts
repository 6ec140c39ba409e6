import { doors } from '#copy/head-pictures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';
import { generatedRoutes } from '#generated/routes.ts';
import { tools } from '#generated/tools.ts';

export const facts = { sells: false } satisfies PageFacts;

export default {
  view: 'Tool',
  meta: {
    title: 'Sign in',
    description: `Where merchants, partners and developers sign in to their ${site.brand} account, what each finds there, and where to begin without one.`,
    section: 'Your account',
  },
  head: {
    heading: 'Sign in, or start without an account',
    lead: 'Accounts open with an agreement. What is on this page needs none.',
    crumbs: [{ label: 'Sign in' }],
  },
  tool: {
    name: 'login',
    picture: doors('What is open, and what is not', [
      { figure: `${Object.keys(tools).length}`, text: 'tools, open to all' },
      { figure: `${generatedRoutes.length}`, text: 'pages, open to all' },
      { figure: '1', text: 'account, opened with your agreement' },
    ]),
    offline:
      'This page asks for no password. Your merchant account is opened with your agreement; for anything you need, call or write to us.',
    offers: [
      {
        icon: 'device',
        label: 'This device',
        text: 'What the site keeps here, to export or delete.',
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
        text: 'Documents that stay on this device, with a lock if you like.',
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
    heading: 'What you find inside',
    items: [
      {
        icon: 'store',
        title: 'Merchants',
        text: 'Sales, settlements, refunds and what your staff may do.',
      },
      {
        icon: 'handshake',
        title: 'Partners',
        text: 'The merchants you brought, their volume and your share.',
      },
      { icon: 'code', title: 'Developers', text: 'Keys, webhooks and the call log.' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'When you cannot get in',
      items: [
        {
          title: 'Check the address',
          text: 'Use the e-mail in your agreement, not the one on your bills.',
        },
        {
          title: 'Ask the owner',
          text: 'The owner of the account may have removed your access.',
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
            'On the contact page. Developers ask for live keys, shops and partners for an agreement; we open the account with it.',
        },
        {
          question: 'Do investors sign in here too?',
          answer: 'No. The investor portal has its own form, and shows sample figures.',
        },
        {
          question: 'Is the document locker part of this account?',
          answer: 'No. The locker keeps its documents on this device and has its own sign-in.',
        },
      ],
    },
  ],
} satisfies Page<'Tool'>;

import type { Page } from './types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Sign in',
    description:
      'Where merchants, partners and developers sign in to their Kolam account, what each finds there, and where to go without an account.',
  },
  head: {
    heading: 'Sign in to your account',
    lead: 'One sign-in for merchants, partners and developers.',
    crumbs: [{ label: 'Sign in' }],
    actions: [
      { label: 'Sign up', to: '/signup' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
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
    {
      kind: 'note',
      text: 'Sign-in is not connected in this build: there is no account behind this page, so it asks for no password.',
    },
  ],
} satisfies Page<'Article'>;

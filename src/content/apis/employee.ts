import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Employee management',
    description:
      'Give each employee a role: who may take payments, refund, pay out or read reports. Role-based access for shops, offices and teams.',
  },
  head: {
    heading: 'Employee management',
    lead: 'Role-based access for shops, offices and field teams: everyone sees what their work needs, and no more.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Employee management' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      heading: 'What you can control',
      items: [
        {
          icon: 'key',
          title: 'Role-based access',
          text: 'Cashier, manager, accountant, owner: start from a role and change what it may do.',
        },
        {
          icon: 'users',
          title: 'One login for each person',
          text: 'No shared passwords, so every refund has a name beside it.',
        },
        {
          icon: 'store',
          title: 'By store or region',
          text: 'A manager sees two shops, a head office sees all.',
        },
        {
          icon: 'check-circle',
          title: 'Maker and checker',
          text: 'Payouts above a sum need a second person.',
        },
        { icon: 'clock', title: 'Shifts', text: 'Access that starts and ends with the shift.' },
        { icon: 'list', title: 'Activity log', text: 'Who did what and when, ready to export.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Add an employee',
      items: [
        { title: 'Invite', text: 'Send a link to a mobile number or e-mail address.' },
        { title: 'Verify', text: 'The person confirms it and sets a login.' },
        { title: 'Assign', text: 'Choose the role and the stores.' },
        { title: 'Review', text: 'See once a month who still needs what.' },
      ],
    },
    {
      kind: 'note',
      text: 'This page describes the service. The public site itself has no roles: every page is open to all.',
    },
  ],
} satisfies Page<'Article'>;

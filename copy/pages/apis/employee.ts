import { keys } from '#copy/head-pictures.ts';
import { kolam, you } from '#copy/sequence-parties.ts';
import { rupeesOf, sumOf } from '#copy/tariff-figures.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Employee management',
    description:
      'Give each employee a role: who may take payments, refund, pay out or read reports. Role-based access for shops, offices and teams.',
  },
  head: {
    heading: 'Employee management',
    lead: `Role-based access: your staff see what their work needs and no more. For shops, offices and field teams. Your own login is free; each added user costs ${sumOf(charges.addedUserMonth)} monthly.`,
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Employee management' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
  // Takes payments, releases refunds, reads the figures, pays out: what the table below says in words.
  tally: keys(
    'The key fits the role',
    [
      [true, true, true, true],
      [true, true, true, false],
      [true, false, false, false],
      [false, false, true, false],
    ],
    [
      { figure: rupeesOf(0), text: 'your own login' },
      { figure: sumOf(charges.addedUserMonth), text: 'each added user, a month' },
      { figure: '4', text: 'roles to start from' },
    ],
  ),
  sections: [
    {
      kind: 'testValues',
      heading: 'What you can control',
      intro: 'Cashier, manager, accountant, owner: start from a role and change what it may do.',
      columns: ['Role or limit', 'Allows', 'Does not allow'],
      items: [
        {
          label: 'Roles',
          rows: [
            {
              label: 'Cashier',
              input: 'Takes payments, prepares refunds',
              outcome: 'No release of a refund, no payout',
            },
            {
              label: 'Manager',
              input: 'Releases refunds, sets roles in own shops',
              outcome: 'No payout, no look into other shops',
            },
            {
              label: 'Accountant',
              input: 'Reads sales, settlements and invoices',
              outcome: 'No money to move',
            },
            {
              label: 'Owner',
              input: 'Everything, in all shops',
              outcome: 'No erasing of the log',
            },
          ],
        },
        {
          label: 'Limits for any role',
          rows: [
            {
              label: 'One login for each person',
              input: 'A name next to every refund',
              outcome: 'No shared passwords',
            },
            {
              label: 'Store or region',
              input: 'The shops that you choose',
              outcome: 'None of the others',
            },
            {
              label: 'Maker and checker',
              input: 'Payouts up to your limit',
              outcome: 'Nothing larger before a second person agrees',
            },
            {
              label: 'Shifts',
              input: 'Access from start to end',
              outcome: 'No access before or after',
            },
            {
              label: 'Activity log',
              input: 'Who did what and when, ready to export',
              outcome: 'No change of rights that nobody sees',
            },
          ],
        },
      ],
    },
    {
      kind: 'sequence',
      heading: 'Add an employee',
      parties: [you, kolam, { icon: 'users', label: 'Employee' }],
      steps: [
        {
          kind: 'word',
          from: 0,
          to: 2,
          title: 'Invite',
          text: 'Send a link by e-mail or to a mobile number.',
        },
        {
          kind: 'word',
          from: 2,
          to: 1,
          title: 'Verify',
          text: 'The person confirms it and sets a login.',
        },
        {
          kind: 'word',
          from: 0,
          to: 1,
          title: 'Assign',
          text: 'Choose the role and the stores.',
        },
        {
          kind: 'word',
          from: 1,
          to: 0,
          title: 'Review',
          text: 'Once a month, see who still needs which access.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'Roles belong to merchant accounts. This public site has none: every page is open to all.',
    },
    {
      kind: 'questions',
      heading: 'Questions about roles',
      items: [
        {
          question: 'A cashier leaves today. What do I do?',
          answer:
            'End the cashier’s access in the list: open sessions close and the phone number can no longer sign in. Past bills keep the name, so the day still adds up.',
        },
        {
          question: 'Can a cashier refund a bill?',
          answer:
            'Only if the role says so. Most shops let cashiers prepare a refund and let a manager release it.',
        },
        {
          question: 'Can my accountant see sales but not move money?',
          answer:
            'Yes. Start from the accountant’s role: reports, settlements and invoices to read, no refund and no payout.',
        },
        {
          question: 'Who can change roles?',
          answer:
            'The owner, and managers for their own stores. Nobody can raise their own rights, and the activity log records each change.',
        },
        {
          question: 'How are users priced?',
          answer:
            'The owner’s login is free with the account. Everyone else is charged by the month, so a helper for the festival season costs you only that season.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Where roles matter most',
      items: [
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
        { label: 'Developer guide', to: '/apis/guideSteps' },
      ],
    },
  ],
} satisfies Page<'Article'>;

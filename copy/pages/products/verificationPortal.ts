import { CHECKS } from '#copy/other-checks.ts';
import { column } from '#copy/tariff/terms.ts';
import { sumOf, sumSpan } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Verification portal',
    description:
      'KYC, address, identity and background checks on one screen, with ten verification APIs for PAN, Aadhaar, bank accounts, vehicles and more.',
  },
  head: {
    heading: 'KYC and identity verification',
    lead: `Check customers, suppliers and staff before you pay, hire or hand over goods. Pay only for completed checks, ${sumSpan(charges.documentRead, charges.companyCheck)} each.`,
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Verification portal' }],
    actions: [
      { label: 'Contact Us', to: '/contact' },
      { label: 'Try a check', to: '/apis/panFeatures' },
    ],
    illustration: 'verify',
  },
  sections: [
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A check from consent to result',
      steps: [
        {
          title: 'Ask',
          text: 'The person consents to a stated purpose.',
          screen: {
            title: 'New check',
            pieces: [
              { kind: 'label', text: 'Purpose' },
              { kind: 'row', text: 'Opening a supplier account', state: 'chosen' },
              { kind: 'row', text: 'Saffron Loom', mark: 'SL', note: 'Asked by SMS at 10:31' },
              {
                kind: 'row',
                text: 'Consent given',
                note: '10:38, kept with the check',
                ticked: true,
              },
              { kind: 'press', text: 'Choose checks' },
            ],
          },
        },
        {
          title: 'Enter',
          text: 'Type the number or read it from a photo.',
          screen: {
            title: 'What to check',
            pieces: [
              { kind: 'row', text: 'PAN', note: 'AAACS0000A', state: 'chosen', ticked: true },
              {
                kind: 'row',
                text: 'GSTIN',
                note: '09AAACS0000A1ZE',
                state: 'chosen',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Bank account',
                note: 'ending 4821',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'row', text: 'Address', state: 'later' },
              { kind: 'press', text: 'Run 3 checks' },
            ],
          },
        },
        {
          title: 'Compare',
          text: 'See what matches. If a name differs, ask before you refuse.',
          screen: {
            title: 'Saffron Loom',
            pieces: [
              { kind: 'row', text: 'PAN', note: 'Company, name matches', ticked: true },
              { kind: 'row', text: 'GSTIN', note: 'Active, same PAN', ticked: true },
              {
                kind: 'row',
                text: 'Account name',
                note: 'Saffron Looms',
                value: 'close',
                state: 'chosen',
              },
              { kind: 'row', text: 'Address', state: 'later' },
              { kind: 'press', text: 'Ask about the name' },
            ],
          },
        },
        {
          title: 'Keep',
          text: 'Keep the result and the time, not the document.',
          screen: {
            title: 'Saffron Loom',
            pieces: [
              { kind: 'done', text: 'Checked' },
              {
                kind: 'facts',
                facts: [
                  ['When', '12 March, 10:42'],
                  ['By', 'Rubina Shah'],
                  ['Kept until', '12 June'],
                  ['Documents', 'none kept'],
                ],
              },
              { kind: 'press', text: 'Download the record' },
            ],
          },
        },
      ],
    },
    termsOf('checks'),
    {
      kind: 'features',
      columns: 4,
      names: ['You send', column.costs],
      eyebrow: 'Verification portal',
      heading: 'Four kinds of check',
      items: [
        {
          title: 'KYC',
          cells: ['PAN, Aadhaar, account', sumSpan(charges.panCheck, charges.identityCheck)],
          text: 'PAN, Aadhaar and a bank account in one guided form.',
        },
        {
          title: 'Address',
          cells: ['One document', sumOf(charges.identityCheck)],
          text: 'Compare the address you were given with the document.',
        },
        {
          title: 'Identity',
          cells: ['Number of the document', sumOf(charges.identityCheck)],
          text: 'Voter ID, passport or licence against the issuer’s record.',
        },
        {
          title: 'Background checks',
          cells: ['Company CIN', sumOf(charges.companyCheck)],
          text: 'Company filings, directorships and court listings, with consent.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Ten verification APIs',
      items: CHECKS,
    },
    {
      kind: 'example',
      eyebrow: 'What it costs',
      heading: 'Cost of your checks',
      intro: 'Only checks with a result are billed. Set the number that you expect in a day.',
      id: 'cost',
      title: 'Checks in a day',
      subtitle: 'Before GST.',
      sums: 'paid',
      rows: [
        { name: 'PAN', ratePaise: charges.panCheck, count: 12 },
        { name: 'Bank account', ratePaise: charges.accountCheck, count: 8 },
        { name: 'Vehicle RC', ratePaise: charges.vehicleCheck, count: 4 },
      ],
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
    },
    {
      kind: 'ticks',
      eyebrow: 'Privacy',
      heading: 'Only what you need',
      items: [
        'Aadhaar numbers are shown masked',
        'Consent is recorded with each check',
        'You decide when results expire',
        'Roles decide who sees a result',
      ],
    },
    {
      kind: 'questions',
      eyebrow: 'Checks',
      heading: 'What a check can tell you',
      items: [
        {
          question: 'What can a number alone tell me?',
          answer:
            'More than you may expect. A GSTIN contains state and PAN, a PAN the type of holder; Aadhaar, GSTIN and voter ID end in a check digit that catches typing mistakes. Whether the record is active, only its issuer knows.',
        },
        {
          question: 'Can I keep a copy of the Aadhaar card?',
          answer:
            'Not as an unlicensed private business. Ask for the masked version, which shows only the last four digits, and keep the result instead of a copy.',
        },
        {
          question: 'What must I ask the person first?',
          answer:
            'Their consent to this check for this purpose, in words they understand. If they withdraw it, you need another way to verify them.',
        },
        {
          question: 'Are the tools on this site real checks?',
          answer: 'No. They return sample results; no government database is checked.',
        },
        {
          question: 'How are checks priced?',
          answer:
            'Per check, at the prices above. To start, try the format checks on this site: they are free.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;

import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Verification portal',
    description:
      'KYC, address, identity and background checks on one screen, with ten verification APIs for PAN, Aadhaar, bank accounts, vehicles and more.',
  },
  head: {
    heading: 'Know who you are dealing with',
    lead: 'Check a customer, a supplier or a new colleague before money or keys change hands.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Verification portal' }],
    actions: [
      { label: 'Get Started', to: '/contact' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
    illustration: 'verify',
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'Verification portal',
      heading: 'Four kinds of check',
      items: [
        {
          icon: 'users',
          title: 'KYC',
          text: 'PAN, Aadhaar and a bank account in one guided form.',
        },
        {
          icon: 'pin',
          title: 'Address',
          text: 'Compare the address given with the one on the document.',
        },
        {
          icon: 'id',
          title: 'Identity',
          text: 'Voter ID, passport or licence against the issuer’s record.',
        },
        {
          icon: 'search',
          title: 'Background checks',
          text: 'Company filings, directorships and court listings, with consent.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'A check from consent to result',
      items: [
        { title: 'Ask', text: 'The person gives consent for a named purpose.' },
        { title: 'Enter', text: 'Type the number or read it from a photo.' },
        { title: 'Compare', text: 'The result shows what matches and what does not.' },
        { title: 'Keep', text: 'Store the outcome and the time, not the document.' },
      ],
    },
    {
      kind: 'ticks',
      eyebrow: 'Privacy',
      heading: 'Only what you need',
      items: [
        'Aadhaar numbers are shown masked',
        'Consent is recorded with each check',
        'Results expire when you say so',
        'Roles decide who may see a result',
      ],
    },
    {
      kind: 'links',
      label: 'Ten verification APIs',
      items: [
        { label: 'PAN', to: '/apis/panFeatures' },
        { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
        { label: 'Bank account', to: '/apis/bankFeatures' },
        { label: 'Voter ID', to: '/apis/voterFeatures' },
        { label: 'BBPS', to: '/apis/bbpsFeatures' },
        { label: 'Vehicle RC', to: '/apis/rcFeatures' },
        { label: 'Passport', to: '/apis/passportFeatures' },
        { label: 'Company CIN', to: '/apis/cinFeatures' },
        { label: 'OCR', to: '/apis/ocrFeatures' },
        { label: 'UPI ID', to: '/apis/upiFeatures' },
      ],
    },
    {
      kind: 'questions',
      eyebrow: 'Checks',
      heading: 'What a check can tell you',
      items: [
        {
          question: 'What does a number tell by itself?',
          answer:
            'More than most expect: a GSTIN names state and PAN, a PAN the kind of holder, and Aadhaar, GSTIN and voter ID end in a check digit that shows a typing slip. Whether the record is active, only its issuer knows.',
        },
        {
          question: 'May I keep a copy of the Aadhaar card?',
          answer:
            'Unlicensed private entities may not. Ask for the masked form, in which only the last four digits are readable, and keep the result in place of the copy.',
        },
        {
          question: 'What must I ask the person first?',
          answer:
            'Consent to a named check for a named purpose, in words that they understand. They may withdraw it, and then you need another way to know them.',
        },
        {
          question: 'Are the tools on this site real checks?',
          answer: 'No. They return sample results, and no government database is asked.',
        },
        {
          question: 'How are checks priced?',
          answer:
            'By the check, with steps by volume; an address costs more effort than a PAN. To start, try the form checks of this site, which are free.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Start with one check',
      text: 'Tell us whom you verify today and how long it takes.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;

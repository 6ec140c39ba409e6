import type { Page } from './types.ts';

export default {
  view: 'Legal',
  meta: {
    title: 'Privacy Policy',
    description:
      'What Kolam collects, why, with whom it is shared, how long it is kept and how you use your rights. Effective 1 April 2025.',
  },
  head: {
    heading: 'Privacy Policy',
    lead: 'What we know about you, why we need it, and how to see, correct or erase it.',
    crumbs: [{ label: 'Privacy Policy' }],
  },
  effective: 'Effective 1 April 2025',
  sections: [
    {
      id: 'information-collected',
      heading: 'Information we collect',
      paragraphs: [
        'What you give us: your name, e-mail address, phone number and message when you write to us, and the API that you choose when you sign up. Merchants and partners also give business, identity and bank details as the law requires.',
        'What your device keeps: drafts of forms, messages that wait to be sent, the documents in your locker and your choice of appearance. They stay on your device until you send or delete them.',
        'What a service creates: for each transaction its amount, time, reference and outcome.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Purpose of use',
      paragraphs: [
        'We use contact details to answer you, business details to open and run an account, and transaction records to carry out payments, settle them, find fraud and meet legal duties.',
        'We ask for consent before any use that is not needed for the service that you asked for. You can take it back as easily as you gave it.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing of information',
      paragraphs: [
        'Banks, card networks and payment systems receive what a transaction needs. An e-mail sending service carries the messages of the contact form. Authorities receive what the law obliges us to hand over.',
        'The reverse geocoding tool sends the two numbers that you type to a public map service. We do not sell personal data.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'Traffic is protected by 256-bit TLS (SSL) encryption. Access by our staff follows roles and is recorded. This site never stores card numbers, expiry dates, CVV or passwords.',
        'If a breach concerns you, we tell you and the Data Protection Board in the time and form that the law sets.',
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      paragraphs: [
        'Messages are kept for two years after the last answer. Account and transaction records are kept for as long as financial law requires, then erased or made anonymous.',
      ],
    },
    {
      id: 'user-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected or completed, have it erased where no law requires it, name a person to act for you, and complain.',
        'Write to the address in the last section. We answer after we have made sure that it is you.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and local storage',
      paragraphs: [
        'This site sets no advertising or tracking cookies. It uses the storage of your browser for what is listed in the first section and to work without a network.',
        'Clearing the site’s data in your browser removes all of it, including messages that were not sent yet.',
      ],
    },
    {
      id: 'cross-border-transfer',
      heading: 'Cross-border transfer',
      paragraphs: [
        'Payment data is stored in India. Other data, such as a message that you send, may be processed by a provider abroad, in countries that Indian law does not exclude, under a contract that protects it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'We publish changes on this page with a new date. If a change affects what you agreed to, we tell you before it takes effect and ask again where consent is needed.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      paragraphs: [
        'This policy is governed by the laws of India. The courts at Noida have exclusive jurisdiction.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Questions, requests and complaints about personal data reach us by the contact form, or by the phone number and e-mail address at the foot of each page. Please write Privacy in the first line.',
      ],
    },
  ],
} satisfies Page<'Legal'>;

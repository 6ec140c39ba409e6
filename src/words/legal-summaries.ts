import type { LegalSummary } from '#copy/types/page.ts';

const heading = 'In five lines';

export const privacySummary: LegalSummary | undefined = {
  picture: {
    heading: 'What stays, and what we get',
    items: [
      { figure: 'Yours', text: 'what this device keeps; you can delete it' },
      { figure: '0', text: 'cookies' },
      { figure: '2 years', text: 'your message with us, after the last answer' },
    ],
  },
  heading,
  binding: 'To find your way. What holds is the policy below.',
  points: [
    'Reading asks nothing of you: no account, no advertising, no analytics. Our server sees your IP address, the page and the name of your browser.',
    'What reaches us is what you write in the contact form, and the answers of a sign-up that you tick for our team. It travels through EmailJS.',
    'What you type into tools stays with you, but for the place look-up: after you press its button it asks OpenStreetMap.',
    'Of a payment, banks, NPCI, lenders and insurers receive what that transaction needs. We sell no personal data.',
    'You may see, correct or erase what we know, and take back consent. The Grievance Officer answers complaints.',
  ],
};

export const termsSummary: LegalSummary | undefined = {
  picture: {
    heading: 'Days that count once you sign',
    items: [
      { figure: '18 years', text: 'or older, to sign' },
      { figure: '30 days', text: 'from notice to other fees, or to the end' },
      { figure: '60 days', text: 'to question an invoice' },
    ],
  },
  heading,
  binding: 'To find your way. What holds are the terms below.',
  points: [
    'This site is free and asks for no registration. A service begins with a signed order form and checks of identity, from 18 years on.',
    'Demonstrations show samples: no money moves, and no government database is asked. A calculated sum is not an offer.',
    'Your order form lists the fees, with tax on top. You hear of a change at least 30 days ahead. A refund does not return the fee.',
    'You keep no card numbers, expiry dates or CVVs. Banks, networks and NPCI may refuse, delay or reverse a transaction.',
    'Our liability is capped at the fees of twelve months. Either side may end a service with 30 days’ notice; the courts are those at Noida.',
  ],
};

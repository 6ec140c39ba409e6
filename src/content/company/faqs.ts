import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Frequently asked questions',
    description:
      'Answers about getting started, settlement, limits, integration time, security, refunds and support for merchants, retailers and developers.',
  },
  head: {
    heading: 'Frequently asked questions',
    lead: 'Short answers for shops, businesses and developers. If yours is missing, write to us.',
    crumbs: [{ label: 'FAQs' }],
    actions: [{ label: 'Contact Us', to: '/contact' }],
  },
  sections: [
    {
      kind: 'questions',
      heading: 'Getting started',
      items: [
        {
          question: 'Who can open an account?',
          answer:
            'A registered business, a sole proprietor or a shop, represented by someone aged 18 or older. We ask for identity, address, PAN and bank details before the first live transaction.',
        },
        {
          question: 'How long does integration take?',
          answer:
            'Most teams need 1-3 business days: a day in the sandbox, then the checks that turn live keys on. A shop that only uses our screens has nothing to integrate.',
        },
        {
          question: 'Can a retailer start on the same day?',
          answer:
            'The application takes minutes on a phone. Cash services such as AEPS start once the bank has finished its own KYC of the operator, which the bank decides.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Money and limits',
      items: [
        {
          question: 'Which payment modes do you support?',
          answer:
            'Cards, UPI, wallets and net banking for collections; IMPS, NEFT, RTGS and UPI for payouts.',
        },
        {
          question: 'What are the transfer limits?',
          answer:
            'As notified by the regulator: IMPS up to ₹5 lakh per transaction, RTGS from ₹2 lakh, UPI between persons up to ₹1 lakh. Your bank may set lower limits.',
        },
        {
          question: 'What happens when a transfer is neither done nor failed?',
          answer:
            'It is shown as pending with its reference. Do not send it again: the bank either completes it or returns the amount, and the status changes by itself.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Security and support',
      items: [
        {
          question: 'How is payment data protected?',
          answer:
            'All traffic uses 256-bit TLS (SSL) encryption. Card numbers and CVV are never kept by this site, and the card systems are built to PCI DSS.',
        },
        {
          question: 'How do I reach support?',
          answer:
            'By phone and e-mail, 24/7. The contact form also works without a network: it keeps the message on your device and sends it when you are back online.',
        },
        {
          question: 'How do I report a wrong transaction?',
          answer:
            'Send us the reference, the date and the amount. Bill payments have a BBPS dispute process of their own, which we open for you.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Not answered yet?',
      text: 'Describe what you want to do. We reply with an answer, not a brochure.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Article'>;

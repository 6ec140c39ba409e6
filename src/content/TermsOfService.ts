import type { Page } from './types.ts';

export default {
  view: 'Legal',
  meta: {
    title: 'Terms of Service',
    description:
      'The terms for using Kolam services: eligibility, fees, compliance, liability, termination and grievance redressal. Effective 1 April 2025.',
  },
  head: {
    heading: 'Terms and Conditions',
    lead: 'The agreement between you and us when you use our services or this site.',
    crumbs: [{ label: 'Terms of Service' }],
  },
  effective: 'Effective 1 April 2025',
  sections: [
    {
      id: 'eligibility',
      heading: 'Eligibility',
      paragraphs: [
        'You must be 18 or older and able to enter a contract under Indian law. Whoever acts for a business confirms that they may bind it.',
        'You give true details and keep them up to date. Some services start only after identity checks by us or by a bank.',
      ],
    },
    {
      id: 'services',
      heading: 'Services',
      paragraphs: [
        'We offer domestic money transfer (DMT), bill payment through BBPS, and payment solutions such as payment gateway, UPI, AEPS and payouts, as described on this site.',
        'Banks, billers and networks take part in each service. Limits and times are as they notify them. The tools on this site show samples and carry out no transaction.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees',
      paragraphs: [
        'Fees are named in your plan or order form, and taxes are added as the law requires. They are taken from settlements or invoiced each month.',
        'We announce a change of fees at least 30 days ahead. You may end the service before it takes effect.',
      ],
    },
    {
      id: 'compliance',
      heading: 'Compliance',
      paragraphs: [
        'You follow the law that applies to your business, including rules on identity checks, money laundering, data protection and goods that may not be sold.',
        'You keep records of your customers’ consent and hand over what we need to answer a bank, a network or an authority.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      paragraphs: [
        'The site, the software and the brand belong to us or to those who license them to us. You may use them only to use the services.',
        'What you upload stays yours. You let us process it as far as the service needs.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limitation of liability',
      paragraphs: [
        'Our total liability for a claim is capped at the fees paid by you for the service concerned in the twelve months before it arose.',
        'We are not liable for lost profit, nor for delays by banks, networks or events beyond our control. Nothing here limits liability that the law does not allow to be limited.',
      ],
    },
    {
      id: 'indemnity',
      heading: 'Indemnity',
      paragraphs: [
        'You cover the losses that we suffer from claims of others if they come from your breach of these terms, your goods or services, or your breach of the law.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      paragraphs: [
        'Either side may end the agreement with 30 days’ notice. We may stop a service at once where fraud, a legal duty or a risk to others requires it, and we say why where we may.',
        'Amounts that are due are settled after refunds and disputes that may still come.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      paragraphs: [
        'These terms are governed by the laws of India. The courts at Noida have exclusive jurisdiction.',
      ],
    },
    {
      id: 'amendments',
      heading: 'Amendments',
      paragraphs: [
        'We publish amendments on this page with a new date and tell account holders before they take effect. Using a service after that date means that you accept them.',
      ],
    },
    {
      id: 'grievance-redressal',
      heading: 'Grievance redressal',
      paragraphs: [
        'Tell us about a complaint by the contact form, by phone or by e-mail, with the reference of the transaction. You receive a number for it, and an answer or a date for one.',
        'If the answer does not satisfy you, ask for the grievance officer. Rights to turn to an ombudsman or a court are not affected.',
      ],
    },
  ],
} satisfies Page<'Legal'>;

import { complaintDays } from '#copy/plots.ts';
import * as said from '#copy/tariff/said.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { sells: false } satisfies PageFacts;

export default {
  view: 'Company',
  meta: {
    title: 'Certifications',
    description:
      'Sample certificates for PCI DSS Level 1, ISO 27001, RBI Licensed and SOC 2 Type II, what each covers, and why certifications matter.',
  },
  head: {
    heading: 'Certifications and what they cover',
    lead: 'Four standards that banks and auditors ask a payments company for. The certificates on this page are samples for demonstration.',
    crumbs: [{ label: 'Certifications' }],
    illustration: 'certificate',
  },
  sections: [
    {
      kind: 'certificates',
      eyebrow: 'Four standards',
      heading: 'Our certificates',
      items: [
        {
          title: 'PCI DSS Level 1',
          image: '/art/certificate-pci.svg',
          text: 'How card data is handled, at the level for service providers with the largest volumes.',
          sample: 'Level 1 service provider (sample).',
        },
        {
          title: 'ISO 27001',
          image: '/art/certificate-iso.svg',
          text: 'How information security is managed: risks, owners, controls and yearly reviews.',
          sample: 'ISO/IEC 27001:2022, sample.',
        },
        {
          title: 'RBI Licensed',
          image: '/art/certificate-rbi.svg',
          text: 'Payment aggregators need authorisation from the Reserve Bank of India.',
          sample: 'Sample certificate for demonstration. Authorisation number: not shown.',
        },
        {
          title: 'SOC 2 Type II',
          image: '/art/certificate-soc2.svg',
          text: 'An auditor’s report on how security controls worked over a period of months.',
          sample: 'SOC 2 Type II report (sample).',
        },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      list: true,
      heading: 'Why Certifications Matter',
      items: [
        {
          icon: 'lock',
          title: 'Security',
          text: 'An independent tester has tried to break in, and what was found is closed or dated.',
        },
        {
          icon: 'doc',
          title: 'Compliance',
          text: 'Your own auditor can rely on ours and ask you fewer questions.',
        },
        {
          icon: 'bolt',
          title: 'Performance',
          text: 'Tested recovery plans mean shorter outages when something breaks.',
        },
        {
          icon: 'handshake',
          title: 'Trust',
          text: 'Banks and customers can check a claim instead of taking our word.',
        },
      ],
    },
    {
      kind: 'ticks',
      heading: 'Licence, your money and complaints',
      intro: 'Samples: a company that goes live puts its own numbers and names here.',
      items: [
        'Authorisation of the RBI: number and class, with a link to the RBI’s list',
        'Sales of merchants: in an escrow account, at the bank that the agreement names',
        'Grievance officer: name, post and hours; complaints by e-mail or letter get a number',
        said.moneyBack.ombudsman,
      ],
    },
    { kind: 'plot', heading: 'A complaint, day by day', ...complaintDays() },
    {
      kind: 'questions',
      heading: 'How to read a certificate',
      items: [
        {
          question: 'What should I look at first?',
          answer:
            'The scope: a certificate may cover one office or one product. Then the dates. Ask the body that issued it, not the company.',
        },
        {
          question: 'Is a SOC 2 report a certificate?',
          answer:
            'No, it is an accountant’s attestation. Type I looks at one day, Type II at how controls worked over a period. You usually receive it under a confidentiality agreement.',
        },
        {
          question: 'What does Level 1 mean in PCI DSS?',
          answer: said.cardStandard,
        },
        {
          question: 'Which edition of ISO 27001 is current?',
          answer:
            'The 2022 edition, with 93 controls. An accredited body issues the certificate and names its scope.',
        },
        {
          question: 'Does the Reserve Bank license gateways?',
          answer: said.authorised,
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Need a document for your audit?',
      text: 'Tell us which standard your auditor asks about and for which period. We reply with what we can share.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Company'>;

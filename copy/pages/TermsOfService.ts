import { signed } from '#copy/head-pictures.ts';
import { toolsOf } from '#copy/legal-tools.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';
import { leaving } from '#facts/tariff.ts';
import { termsSummary } from '#words/legal-summaries.ts';

const { brand, email, phone } = site;
const address = site.address.join(' ');

export const facts = { sells: false, untranslated: 'law' } satisfies PageFacts;

export default {
  view: 'Legal',
  meta: {
    title: 'Terms of Service',
    description: `The terms for this site and for ${site.brand} services: eligibility, fees, compliance, liability, termination and grievance redressal. Effective 1 April 2025.`,
    section: 'Policies',
  },
  head: {
    heading: 'Terms and Conditions',
    lead: 'The agreement between you and us when you use our services or this site.',
    crumbs: [{ label: 'Terms of Service' }],
  },
  plot: signed(leaving.noticeDays, 60),
  summary: termsSummary,
  effective: 'Effective 1 April 2025',
  sections: [
    {
      id: 'eligibility',
      heading: 'Eligibility',
      paragraphs: [
        `These terms are an agreement between you and ${brand}, ${address}. “We” and “us” mean ${brand}; “you” are whoever uses this site, or the business that takes a service.`,
        'You must be 18 or older and able to enter a contract under Indian law. If you act for a company, firm, trust or other body, you confirm that you may bind it.',
        'Reading this site needs no registration. A service begins only after you have signed an order form or a merchant agreement, given true details about yourself and your business, and passed the identity checks that we, a bank or a network must make. Where the order form and these terms differ, the order form prevails.',
        'Keep your details up to date and your keys and passwords secret. You are responsible for whatever is done with them until you tell us that they are lost.',
      ],
    },
    {
      id: 'services',
      heading: 'Services',
      paragraphs: [
        'We offer domestic money transfer (DMT), bill payment through BBPS with an authorised operating unit, and payment solutions: payment gateway, UPI, AEPS, QR codes, cash collection, payouts, prepaid and subscription services, verification and the related APIs, each as described in your order form.',
        'Banks, networks, NPCI, billers, lenders and insurers take part in these services and may refuse, delay or reverse a transaction under their own rules. Limits and times are as they notify them and may change without us. We are neither a bank nor a lender nor an insurer.',
        `Some tools on this site are demonstrations: ${toolsOf('demonstration')}. They show samples, carry out no transaction and check no government database. The sign-in page opens no account. Figures marked as illustrative or as samples are no promise.`,
        `Other tools work out a result on your device from what you type: ${toolsOf('calculation')}. A number in the right format may still belong to nobody, a calculated sum is not an offer, and a QR code asks for money at the UPI ID that you typed, so read it again before you print it. Reverse geocoding shows what OpenStreetMap answers, or the nearest place of a list.`,
        'The site works without a network. A message that you write offline waits on your device. It is delivered once this site is open with a network, or earlier where your browser sends it in the background. We cannot deliver what was erased from the device before that.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees',
      paragraphs: [
        'Using this site is free of charge. Fees for services are stated in the order form before you sign it; goods and services tax is added at the rate in force. They are deducted from settlements or invoiced each month. Either way you get a tax invoice each month, with your GSTIN if you gave us one.',
        'A refund to your customer does not return the fee for the original payment unless the order form says so. Chargebacks and penalties that a bank or network imposes because of your transactions are passed on at cost, with the notice that we received.',
        'We announce a change of fees at least 30 days ahead. If you do not agree, you may end the service before the change takes effect. Raise a wrong invoice within 60 days, so that the records are still at hand.',
      ],
    },
    {
      id: 'compliance',
      heading: 'Compliance',
      paragraphs: [
        'You must follow the law that applies to your business, including the Payment and Settlement Systems Act, 2007, the Prevention of Money-Laundering Act, 2002, the rules on taxes, consumer protection and data protection, and the directions of the Reserve Bank of India that reach you through us or your bank.',
        'Use the services only for the business that you declared, and not for goods or services that the law or a network forbids. Do not split amounts to get round a limit, lend your login or device to others, or take money on behalf of persons whom you have not told us about.',
        'Do not store card numbers, expiry dates or CVVs. Use Aadhaar numbers, biometric data and one-time codes only in the transaction for which the customer gave them.',
        'Obtain and record your customers’ consent where it is required, keep receipts for as long as the law says, and hand over what we need to answer a bank, a network or an authority.',
        'On this site, do not try to break its protection, load its pages by machine in a way that burdens it, or use the geocoding tool for bulk look-ups.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      paragraphs: [
        'The software, the texts, the pictures and the brand belong to us or to those who license them to us. For the term of the agreement you may use the APIs, the screens and the sample code to connect your business with the services. Sample code on this site may be copied and changed for that purpose.',
        'Address data comes from OpenStreetMap contributors under the Open Database Licence. Names of banks, networks and public programmes belong to their owners and are named only to describe services; no endorsement is meant.',
        'What you upload or send stays yours. You allow us to process it as far as a service or an answer needs it. Ideas that you send us of your own accord may be used without payment.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limitation of liability',
      paragraphs: [
        'Our total liability for a claim is capped at the fees paid by you for the service concerned in the twelve months before it arose. For use of this site, which is free of charge, we are liable only for intent and for what the law does not allow to be excluded.',
        'We are not liable for lost profit, lost data on your device, or indirect loss, nor for delays and failures of banks, networks, power or telecommunication, nor for events beyond our control. A transaction that was debited and not carried out is reversed under the rules of its payment system; this is not affected.',
        'Our texts on limits, taxes and rules are general information, not legal, tax or investment advice. They may be out of date on a device that has been offline for some time.',
      ],
    },
    {
      id: 'indemnity',
      heading: 'Indemnity',
      paragraphs: [
        'You make good the losses, penalties and reasonable costs that we suffer from claims by others, as far as these arise from your breach of these terms, your goods or services, your staff, or your breach of the law.',
        'We tell you of such a claim without delay, let you take part in the defence and do not settle it at your expense without asking you, unless an authority or network leaves no time for that.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      paragraphs: [
        `Either side may end a service with ${leaving.noticeDays} days’ notice in writing, by e-mail or by letter to the addresses in the last section. You may stop using this site at any moment, and remove what it stored by clearing its data in your browser.`,
        'We may suspend or stop a service at once where fraud is suspected, where a bank, network or authority demands it, where checks of identity cannot be completed, or where others are at risk. We state the reason where the law lets us.',
        'After the end we pay what is due to you, less fees and an amount held back for refunds and chargebacks that may still come, for as long as the networks allow them. Records stay as the Privacy Policy describes. The sections on liability, indemnity and governing law continue.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      paragraphs: [
        'These terms are governed by the laws of India. The courts at Noida have exclusive jurisdiction over disputes from them, save where a law gives a consumer another forum.',
        'Both sides first try for 30 days to settle a dispute by talking: you with the officer named in the last section, we with the person named in your order form. Either side may still ask a court for urgent relief.',
      ],
    },
    {
      id: 'amendments',
      heading: 'Amendments',
      paragraphs: [
        'We publish amendments on this page with a new date and tell account holders by e-mail at least 30 days before they take effect. Changes that the law or a network imposes may take effect sooner.',
        'If you use a service after that date, the amended terms apply to it. If you do not agree, end the service before then. If one provision is void, the others remain.',
      ],
    },
    {
      id: 'grievance-redressal',
      heading: 'Grievance redressal',
      paragraphs: [
        `Send complaints about a service to ${email}, call ${phone.label} or write to ${brand}, ${address}, with the reference, date and amount of the transaction and the outcome that you seek. You receive a number for your complaint and an answer, or a date for one.`,
        'If the answer does not satisfy you, write again to the same address with that number and ask for the Grievance Officer, who was not part of the first answer. Bill payments follow the dispute process of BBPS, and other transactions the rules of their payment system for failed transactions.',
        'Your right to turn to an ombudsman, a consumer forum or a court is not affected. Matters of personal data are described in the Privacy Policy.',
      ],
    },
  ],
} satisfies Page<'Legal'>;

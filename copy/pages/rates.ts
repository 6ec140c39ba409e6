import { partsOf } from '#copy/head-pictures.ts';
import { answers, beforeTax, gstOnFee, lakh, settledBy } from '#copy/tariff/facts.ts';
import * as lines from '#copy/tariff/rates.ts';
import { ruleLines } from '#copy/tariff/rules.ts';
import { gstInvoice } from '#copy/tariff/said.ts';
import { sheets } from '#copy/tariff/sheets.ts';
import { debitPrice, percentOf, rupeesOf } from '#copy/tariff-figures.ts';
import type { Page } from '#copy/types/page.ts';
import { debitCards } from '#facts/rules/cards.ts';
import { fees } from '#facts/tariff.ts';

const SALE_RUPEES = 1_000;

const feeOf = (hundredths: number, text: string) => {
  const fee = (SALE_RUPEES * hundredths) / 100_00;
  return { fee, figure: rupeesOf(fee), text };
};

export default {
  view: 'Rates',
  meta: {
    title: 'Rates, limits and documents',
    description: `Charges: UPI ${percentOf(fees.upi)}, debit cards from ${debitPrice(true).fee}, credit cards ${percentOf(fees.creditCard)}. What is left of a sale, when it is in your bank, what a shop earns and needs.`,
  },
  head: {
    heading: 'Rates, limits and documents',
    lead: 'Type a sum and see what you get, and when. All rates follow.',
    crumbs: [{ label: 'Rates, limits and documents' }],
  },
  tally: partsOf(`Our sample fee on ${rupeesOf(SALE_RUPEES)}, without GST`, SALE_RUPEES, [
    feeOf(fees.upi, 'UPI from a bank account'),
    feeOf(fees.debitCard, `debit card, turnover above ${lakh(debitCards.smallTurnoverRupees)}`),
    feeOf(fees.creditCard, 'credit card'),
  ]),
  ribbon: 'Sample rates',
  about:
    'Our fees, days, limits and hours here are illustrative samples. Your agreement has your own rates. Limits of the regulator are facts, with who set them and when we looked.',
  arrives: settledBy,
  sheets,
  sections: [
    {
      kind: 'rates',
      heading: 'I have a shop',
      tables: [
        {
          id: 'commissions',
          heading: 'What a shop earns',
          intro: `For each, in your wallet within seconds. ${beforeTax}`,
          columns: ['Service', 'You earn'],
          lines: lines.commissionLines,
        },
        {
          id: 'counter',
          heading: 'What a shop and its customers pay',
          intro: 'Without GST.',
          columns: ['For', 'Price'],
          lines: lines.counterLines,
        },
      ],
    },
    {
      kind: 'rates',
      heading: 'I take payments, or pay out',
      tables: [
        {
          id: 'fees',
          heading: 'Fees by payment method',
          intro: `All sales of a day arrive together. ${gstOnFee}`,
          columns: ['Payment method', 'Fee', 'Arrives'],
          lines: lines.feeLines,
        },
        {
          id: 'disputes',
          heading: 'Refunds, disputes and chargebacks',
          columns: ['What', 'How it is'],
          lines: lines.disputeLines,
        },
        {
          id: 'charges',
          heading: 'Prices of payouts, checks, cards and cash',
          intro:
            'Without GST. A check that ends in not_found counts; a refused request and a failed payout are free.',
          columns: ['For', 'Price'],
          lines: lines.chargeLines,
        },
        {
          id: 'limits',
          heading: 'Our own limits',
          intro: 'At the start. They grow with your account: ask for yours.',
          columns: ['What', 'At most'],
          lines: lines.ownLimitLines,
        },
      ],
    },
    {
      kind: 'rates',
      heading: 'I want to begin, or to leave',
      tables: [
        {
          id: 'documents',
          heading: 'Documents by kind of business',
          intro:
            'Copies are enough to begin, but none of Aadhaar. A person who signs is at least 18.',
          columns: ['Business', 'Documents'],
          lines: lines.documentLines,
        },
        {
          id: 'arrival',
          heading: 'Days until you start, and of refunds',
          intro: 'Working days are Monday to Friday, without bank holidays.',
          columns: ['What', 'Takes'],
          lines: lines.dayLines,
        },
        {
          id: 'leaving',
          heading: 'When you leave: notice, deposit, wallet',
          columns: ['What', 'How it is'],
          lines: lines.leavingLines,
        },
        {
          id: 'refused',
          heading: 'Businesses we do not serve',
          columns: [],
          lines: lines.refusedLines,
        },
        {
          id: 'missing',
          heading: 'What we do not have',
          columns: ['What', 'Instead'],
          lines: lines.missingLines,
        },
      ],
    },
    {
      kind: 'rates',
      heading: 'I need a rule, or a person',
      tables: [
        {
          id: 'rules',
          heading: 'Limits and rules of RBI, NPCI and others',
          intro:
            'As notified; your bank may set lower limits. Rules change, so each line says when we looked.',
          columns: ['What', 'Rule', 'Set by, and looked up'],
          lines: ruleLines,
        },
        {
          id: 'help',
          heading: 'Who answers, and when',
          intro: answers,
          columns: ['By', 'When'],
          lines: lines.supportLines,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'About these rates',
      items: [
        {
          question: 'What do I pay before my first sale?',
          answer:
            'Nothing for an online account. A shop fills its wallet; AEPS needs a reader, and billing a device.',
        },
        {
          question: 'May my rates differ?',
          answer:
            'Yes: they depend on what you sell and how much. The offer lists each of them before you sign.',
        },
        { question: 'Do I get a GST invoice?', answer: gstInvoice },
        {
          question: 'Do I need a distributor?',
          answer:
            'No, you deal with us. We have no list of distributors to search. Say where your shop is: if a partner serves that area, our answer names them.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Ask for your rates',
      text: 'Say what you sell and how much of it in a month. The answer is an offer, line by line.',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
    },
  ],
} satisfies Page<'Rates'>;

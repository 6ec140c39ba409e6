import { daysAfterCall } from '#copy/head-pictures.ts';
import { daysOf } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { unauthorised } from '#facts/rules/fraud.ts';

const { toldWithinWorkingDays: told, creditedWithinWorkingDays: credited } = unauthorised;

export const facts = { sells: false } satisfies PageFacts;

export default {
  view: 'Article',
  meta: {
    title: 'Fraud and frozen accounts',
    description:
      'Money gone, or your account held? Call 1930 now. What to keep, what banks owe and by when, and how a shop keeps false payments out.',
  },
  head: {
    heading: 'Fraud and frozen accounts',
    lead: 'Call 1930 first, then your bank. The sooner you call, the more money can be stopped.',
    crumbs: [{ label: 'Fraud and frozen accounts' }],
  },
  tally: daysAfterCall(
    'In working days',
    [told, credited],
    [
      { figure: '1930', text: 'first', call: true },
      { figure: daysOf(told), text: 'to tell your bank' },
      { figure: daysOf(credited), text: 'to be paid, if blameless' },
    ],
  ),
  sections: [
    {
      kind: 'steps',
      heading: 'Money is gone: the first hour',
      items: [
        {
          title: 'Call 1930',
          text: 'The national helpline, day and night. It asks the banks to hold the money on its way.',
        },
        {
          title: 'Tell your bank',
          text: 'Have card, UPI and net banking blocked. Note the number of your complaint and the time.',
        },
        {
          title: 'Write it down',
          text: 'File the complaint on cybercrime.gov.in, with the number that 1930 gave you.',
        },
        {
          title: 'Tell us',
          text: 'If the payment went through us, call us with its reference. We never ask for a PIN, a code or your fingerprint by phone.',
        },
      ],
    },
    {
      kind: 'ticks',
      heading: 'What to keep',
      items: [
        'The 12-digit reference (RRN or UTR) of each payment',
        'Date, time, sum, and who received it',
        'Screenshots of chats, and numbers that called',
        'Bank messages and the numbers of your complaints',
        'For a shop: bill, delivery note, camera picture',
      ],
    },
    {
      kind: 'features',
      columns: 2,
      id: 'owed',
      heading: 'What banks owe, and by when',
      items: [
        {
          icon: 'cash',
          title: 'A withdrawal failed, and the account was debited',
          text: said.fraud.aeps,
        },
        { icon: 'alert', title: 'Money left my account without me', text: said.fraud.unauthorised },
        {
          icon: 'users',
          title: 'A thief got my OTP, or I was pressed into paying',
          text: said.fraud.tricked,
        },
        { icon: 'shield', title: 'The bank does not help', text: said.fraud.ombudsman },
      ],
    },
    {
      kind: 'questions',
      heading: 'My account is held or frozen',
      items: [
        {
          question: 'Why, if I did nothing wrong?',
          answer:
            'Somebody paid you with stolen money, and the complaint followed it to your account. It happens to shops that give cash or goods for a payment from a stranger.',
        },
        { question: 'How much may be held, and how long?', answer: said.fraud.held },
        {
          question: 'What do I do?',
          answer:
            'Ask your branch in writing for the complaint number, the police station and the sum. Send both the bill and the proof of delivery, and ask that all but that sum be released.',
        },
      ],
    },
    {
      kind: 'ticks',
      heading: 'At your counter',
      items: [
        'Believe your own app or bank, never a screenshot',
        'A customer who pays needs no PIN of yours, and no scan',
        'Give no cash for a stranger’s UPI payment',
        'Let nobody scan a fingerprint twice without a receipt of the first',
        'Lend your account, SIM and login to nobody',
      ],
    },
    {
      kind: 'links',
      label: 'More help',
      items: [
        { label: 'Rates, limits and documents', to: '/rates' },
        { label: 'Contact Us', to: '/contact?subject=anything-else' },
      ],
    },
  ],
} satisfies Page<'Article'>;

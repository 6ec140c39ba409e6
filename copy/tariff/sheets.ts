import type { RateSheet } from '#copy/types/rate-sheet.ts';
import { site } from '#facts/site.ts';
import { since } from '#facts/tariff.ts';
import { monthOf } from '#words/dates.ts';
import { beforeTax, gstOnFee, settledBy } from './facts.ts';
import {
  chargeLine,
  commissionLines,
  dayLine,
  disputeLine,
  documentLine,
  documentLines,
  feeLine,
  supportLine,
} from './rates.ts';
import { ruleLine } from './rules.ts';

// One page of paper for each kind of customer, as `/rates` prints it.

const costs = 'What it costs';
const arrives = 'When money arrives';
const needs = 'What you need';
const rules = 'Limits and rules of RBI, NPCI and others';

const whom = {
  heading: 'Whom to ask',
  lines: [
    ['Phone', `${site.phone.label}, ${supportLine.phone[1]}`],
    ['E-mail', `${site.email}, ${supportLine.message[1]?.toLowerCase()}`],
    supportLine.languages,
  ],
};
const foot = `Our rates as of ${monthOf(since)}, illustrative samples, without GST. ${gstOnFee} Your agreement has your own rates. Your bank may set lower limits.`;
const sales = ['Sales by card and UPI', settledBy];
const atOnce = [
  'Instant settlement, extra',
  `${feeLine.instant[1]}, ${feeLine.instant[2]?.toLowerCase()}`,
];

export const sheets: RateSheet[] = [
  {
    action: 'Sheet for a shop',
    title: `${site.brand} for your shop`,
    lead: `Customers pay, withdraw and send money at your counter, and you earn on each. ${beforeTax}`,
    parts: [
      { heading: 'What you earn', lines: commissionLines },
      {
        heading: costs,
        lines: [
          chargeLine.registration,
          chargeLine.wallet,
          chargeLine.reader,
          chargeLine.posRent,
          chargeLine.posDeposit,
        ],
      },
      { heading: arrives, lines: [['Commission', 'In your wallet within seconds'], sales, atOnce] },
      { heading: 'When you can begin', lines: [dayLine.shop, dayLine.aeps, dayLine.insurance] },
      { heading: needs, lines: [documentLine.proprietor] },
      {
        heading: rules,
        lines: [
          ruleLine.aepsWithdrawal,
          ruleLine.moneyTransfer,
          ruleLine.pointOfSale,
          ruleLine.commissionTax,
        ],
      },
      whom,
    ],
    foot,
  },
  {
    action: 'Sheet for a business',
    title: `${site.brand} for your business`,
    lead: 'Take money online, by link and at the counter, and pay out. All sales of a day arrive together.',
    parts: [
      {
        heading: `${costs}, and when money arrives`,
        lines: [
          feeLine.creditCard,
          feeLine.debitCard,
          feeLine.rupayDebit,
          feeLine.netBanking,
          feeLine.upi,
          feeLine.rupayCreditByUpi,
          feeLine.walletByUpi,
          feeLine.instant,
        ],
      },
      {
        heading: 'Other prices',
        lines: [
          chargeLine.payout,
          chargeLine.posRent,
          chargeLine.posDeposit,
          chargeLine.prepaidCard,
          chargeLine.user,
          chargeLine.pickup,
        ],
      },
      {
        heading: 'Days: start, refund, dispute',
        lines: [dayLine.account, dayLine.device, dayLine.refund, disputeLine.answer],
      },
      { heading: needs, lines: documentLines },
      {
        heading: rules,
        lines: [ruleLine.smallMerchants, ruleLine.failedPayment],
      },
      whom,
    ],
    foot,
  },
  {
    action: 'Sheet for an integrator',
    title: `${site.brand} for your code`,
    lead: 'One API for payments, payouts and checks. Its sandbox runs in a page, costs nothing and asks for no account.',
    parts: [
      {
        heading: costs,
        lines: [
          ['Calls of the sandbox', chargeLine.registration[1] ?? ''],
          chargeLine.pan,
          chargeLine.account,
          chargeLine.vehicle,
          chargeLine.payout,
          feeLine.upi.slice(0, 2),
          feeLine.creditCard.slice(0, 2),
          feeLine.debitCard.slice(0, 2),
          feeLine.netBanking.slice(0, 2),
        ],
      },
      { heading: arrives, lines: [sales, atOnce, dayLine.refund] },
      {
        heading: 'From the sandbox to a live payment',
        lines: [
          ['Today', 'Sample keys: build and test each call and webhook'],
          ['Live keys', dayLine.account[1] ?? ''],
          ['Go live', 'Make one live payment of ₹1 and refund it'],
        ],
      },
      { heading: needs, lines: [documentLine.company, documentLine.proprietor] },
      {
        heading: rules,
        lines: [
          ruleLine.cardNumbers,
          ruleLine.upiMerchants,
          ruleLine.autopay,
          ruleLine.autopayRetries,
          ruleLine.collectEnded,
        ],
      },
      whom,
    ],
    foot,
  },
];

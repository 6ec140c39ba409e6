import { debitCards } from '#facts/rules/cards.ts';
import { settlement } from '#facts/tariff.ts';

export const print = 'Print';
export const share = 'Share';
export const linkCopied = 'Link copied.';
export const linkShown = (url: string) => `Copy this link: ${url}`;
export const sheets = 'One page to print, to save as PDF or to hand over:';

export const sumTitle = 'What does a sale cost me?';
export const amount = 'Amount (₹)';
export const amountMissing = 'Enter the amount.';
export const amountInDigits = 'Write the amount in digits, such as 1,500.';
export const paidBy = 'Paid by';
export const ways = {
  debitMachine: 'Debit card, at my machine',
  upi: 'UPI from a bank account',
  creditMachine: 'Credit card, at my machine',
  rupayDebit: 'RuPay debit card',
  rupayCreditCounter: 'RuPay credit by UPI, at my counter',
  wallet: 'Wallet by UPI',
  debitOnline: 'Debit card, online',
  creditOnline: 'Credit card, online',
  rupayCreditOnline: 'RuPay credit by UPI, online',
  netBanking: 'Net banking',
};
export const isSmall = `My turnover is at most ₹${debitCards.smallTurnoverRupees / 1_00_000}\u00a0lakh a year`;
export const of = (sum: string) => `Of ${sum}`;
export const youGet = 'You get';
export const fee = 'Fee';
export const gst = 'GST on the fee';
export const none = 'none';
export const percentAtMost = (percent: string, most: string) => `${percent}%, at most ${most}`;

export const moneyTitle = 'When does my money arrive?';
/** The way to help, below the days. */
export const noCash = 'Account debited, but no cash came?';
export const locale = 'en-IN';
export const soldOn = 'Sold on';
export const inBank = 'In your bank';
export const today = (date: string) => `Today, ${date}`;
export const byHour = (date: string) => `${date}, by ${settlement.by}\u00a0am`;
export const holidays = `A sale counts for its day until midnight. Bank holidays of your state can add a day. Sooner: within ${settlement.instantMinutes} minutes, for a fee.`;

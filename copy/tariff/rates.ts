import { minutesOf, workingDaysOf } from '#copy/durations.ts';
import { debitPrice, percentOf, rupeesOf, spanOf, sumOf } from '#copy/tariff-figures.ts';
import { smallMerchants } from '#facts/rules/upi.ts';
import {
  charges,
  commissions,
  customerCharges,
  days,
  fees,
  leaving,
  limits,
  settlement,
} from '#facts/tariff.ts';
import { daysOf, settledBy, smallTurnover } from './facts.ts';
import { slabs } from './slabs.ts';

// Lines of our own tariff, as the page `/rates` shows them.

const { withdrawal, transfer, bill, recharge, travel, insurance } = commissions;
const free = 'Free';
const inDays = (span: readonly [number, number]) => `${spanOf(span)} working days`;

const freeUpTo = rupeesOf(smallMerchants.freeUpToRupees);
const none = percentOf(fees.upi);
const debit = (isSmall: boolean) => {
  const d = debitPrice(isSmall);
  return `${d.fee}, at most ${d.most}`;
};

export const feeLine = {
  creditCard: ['Credit card, any network', percentOf(fees.creditCard), settledBy],
  debitCard: ['Debit card', debit(false), settledBy],
  debitCardSmall: [`Debit card, ${smallTurnover}`, debit(true), settledBy],
  rupayDebit: ['RuPay debit card', percentOf(fees.rupayDebit), settledBy],
  netBanking: ['Net banking', percentOf(fees.netBanking), settledBy],
  upi: ['UPI from a bank account', percentOf(fees.upi), settledBy],
  rupayCreditByUpi: ['RuPay credit card by UPI', percentOf(fees.rupayCreditByUpi), settledBy],
  rupayCreditSmall: [
    `RuPay credit by UPI at a counter, up to ${freeUpTo}, ${smallTurnover}`,
    none,
    settledBy,
  ],
  walletByUpi: [`Wallet by UPI, above ${freeUpTo}`, percentOf(fees.walletByUpi), settledBy],
  walletSmall: [`Wallet by UPI, up to ${freeUpTo} or ${smallTurnover}`, none, settledBy],
  instant: [
    'Instant settlement, extra',
    percentOf(fees.instantSettlement),
    `Within ${minutesOf(settlement.instantMinutes)}`,
  ],
  notOffered: ['EMI on a card; cards from other countries', 'Not offered'],
};
export const feeLines = Object.values(feeLine);

export const commissionLines = [
  [`Cash withdrawal, ${slabs.withdrawal.small}`, sumOf(withdrawal.small.paise)],
  [`Cash withdrawal, ${slabs.withdrawal.medium}`, sumOf(withdrawal.medium.paise)],
  [`Cash withdrawal, ${slabs.withdrawal.large.toLowerCase()}`, sumOf(withdrawal.large.paise)],
  [`Money transfer, ${slabs.transfer.small}`, sumOf(transfer.small.paise)],
  [`Money transfer, ${slabs.transfer.medium}`, sumOf(transfer.medium.paise)],
  [`Money transfer, ${slabs.transfer.large}`, sumOf(transfer.large.paise)],
  ['Balance or mini statement', 'Nothing'],
  ['Electricity bill', sumOf(bill.electricity)],
  ['Water or gas bill', sumOf(bill.waterAndGas)],
  ['Broadband or phone bill', sumOf(bill.broadband)],
  [
    'Recharge: mobile, DTH, OTT',
    [recharge.mobile, recharge.dth, recharge.ott].map(sumOf).join(', '),
  ],
  [
    'Ticket: bus, flight, hotel night',
    [travel.bus, travel.flight, travel.hotel].map(sumOf).join(', '),
  ],
  [
    'Policy: car, health, home',
    [insurance.car, insurance.health, insurance.home].map(sumOf).join(', '),
  ],
];

export const chargeLine = {
  registration: ['Registration of a shop', free],
  wallet: ['Wallet to begin with, yours to spend', sumOf(charges.walletToBegin)],
  reader: ['Fingerprint reader, once', sumOf(charges.fingerprintReader)],
  posRent: ['Billing device, a month', sumOf(charges.posRentMonth)],
  posDeposit: ['Deposit for the device, returned with it', sumOf(charges.posDeposit)],
  payout: ['Payout', sumOf(charges.payout)],
  pan: ['PAN check', sumOf(charges.panCheck)],
  account: ['Bank account or UPI ID check', sumOf(charges.accountCheck)],
  vehicle: ['Vehicle RC check', sumOf(charges.vehicleCheck)],
  identity: ['Aadhaar, voter ID or passport check', sumOf(charges.identityCheck)],
  company: ['Company (CIN) check', sumOf(charges.companyCheck)],
  document: ['Document read by OCR', sumOf(charges.documentRead)],
  prepaidCard: ['Prepaid card', sumOf(charges.prepaidCard)],
  user: ['Added user, a month', sumOf(charges.addedUserMonth)],
  pickup: ['Cash pickup', sumOf(charges.cashPickup)],
  receipt: ['Cash receipt or cash drop at a partner shop', sumOf(charges.cashReceipt)],
};

/** What a shop pays, and what its customer does. */
export const counterLines = [
  chargeLine.registration,
  chargeLine.wallet,
  chargeLine.reader,
  chargeLine.posRent,
  chargeLine.posDeposit,
  [
    'Your customer pays for a money transfer',
    `${percentOf(customerCharges.transfer)}, at least ${sumOf(customerCharges.transferLeast)}`,
  ],
  [
    'Your customer pays for a withdrawal, balance, statement, bill or recharge',
    'Nothing, and you may take no more; the customer’s own bank may charge',
  ],
];

export const chargeLines = [
  chargeLine.payout,
  chargeLine.pan,
  chargeLine.account,
  chargeLine.vehicle,
  chargeLine.identity,
  chargeLine.company,
  chargeLine.document,
  ['Any other check', 'Not in this tariff: ask'],
  chargeLine.prepaidCard,
  chargeLine.user,
  chargeLine.pickup,
  chargeLine.receipt,
];

/** What visitors look for, and what there is in its place. */
export const missingLines = [
  ['Soundbox', 'None: your app or your bank tells you of each payment'],
  ['Rented fingerprint reader', `None: one is bought, ${sumOf(charges.fingerprintReader)}`],
  feeLine.notOffered,
];

export const refusedLines = [
  ['Betting, lotteries and games for money'],
  ['Crypto assets and unregistered investments'],
  ['Weapons, drugs, and tobacco sold online'],
  ['Adult services'],
  ['Chain selling, and lending without a licence'],
  ['Anything that the law forbids'],
];

export const dayLine = {
  account: ['Account with us, from complete documents', inDays(days.activation)],
  shop: ['Shop, from complete documents', inDays(days.shopChecks)],
  aeps: ['AEPS', `${inDays(days.shopChecks)}, then the bank’s KYC`],
  insurance: ['Insurance', `${inDays(days.insuranceCourse)}, with course and exam`],
  device: ['Billing device, delivered', inDays(days.posDelivery)],
  refund: ['Refund, at the customer’s bank', inDays(days.refund)],
  partner: ['Partner review', inDays(days.partnerReview)],
  alliance: ['Alliance review', inDays(days.allianceReview)],
};
export const dayLines = Object.values(dayLine);

export const disputeLine = {
  answer: ['Your answer to a dispute', `Within ${workingDaysOf(days.disputeAnswer)}`],
  held: ['Held back until then', 'The disputed sum'],
  cost: ['Cost of a chargeback', 'What the bank or the network charges for it, and no more'],
  refund: [
    'Your own refund instead',
    `With the customer in ${inDays(days.refund)}; ends most disputes`,
  ],
  fee: ['Fee of a payment that you refund', 'Not returned, unless your agreement says so'],
};
export const disputeLines = Object.values(disputeLine);

const agreement = 'Your agreement says';
export const leavingLines = [
  ['Notice, from you or from us', `${daysOf(leaving.noticeDays)}, in writing`],
  [
    'Deposit for the device',
    `${sumOf(charges.posDeposit)} back with the device. ${agreement} how soon`,
  ],
  ['Money in your wallet', `Yours. ${agreement} when we pay it out`],
  ['Sales that are on their way', settledBy],
  [
    'Held back for refunds and chargebacks',
    `As long as the networks allow these. ${agreement} how much`,
  ],
  ['Charge for leaving', `None in this tariff. ${agreement} if there is one`],
];

export const ownLimitLines = [
  ['One card payment', rupeesOf(limits.cardPaymentRupees)],
  ['Payouts of one day', rupeesOf(limits.payoutDayRupees)],
];

export const documentLine = {
  proprietor: [
    'Sole proprietor',
    'PAN of the owner; Aadhaar checked by QR code or OTP, no copy of it; shop licence, Udyam or GST certificate; cancelled cheque',
  ],
  partnership: [
    'Partnership',
    'PAN of the firm; partnership deed; PAN and address of the partners who sign; cancelled cheque',
  ],
  llp: [
    'LLP',
    'PAN and LLPIN; LLP agreement; PAN and address of the designated partners; cancelled cheque',
  ],
  company: [
    'Company, also of one person (OPC)',
    'PAN and CIN; memorandum and articles; board resolution; PAN and address of directors and owners; cancelled cheque',
  ],
  trust: [
    'Trust or society',
    'PAN; registration certificate; deed or by-laws; resolution; trustees or office bearers; cancelled cheque',
  ],
  others: [
    'HUF, government body, hawker without a licence',
    'Ask first: the bank says what it takes',
  ],
};
export const documentLines = Object.values(documentLine);

export const supportLine = {
  phone: ['Phone', '24/7'],
  message: ['E-mail and contact form', 'The next working day'],
  languages: ['Languages', 'English and Hindi'],
};
export const supportLines = Object.values(supportLine);

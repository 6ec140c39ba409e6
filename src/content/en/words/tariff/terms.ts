import { pointOfSale } from '#content/rules/insurance.ts';
import { smallMerchants } from '#content/rules/upi.ts';
import { charges, commissions, days, fees, limits, settlement } from '#content/tariff.ts';
import { debitPrice, percentOf, rupeesOf, spanOf, sumOf } from '#content/tariff-figures.ts';
import { settledBy, smallTurnover } from './facts.ts';

const { withdrawal, transfer, bill, recharge, travel, insurance } = commissions;

/** The way to help, beside the way to all rates. */
export const fraud = 'Fraud and frozen accounts';
export const heading = 'What it costs, when it arrives, what you need';
export const labels = ['Costs', 'Arrives', 'You need'];
/** Where a shop earns. */
export const labelsOfEarning = ['Costs and earns', 'Arrives', 'You need'];
/** Where a course comes before the first sale. */
export const labelsOfCourse = ['Costs and earns', 'Begins', 'You need'];

const atOnce = `Within ${settlement.instantMinutes} minutes for ${percentOf(fees.instantSettlement)} more`;
const shop = `PAN, Aadhaar and a bank account, checked in ${spanOf(days.shopChecks)} working days`;
const business = `Documents of your business, checked in ${spanOf(days.activation)} working days`;
const perMode = `Credit cards ${percentOf(fees.creditCard)}, debit cards ${debitPrice(false).fee}, net banking ${percentOf(fees.netBanking)}, UPI ${percentOf(fees.upi)}`;
const debitAtCounter = `debit cards ${debitPrice(false).fee}, with a ${smallTurnover} ${debitPrice(true).fee}`;
const freeUpTo = rupeesOf(smallMerchants.freeUpToRupees);
const none = `Registration ${sumOf(charges.registration)}`;

/** What each product costs, when its money arrives and what it needs. */
export const terms = {
  gateway: [perMode, `${settledBy}. ${atOnce}`, business],
  upi: [
    `From an account ${percentOf(fees.upi)}; RuPay credit ${percentOf(fees.rupayCreditByUpi)}, wallets above ${freeUpTo} ${percentOf(fees.walletByUpi)}. With a ${smallTurnover} wallets are free, and RuPay credit to ${freeUpTo} at the counter`,
    `${settledBy}. ${atOnce}`,
    business,
  ],
  subscriptions: [
    `${perMode}, of each successful charge`,
    settledBy,
    `${business}; a mandate from each customer`,
  ],
  prepaid: [
    `A card ${sumOf(charges.prepaidCard)}; loads by credit card ${percentOf(fees.creditCard)}, by debit card ${debitPrice(false).fee}`,
    'A load can be spent within seconds',
    `${business}; KYC of each holder`,
  ],
  pos: [
    `Monthly rent ${sumOf(charges.posRentMonth)}, deposit ${sumOf(charges.posDeposit)}; credit cards ${percentOf(fees.creditCard)}, ${debitAtCounter}`,
    `The device in ${spanOf(days.posDelivery)} working days, money ${settledBy.toLowerCase()}`,
    business,
  ],
  payouts: [
    `${sumOf(charges.payout)} a transfer by IMPS, NEFT, RTGS or UPI, up to ${rupeesOf(limits.payoutDayRupees)} a day; a failed one is free`,
    'By IMPS and UPI within seconds',
    `${business}; money in the account`,
  ],
  cash: [
    `${sumOf(charges.cashReceipt)} a receipt or drop, ${sumOf(charges.cashPickup)} a pickup`,
    `In your account ${settledBy.toLowerCase()}`,
    business,
  ],
  withdrawals: [
    `Reader ${sumOf(charges.fingerprintReader)}; you earn ${sumOf(withdrawal.small.paise)} to ${sumOf(withdrawal.large.paise)} a withdrawal`,
    `In your wallet within seconds, in your bank ${settledBy.toLowerCase()}`,
    `${shop}; then the bank’s own KYC`,
  ],
  transfers: [
    `${none}; you earn ${sumOf(transfer.small.paise)} to ${sumOf(transfer.large.paise)} a transfer`,
    `By IMPS within seconds; your commission with it`,
    `${shop}; ${sumOf(charges.walletToBegin)} in the wallet`,
  ],
  bills: [
    `${none}; you earn ${sumOf(bill.waterAndGas)} to ${sumOf(bill.broadband)} a bill`,
    'The biller’s receipt and your commission within seconds',
    `${shop}; ${sumOf(charges.walletToBegin)} in the wallet`,
  ],
  recharges: [
    `${none}; you earn ${sumOf(recharge.mobile)} to ${sumOf(recharge.dth)} a recharge`,
    'The plan and your commission within seconds',
    `${shop}; ${sumOf(charges.walletToBegin)} in the wallet`,
  ],
  bookings: [
    `${none}; you earn ${sumOf(travel.bus)} to ${sumOf(travel.flight)} a booking`,
    'The ticket and your commission within seconds',
    `${shop}; ${sumOf(charges.walletToBegin)} in the wallet`,
  ],
  policies: [
    `We charge ${sumOf(charges.registration)}; you earn ${sumOf(insurance.car)} to ${sumOf(insurance.health)} a policy`,
    `After the course: ${spanOf(days.insuranceCourse)} working days`,
    `Class ${pointOfSale.schoolYears}, ${pointOfSale.courseHours} hours of training and an exam`,
  ],
  covers: [
    'The insurer’s premium. We take nothing',
    'The policy from the insurer, by e-mail',
    'Identity, address, a nominee and a bank account',
  ],
  loans: [
    'The lender’s interest and fees. We take nothing',
    'In your account once the lender has approved and you have signed',
    'PAN, statements of your bank and the documents of your business',
  ],
  checks: [
    `PAN ${sumOf(charges.panCheck)}; account ${sumOf(charges.accountCheck)}; Aadhaar, voter ID, passport ${sumOf(charges.identityCheck)}; RC ${sumOf(charges.vehicleCheck)}; company ${sumOf(charges.companyCheck)}; OCR ${sumOf(charges.documentRead)}`,
    'The result within seconds',
    `${business}; consent of the person`,
  ],
  calls: [
    `The sandbox is free; live, a check from ${sumOf(charges.panCheck)}, a payout ${sumOf(charges.payout)}`,
    `Live keys in ${spanOf(days.activation)} working days`,
    business,
  ],
  services: [
    `${perMode}; a billing device ${sumOf(charges.posRentMonth)} a month`,
    `${settledBy}, or within ${settlement.instantMinutes} minutes for ${percentOf(fees.instantSettlement)} more`,
    business,
  ],
};

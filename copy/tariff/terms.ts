import { hoursOf, minutesOf } from '#copy/durations.ts';
import {
  debitPrice,
  feeSpan,
  percentOf,
  rupeesOf,
  spanOf,
  sumOf,
  sumSpan,
} from '#copy/tariff-figures.ts';
import type { Facts } from '#copy/types/sections.ts';
import { aepsWithdrawal } from '#facts/rules/cash.ts';
import { pointOfSale } from '#facts/rules/insurance.ts';
import { smallMerchants } from '#facts/rules/upi.ts';
import { charges, commissions, days, fees, limits, settlement } from '#facts/tariff.ts';
import * as money from './day.ts';
import { asOf, smallTurnover } from './facts.ts';

const { withdrawal, transfer, bill, recharge, travel, insurance } = commissions;

/** When money arrives, which is said with it. */
export const day = money;

/** The way to help, next to the link to all rates. */
export const fraud = 'Fraud and frozen accounts';
export const heading = 'What it costs, when it arrives, what you need';
export const labels = ['Costs', 'Arrives', 'You need'];
/** Where a shop earns. */
export const labelsOfEarning = ['Costs', 'You earn', 'Arrives', 'You need'];
/** Of several products, side by side; and where one earns nothing. */
export const column = { costs: 'Costs', earn: 'You earn', arrives: 'Arrives', fee: 'Fee' };
export const compared = [column.costs, column.earn, column.arrives];
export const ask = 'Ask us';
export const noFigure = '–';
/** Where a course comes before the first sale. */
export const labelsOfCourse = ['Costs', 'You earn', 'Begins', 'You need'];

/** Of cash, by the rules. */
export const labelsOfCash = ['At most', 'How often', 'You earn', 'Arrives'];

const next = 'the next working day';
const inBank = `By ${settlement.by} am`;
const atOnce = `within ${minutesOf(settlement.instantMinutes)} for ${percentOf(fees.instantSettlement)} more`;
const seconds = 'In seconds';
const free = sumOf(charges.registration);
const nothing = 'to register';
const shopDays = `${spanOf(days.shopChecks)} days`;
const shop = 'working days, to check PAN, Aadhaar and a bank account';
const wallet = `${shop}; ${sumOf(charges.walletToBegin)} in the wallet`;
const businessDays = `${spanOf(days.activation)} days`;
const business = 'working days, to check documents of your business';
const modes = `UPI ${percentOf(fees.upi)}, debit cards ${debitPrice(false).fee}, net banking ${percentOf(fees.netBanking)}, credit cards ${percentOf(fees.creditCard)}`;
const allModes = feeSpan(fees.upi, fees.creditCard);
const debitAtCounter = `debit cards ${debitPrice(false).fee}, with a ${smallTurnover} ${debitPrice(true).fee}`;
const freeUpTo = rupeesOf(smallMerchants.freeUpToRupees);

/** What each product costs, when its money arrives and what it needs: a figure, and what it does not say. */
export const terms = {
  gateway: [
    [allModes, `of a payment: ${modes}`],
    [inBank, `${next}; ${atOnce}`],
    [businessDays, business],
  ],
  upi: [
    [
      percentOf(fees.upi),
      `from a bank account; RuPay credit ${percentOf(fees.rupayCreditByUpi)}, wallets above ${freeUpTo} ${percentOf(fees.walletByUpi)}. Less with a ${smallTurnover}`,
    ],
    [inBank, `${next}; ${atOnce}`],
    [businessDays, business],
  ],
  subscriptions: [
    [allModes, `of each successful charge: ${modes}`],
    [inBank, next],
    [businessDays, `${business}; a mandate from each customer`],
  ],
  prepaid: [
    [
      sumOf(charges.prepaidCard),
      `a card; loads by credit card ${percentOf(fees.creditCard)}, by debit card ${debitPrice(false).fee}`,
    ],
    [seconds, 'a load can be spent'],
    [businessDays, `${business}; KYC of each holder`],
  ],
  pos: [
    [
      sumOf(charges.posRentMonth),
      `monthly rent; deposit ${sumOf(charges.posDeposit)}, credit cards ${percentOf(fees.creditCard)}, ${debitAtCounter}`,
    ],
    [inBank, `${next}; the device itself in ${spanOf(days.posDelivery)} working days`],
    [businessDays, business],
  ],
  payouts: [
    [
      sumOf(charges.payout),
      `a transfer by IMPS, NEFT, RTGS or UPI, up to ${rupeesOf(limits.payoutDayRupees)} a day; a failed one is free`,
    ],
    [seconds, 'by IMPS and UPI'],
    [businessDays, `${business}; money in the account`],
  ],
  cash: [
    [sumOf(charges.cashReceipt), `a receipt or drop; ${sumOf(charges.cashPickup)} a pickup`],
    [inBank, `in your account, ${next}`],
    [businessDays, business],
  ],
  withdrawals: [
    [sumOf(charges.fingerprintReader), `the fingerprint reader, once; registration ${free}`],
    [sumSpan(withdrawal.small.paise, withdrawal.large.paise), 'a withdrawal, by its amount'],
    [seconds, `in your wallet; in your bank by ${settlement.by} am, ${next}`],
    [shopDays, `${shop}; then the bank’s own KYC`],
  ],
  cashOut: [
    [
      rupeesOf(aepsWithdrawal.mostRupees),
      `at a time, in multiples of ${rupeesOf(aepsWithdrawal.multipleRupees)}, ${asOf(aepsWithdrawal)}`,
    ],
    [`${aepsWithdrawal.withdrawalsADay} a day`, 'of one customer at your counter'],
    [sumSpan(withdrawal.small.paise, withdrawal.large.paise), 'a withdrawal, by its amount'],
    [seconds, `in your wallet; in your bank by ${settlement.by} am, ${next}`],
  ],
  transfers: [
    [free, nothing],
    [sumSpan(transfer.small.paise, transfer.large.paise), 'a transfer, by its amount'],
    [seconds, 'by IMPS; your commission with it'],
    [shopDays, wallet],
  ],
  bills: [
    [free, nothing],
    [sumSpan(bill.waterAndGas, bill.broadband), 'a bill'],
    [seconds, 'the biller’s receipt and your commission'],
    [shopDays, wallet],
  ],
  recharges: [
    [free, nothing],
    [sumSpan(recharge.mobile, recharge.dth), 'a recharge'],
    [seconds, 'the plan and your commission'],
    [shopDays, wallet],
  ],
  bookings: [
    [free, nothing],
    [sumSpan(travel.bus, travel.flight), 'a booking'],
    [seconds, 'the ticket and your commission'],
    [shopDays, wallet],
  ],
  policies: [
    [free, 'to us; the insurer may charge for the course'],
    [sumSpan(insurance.car, insurance.health), 'a policy that the insurer issues'],
    [`${spanOf(days.insuranceCourse)} days`, 'working days, with course and exam'],
    [hoursOf(pointOfSale.courseHours), `of training, class ${pointOfSale.schoolYears} and an exam`],
  ],
  covers: [
    [free, 'to us; the insurer’s premium'],
    ['By e-mail', 'the policy, from the insurer'],
    ['Identity', 'address, a nominee and a bank account'],
  ],
  loans: [
    [free, 'to us; the lender’s interest and fees'],
    ['On signing', 'in your account, once the lender has approved'],
    ['PAN', 'bank statements and the documents of your business'],
  ],
  checks: [
    [
      sumSpan(charges.documentRead, charges.companyCheck),
      `a check: PAN ${sumOf(charges.panCheck)}; account ${sumOf(charges.accountCheck)}; Aadhaar, voter ID, passport ${sumOf(charges.identityCheck)}; RC ${sumOf(charges.vehicleCheck)}; company ${sumOf(charges.companyCheck)}; OCR ${sumOf(charges.documentRead)}`,
    ],
    [seconds, 'the result'],
    [businessDays, `${business}; consent of the person`],
  ],
  calls: [
    [
      free,
      `in the sandbox; live, a check from ${sumOf(charges.panCheck)}, a payout ${sumOf(charges.payout)}`,
    ],
    ['Today', `sandbox keys; live ones in ${spanOf(days.activation)} working days`],
    [businessDays, business],
  ],
  services: [
    [allModes, `of a payment: ${modes}; a billing device ${sumOf(charges.posRentMonth)} a month`],
    [inBank, `${next}, or ${atOnce}`],
    [businessDays, business],
  ],
} satisfies Record<string, Facts>;

import { hoursOf, monthsOf, workingDaysOf, yearsOf } from '#copy/durations.ts';
import { percentOfRule, rupeesOf } from '#copy/tariff-figures.ts';
import * as banks from '#facts/rules/banks.ts';
import * as cards from '#facts/rules/cards.ts';
import * as cash from '#facts/rules/cash.ts';
import * as fraud from '#facts/rules/fraud.ts';
import * as identity from '#facts/rules/identity.ts';
import * as insurance from '#facts/rules/insurance.ts';
import * as lending from '#facts/rules/lending.ts';
import * as mandates from '#facts/rules/mandates.ts';
import * as tax from '#facts/rules/tax.ts';
import * as upi from '#facts/rules/upi.ts';
import type { Rule } from '#facts/types/rule.ts';
import { monthOf } from '#words/dates.ts';
import { daysOf, smallTurnover } from './facts.ts';

// What NPCI, the RBI and others set, as the page `/rates` shows it.

const asOf = (month: string) => `as of ${month}`;

const line = (name: string, text: string, { by, dated, since = dated, lookedUp }: Rule) => [
  name,
  text,
  `${by === 'Parliament' ? 'Tax law' : by}, ${since > dated ? `from ${monthOf(since)}` : monthOf(dated)}; ${asOf(monthOf(lookedUp))}`,
];

/** Each line by a name, for sheets and sentences that have some of them. */
export const ruleLine = {
  aepsWithdrawal: line(
    'AEPS withdrawal',
    `${rupeesOf(cash.aepsWithdrawal.mostRupees)} at a time, in multiples of ${rupeesOf(cash.aepsWithdrawal.multipleRupees)}; at one counter ${cash.aepsWithdrawal.withdrawalsADay} per customer a day`,
    cash.aepsWithdrawal,
  ),
  aepsFailed: line(
    'AEPS: account debited, no cash',
    `Money back within ${daysOf(cash.failedPayment.aepsDays)}, then ${rupeesOf(cash.failedPayment.compensationDayRupees)} a day`,
    cash.failedPayment,
  ),
  aepsOperator: line(
    'AEPS operator',
    `Checked by the bank, and again after ${monthsOf(cash.aepsOperators.idleMonths)} without a transaction`,
    cash.aepsOperators,
  ),
  aepsReader: line(
    'AEPS fingerprint reader',
    'Registered with UIDAI, of level L1: it encrypts within the reader',
    cash.aepsReaders,
  ),
  moneyTransfer: line(
    'Money transfer at a shop',
    `${rupeesOf(cash.moneyTransfer.transactionRupees)} each, ${rupeesOf(cash.moneyTransfer.senderMonthRupees)} per sender a month`,
    cash.moneyTransfer,
  ),
  upiPersons: line(
    'UPI between persons',
    `${rupeesOf(upi.upiAmounts.betweenPersonsRupees)} a day`,
    upi.upiAmounts,
  ),
  upiMerchants: line(
    'UPI to verified merchants',
    `${rupeesOf(upi.upiAmounts.insuranceTravelTaxRupees)} for insurance, travel and taxes; ${rupeesOf(upi.upiAmounts.jewelleryRupees)} for jewellery`,
    upi.upiAmounts,
  ),
  debitCards: line(
    'Debit cards of Visa, Mastercard',
    `At most ${percentOfRule(cards.debitCards.otherHundredths)} and ${rupeesOf(cards.debitCards.otherMostRupees)}; ${smallTurnover}: ${percentOfRule(cards.debitCards.smallHundredths)} and ${rupeesOf(cards.debitCards.smallMostRupees)}. Read by QR code ${percentOfRule(cards.debitCards.otherByCodeHundredths)} and ${percentOfRule(cards.debitCards.smallByCodeHundredths)}`,
    cards.debitCards,
  ),
  hospitalsAndSchools: line(
    'UPI to hospitals and schools',
    `${rupeesOf(upi.hospitalsAndSchools.mostRupees)} at a time`,
    upi.hospitalsAndSchools,
  ),
  merchantIds: line(
    'Personal UPI ID at a shop',
    `To ${rupeesOf(upi.merchantIds.monthRupees)} a month; ${monthsOf(upi.merchantIds.months)} above it need a merchant’s ID`,
    upi.merchantIds,
  ),
  unauthorised: line(
    'Money taken without you',
    `You lose nothing if you tell the bank within ${workingDaysOf(fraud.unauthorised.toldWithinWorkingDays)} and others are to blame`,
    fraud.unauthorised,
  ),
  fraudCompensation: line(
    'Code stolen, or pressed into paying',
    `${fraud.fraudCompensation.percent}%, at most ${rupeesOf(fraud.fraudCompensation.mostRupees)}, of a loss to ${rupeesOf(fraud.fraudCompensation.lossRupees)}, told within ${daysOf(fraud.fraudCompensation.toldWithinDays)}`,
    fraud.fraudCompensation,
  ),
  heldAmount: line(
    'Held after a complaint at 1930',
    `The disputed sum; below ${rupeesOf(fraud.heldAmount.smallRupees)} at most ${daysOf(fraud.heldAmount.mostDays)} without a court`,
    fraud.heldAmount,
  ),
  lendersNamed: line(
    'Loan offers of several lenders',
    'All are shown, with the lenders’ names',
    lending.lendersNamed,
  ),
  noMerchantFee: line(
    'UPI from an account, RuPay debit',
    'No merchant discount rate',
    upi.noMerchantFee,
  ),
  upiLite: line(
    'UPI Lite',
    `${rupeesOf(upi.upiLite.paymentRupees)} each, balance ${rupeesOf(upi.upiLite.balanceRupees)}`,
    upi.upiLite,
  ),
  smallMerchants: line(
    'RuPay credit by UPI, small merchants',
    `Nothing up to ${rupeesOf(upi.smallMerchants.freeUpToRupees)}`,
    upi.smallMerchants,
  ),
  imps: line('IMPS', `At most ${rupeesOf(banks.imps.mostRupees)}`, banks.imps),
  neft: line(
    'NEFT',
    `${banks.neft.batchesADay} batches a day, credited or returned within ${hoursOf(banks.neft.returnedWithinHours)}`,
    banks.neft,
  ),
  rtgs: line('RTGS', `At least ${rupeesOf(banks.rtgs.leastRupees)}`, banks.rtgs),
  autopay: line(
    'Autopay without a second factor',
    `${rupeesOf(mandates.eMandate.withoutFactorRupees)}; ${rupeesOf(mandates.eMandate.insuranceFundsCardsRupees)} for insurance, funds and card bills; notice ${hoursOf(mandates.eMandate.noticeHours)} before`,
    mandates.eMandate,
  ),
  autopayRetries: line(
    'Retries of UPI Autopay',
    `${mandates.upiAutopay.retries}, outside peak hours`,
    mandates.upiAutopay,
  ),
  failedPayment: line(
    'Charged, but not paid to the shop',
    `Money back within ${daysOf(cash.failedPayment.merchantDays)}, then ${rupeesOf(cash.failedPayment.compensationDayRupees)} a day`,
    cash.failedPayment,
  ),
  ombudsman: line(
    'Complaint to the ombudsman',
    `Of banks, lenders, wallets, bureaus: after ${daysOf(banks.ombudsman.afterDays)}, within ${banks.ombudsman.withinDays} more`,
    banks.ombudsman,
  ),
  prepayment: line(
    'Early repayment, floating rate',
    'No charge for individuals, micro and small businesses',
    lending.prepayment,
  ),
  loan: line(
    'Loan',
    'Key Facts Statement (KFS) with the rate of a year, before you sign',
    lending.keyFacts,
  ),
  coolingOff: line(
    'Loan taken online',
    `You may give it back for at least ${daysOf(lending.coolingOff.leastDays)}, without penalty`,
    lending.coolingOff,
  ),
  creditReport: line(
    'Mistake in a credit report',
    `Corrected within ${daysOf(lending.creditReport.correctedWithinDays)}, then ${rupeesOf(lending.creditReport.compensationDayRupees)} a day`,
    lending.creditReport,
  ),
  claims: line(
    'Health and death claims',
    `Decided within ${daysOf(insurance.policyholders.claimDays)}; a complaint answered within ${insurance.policyholders.complaintDays}`,
    insurance.policyholders,
  ),
  giveBack: line(
    'New life or health policy',
    `You may give it back within ${daysOf(insurance.policyholders.giveBackDays)}`,
    insurance.policyholders,
  ),
  insuranceOmbudsman: line(
    'Complaint to the Insurance Ombudsman',
    `After ${monthsOf(insurance.insuranceOmbudsman.afterMonths)}, within ${yearsOf(insurance.insuranceOmbudsman.withinYears)}`,
    insurance.insuranceOmbudsman,
  ),
  pointOfSale: line(
    'Seller of insurance (POSP)',
    `Class ${insurance.pointOfSale.schoolYears}, ${hoursOf(insurance.pointOfSale.courseHours)} of training, an exam`,
    insurance.pointOfSale,
  ),
  pointOfSaleProducts: line(
    'What a POSP may sell',
    `Savings to ${rupeesOf(insurance.pointOfSaleProducts.savingsRupees)}, health to ${rupeesOf(insurance.pointOfSaleProducts.healthRupees)}, hospital bills to ${rupeesOf(insurance.pointOfSaleProducts.hospitalRupees)}; no unit-linked, no group policies`,
    insurance.pointOfSaleProducts,
  ),
  coverWithoutGst: line(
    'GST on life and health cover of persons',
    'None',
    insurance.coverWithoutGst,
  ),
  commissionTax: line(
    'TDS on commission',
    `${tax.commissionTax.percent}% above ${rupeesOf(tax.commissionTax.aboveYearRupees)} a year`,
    tax.commissionTax,
  ),
  feeTax: line('GST on our fees', `${tax.feeTax.percent}%`, tax.feeTax),
  cardNumbers: line(
    'Numbers of cards',
    'Only issuers and networks may store them',
    banks.cardNumbers,
  ),
  collectEnded: line('UPI collect by a typed ID', 'Ended for merchants', upi.collectEnded),
  transactionIds: line('IDs of UPI transactions', 'Letters and digits only', upi.transactionIds),
  cardStandard: line(
    'Card data and payment pages',
    `PCI DSS ${cards.cardStandard.version}`,
    cards.cardStandard,
  ),
  smallCardPayments: line(
    'GST on our fee for a card payment',
    `None up to ${rupeesOf(tax.smallCardPayments.upToRupees)}, where an aggregator settles it`,
    tax.smallCardPayments,
  ),
  prepaid: line(
    'Prepaid cards and wallets',
    `A draft only: ${rupeesOf(lending.prepaidDraft.cashMonthRupees)} of cash a month, gift cards of ${rupeesOf(lending.prepaidDraft.giftCardRupees)}, no use abroad`,
    lending.prepaidDraft,
  ),
  aadhaar: line(
    'Aadhaar offline',
    'By QR code or app, by those who registered; no photocopies, as reported',
    identity.aadhaarOffline,
  ),
};

export const ruleLines = Object.values(ruleLine);

import { hoursOf, minutesOf, monthsOf, workingDaysOf, yearsOf } from '#copy/durations.ts';
import { percentOf, rupeesOf, spanOf, sumOf } from '#copy/tariff-figures.ts';
import { aggregators, cardNumbers, imps, neft, ombudsman, rtgs } from '#facts/rules/banks.ts';
import { cardStandard as standard } from '#facts/rules/cards.ts';
import {
  aepsApproval,
  aepsOperators,
  aepsWithdrawal,
  billPayment,
  failedPayment,
  moneyTransfer,
} from '#facts/rules/cash.ts';
import { fraudCompensation, heldAmount, unauthorised } from '#facts/rules/fraud.ts';
import {
  insuranceOmbudsman,
  policyholders,
  pointOfSaleProducts as sold,
} from '#facts/rules/insurance.ts';
import {
  coolingOff,
  creditReport,
  keyFacts,
  prepaidDraft,
  prepayment,
} from '#facts/rules/lending.ts';
import { eMandate, upiAutopay } from '#facts/rules/mandates.ts';
import { feeTax, inputCredit, smallCardPayments } from '#facts/rules/tax.ts';
import {
  collectEnded,
  hospitalsAndSchools,
  merchantIds,
  noMerchantFee,
  smallMerchants,
  transactionIds,
  upiAmounts,
  upiLite,
} from '#facts/rules/upi.ts';
import { charges, days, fees, settlement } from '#facts/tariff.ts';
import { monthOf } from '#words/dates.ts';
import { asOf, dayOf, daysOf, lakh, smallTurnover } from './facts.ts';

// Sentences of pages that say what others have set: each figure is the rule's, and each says as of when.

const lower = 'your bank may set lower limits';

const smallCard = rupeesOf(smallCardPayments.upToRupees);
export const gstOfFee = {
  notPayment: `GST is ${feeTax.percent}% of the fee, not of the payment.`,
  notCharge: `GST is ${feeTax.percent}% of the fee; a card charge of ${smallCard} or less has none.`,
  notLoad: `GST is ${feeTax.percent}% of the fee; a card load of ${smallCard} or less has none.`,
  atTill: `GST is ${feeTax.percent}% of the fee; a card payment of ${smallCard} or less has none.`,
};
export const gstInvoice = `Yes, each month, with your GSTIN if you gave us one. A registered business sets off the GST on our fees once the invoice is in its GSTR-2B, ${asOf(inputCredit)}.`;
export const noGst = `Where a payment aggregator settles a card payment of ${rupeesOf(smallCardPayments.upToRupees)} or less, the fee carries no GST, ${asOf(smallCardPayments)}.`;

export const cardNumbersKept = `card handling follows PCI DSS. By RBI rules ${asOf(cardNumbers)}, only issuers and networks may keep a card number`;
export const noCardNumbers = `No: ${asOf(cardNumbers)}, RBI lets only issuers and networks keep them, so we use the last four digits.`;

export const cardStandard = `Card brands rank service providers by yearly volume; Level 1 has the largest. The standard is version ${standard.version}, ${asOf(standard)}; its rules for scripts on payment pages hold since ${dayOf(standard.since)}. On our page or link we follow them, and you fill in form SAQ A. With our page inside yours, you also confirm that yours is safe from scripts of others.`;

export const transfers = {
  most: `IMPS carries up to ${lakh(imps.mostRupees)} and RTGS starts at ${lakh(rtgs.leastRupees)}, ${asOf(imps)}; ${lower}.`,
  speed: `IMPS is instant, up to ${lakh(imps.mostRupees)} per transaction. NEFT runs in half-hourly batches all day, RTGS starts at ${lakh(rtgs.leastRupees)}. That is ${asOf(imps)}; ${lower}.`,
  payout: `By IMPS or UPI within seconds, by NEFT with the next half-hourly batch, by RTGS for ${lakh(rtgs.leastRupees)} and above, ${asOf(rtgs)}; ${lower}. A failed payout comes back.`,
  imps: `Up to ${lakh(imps.mostRupees)} per transaction, at any hour, credited within seconds.`,
  neft: `${neft.batchesADay} batches a day, one each half hour. Credited or returned within ${hoursOf(neft.returnedWithinHours)} of the batch.`,
  rtgs: `From ${lakh(rtgs.leastRupees)}, with no upper limit set by RBI, day and night since ${monthOf(rtgs.dated)}.`,
  limits: `Limits ${asOf(imps)}; ${lower}, and a newly added receiver may have to wait.`,
};

export const shopTransfers = {
  heading: `Limits and times, ${asOf(moneyTransfer)}`,
  each: `At a shop: ${rupeesOf(moneyTransfer.transactionRupees)} per transaction`,
  month: `At a shop: ${rupeesOf(moneyTransfer.senderMonthRupees)} per sender a month`,
  branch: `From a bank branch in cash: ${rupeesOf(moneyTransfer.branchRupees)} over NEFT`,
  paidOut: `Paid out in cash: ${rupeesOf(moneyTransfer.paidOutRupees)} each, ${rupeesOf(moneyTransfer.receiverMonthRupees)} per receiver a month`,
  neft: `NEFT: half-hourly batches, credited or returned within ${hoursOf(neft.returnedWithinHours)}`,
  documents: `A mobile phone that receives codes and, the first time, an officially valid document. Since ${dayOf(moneyTransfer.since)} the RBI asks for both, ${asOf(moneyTransfer)}, and every transfer needs its own code.`,
};

export const upiLimits = {
  heading: `Limits by type of merchant, ${asOf(upiAmounts)}`,
  since: `The higher amounts apply since ${dayOf(upiAmounts.dated)}, to verified merchants only. Your bank may set lower limits.`,
  persons: `Between persons: ${lakh(upiAmounts.betweenPersonsRupees)} a day`,
  schools: `Hospitals and schools: ${lakh(hospitalsAndSchools.mostRupees)} at a time`,
  insurance: `Insurance, travel, taxes, capital markets: ${lakh(upiAmounts.insuranceTravelTaxRupees)} at a time, ${lakh(upiAmounts.insuranceTravelTaxDayRupees)} a day`,
  loans: `Loan instalments: ${lakh(upiAmounts.loanRupees)} at a time, ${lakh(upiAmounts.loanDayRupees)} a day`,
  cardBills: `Credit card bills: ${lakh(upiAmounts.cardBillRupees)} at a time, ${lakh(upiAmounts.cardBillDayRupees)} a day`,
  jewellery: `Jewellery: ${lakh(upiAmounts.jewelleryRupees)} at a time, ${lakh(upiAmounts.jewelleryDayRupees)} a day`,
  lite: `UPI Lite: ${rupeesOf(upiLite.paymentRupees)} a payment, ${rupeesOf(upiLite.balanceRupees)} balance`,
  betweenPersons: `Between persons: up to ${lakh(upiAmounts.betweenPersonsRupees)}, ${asOf(upiAmounts)}`,
  onePayment: `Between persons ${lakh(upiAmounts.betweenPersonsRupees)} a day, hospitals and schools ${lakh(hospitalsAndSchools.mostRupees)}, ${asOf(upiAmounts)}. Some other classes of merchant may receive more, and the payer’s bank may set lower limits.`,
  merchants: `Yes, and it depends on what you sell. Verified merchants may take ${lakh(upiAmounts.insuranceTravelTaxRupees)} per transaction for insurance, travel, taxes and capital markets, as may hospitals and schools, and ${lakh(upiAmounts.jewelleryRupees)} for jewellery, ${asOf(upiAmounts)}; ${lower}.`,
  transactionIds: `By NPCI’s rule, ${asOf(transactionIds)}, UPI transaction IDs with special characters are declined since ${dayOf(transactionIds.since)}. Use letters and digits, such as INV2041.`,
  liteAnswer: `UPI Lite pays up to ${rupeesOf(upiLite.paymentRupees)} a payment, from a balance of up to ${rupeesOf(upiLite.balanceRupees)}, ${asOf(upiLite)}; ${lower}.`,
  collect: `No. For merchants collect by a typed UPI ID ended on ${dayOf(collectEnded.dated)}, and so did mandates that begin with one, ${asOf(collectEnded)}. Still allowed: changes to existing mandates and, for now, customers on iOS. Offer the intent on phones and a QR code on larger screens.`,
  personalId: `Personal UPI ID: up to ${lakh(merchantIds.monthRupees)} a month, then a merchant’s, ${asOf(merchantIds)}`,
  cost: `From an account nothing. RuPay credit ${percentOf(fees.rupayCreditByUpi)}, wallets ${percentOf(fees.walletByUpi)}, and less for small merchants: see above.`,
  fees: `UPI from an account has been free since ${dayOf(noMerchantFee.since)}, by law. Small merchants (${smallTurnover}) pay nothing for wallets, nor for RuPay credit to ${rupeesOf(smallMerchants.freeUpToRupees)} at the counter; others nothing for wallets to ${rupeesOf(smallMerchants.freeUpToRupees)}, ${asOf(smallMerchants)}.`,
};

export const mandates = {
  notice: `Customers are told ${hoursOf(eMandate.noticeHours)} before a charge, after it, and when a card is about to expire.`,
  most: `A charge of up to ${rupeesOf(eMandate.withoutFactorRupees)} needs no further code from the customer; one for insurance, mutual funds or credit card bills up to ${lakh(eMandate.insuranceFundsCardsRupees)}. They confirm larger ones, and the first. The mandate costs them nothing: RBI rules, ${asOf(eMandate)}.`,
  retries: `The invoice stays open and the customer is told. UPI Autopay tries ${upiAutopay.retries} times more, outside peak hours, ${asOf(upiAutopay)}. Then you decide: wait, call or pause.`,
};

const mostAtATime = `At most ${rupeesOf(aepsWithdrawal.mostRupees)} at a time, in multiples of ${rupeesOf(aepsWithdrawal.multipleRupees)}, ${asOf(aepsWithdrawal)}.`;
export const aeps = {
  failed: `Do not repeat it. The bank must put the money back within ${daysOf(failedPayment.aepsDays)}; after that it owes the customer ${rupeesOf(failedPayment.compensationDayRupees)} a day, ${asOf(failedPayment)}. Give them the 12-digit reference.`,
  noApproval: `Give no cash and do not scan again: check the 12-digit reference. If it failed, the money is back within ${daysOf(failedPayment.aepsDays)}, or the bank owes ${rupeesOf(failedPayment.compensationDayRupees)} a day, ${asOf(failedPayment)}.`,
  most: `${mostAtATime} At one counter at most ${aepsWithdrawal.withdrawalsADay} a day for each customer. The customer’s bank allows at least ${aepsWithdrawal.withdrawalsAMonth} withdrawals a month, and may set lower limits for the sum.`,
  mostAtCounter: `${mostAtATime} The customer’s bank may set lower limits, and its reply tells you.`,
  needed: `A phone or computer with a network, a registered (L1) fingerprint reader, PAN, Aadhaar and a bank account for settlement. Then the acquiring bank does your KYC as an operator. By RBI directions since ${dayOf(aepsOperators.since)}, ${asOf(aepsOperators)}, it repeats the KYC after ${monthsOf(aepsOperators.idleMonths)} without a transaction.`,
  otherWay: `Clean the finger and the reader, or try another finger. Where the customer’s bank offers it, AEPS also takes a face scan or a one-time code, ${asOf(aepsApproval)}.`,
  operator: `Only after the acquiring bank has completed its own KYC of the operator. RBI directions since ${dayOf(aepsOperators.since)} require it, and again after ${monthsOf(aepsOperators.idleMonths)} without activity, ${asOf(aepsOperators)}.`,
};

export const bills = `BBPS, whose mark on bills and receipts is Bharat Connect, runs under RBI directions in force since ${dayOf(billPayment.since)}, ${asOf(billPayment)}; its central unit is NPCI Bharat BillPay. The system guarantees settlement to the biller.`;

/** The days are ours: `tariff.ts`. */
export const dispute = `Its amount is held back. Answer within ${workingDaysOf(days.disputeAnswer)}, with the bill and a proof of delivery; otherwise the customer’s bank decides alone. A refund of your own is there in ${spanOf(days.refund)} working days and ends most disputes.`;

export const loans = {
  early: `Yes. On a floating rate, individuals and micro or small businesses pay no prepayment charge on loans made or renewed since ${dayOf(prepayment.since)}; at smaller lenders, on loans up to ${lakh(prepayment.smallerLendersRupees)}, ${asOf(prepayment)}. On a fixed rate, read the prepayment clause first.`,
  cost: `You pay us nothing. The lender charges interest, a processing fee and GST on that fee. By RBI rules ${asOf(keyFacts)}, you get a Key Facts Statement with all of it and the rate of a year (APR) before you sign.`,
};

/** The steps between a message and the first customer, and when sales arrive. */
export const inBank = `Your sales in the bank by ${settlement.by} am, the next working day.`;
export const begin = {
  costs: `Online: nothing. A shop: ${sumOf(charges.walletToBegin)} in its wallet; for AEPS a reader of ${sumOf(charges.fingerprintReader)}; for billing ${sumOf(charges.posRentMonth)} a month and a deposit of ${sumOf(charges.posDeposit)}.`,
  arrives: `By ${settlement.by} am on the next working day: Friday’s to Sunday’s sales on Monday. Within ${minutesOf(settlement.instantMinutes)} for ${percentOf(fees.instantSettlement)} more.`,
  dispute: `Its amount is held back. Answer within ${workingDaysOf(days.disputeAnswer)} with the bill and the proof of delivery; the customer’s bank decides.`,
};

/** What our sample rates have of devices. */
export const devices = `One: the device on this page, with card reader, printer, Wi-Fi and SIM, for a monthly rent of ${sumOf(charges.posRentMonth)} and a deposit of ${sumOf(charges.posDeposit)}. These are sample rates, so no maker is named.`;

/** When a loan goes wrong. */
export const loanTroubles = {
  complaint: `Complain to the lender first. After ${daysOf(ombudsman.afterDays)} the RBI’s ombudsman takes it, free of charge, ${asOf(ombudsman)}.`,
  report: `Tell the lender or the bureau. It has ${daysOf(creditReport.correctedWithinDays)} to correct it, and then owes you ${rupeesOf(creditReport.compensationDayRupees)} for every further day (${asOf(creditReport)}).`,
  giveBack: `You can return an online loan within at least ${daysOf(coolingOff.leastDays)}. You pay the interest and no penalty (RBI rules ${asOf(coolingOff)}).`,
};

/** When insurance goes wrong, for who is insured and for who sells. */
export const coverTroubles = {
  late: `The portal shows who has to act next. Insurers decide health and death claims within ${daysOf(policyholders.claimDays)}, and investigated deaths within ${policyholders.investigatedClaimDays} (${asOf(policyholders)}).`,
  refused: `Ask for the reason in writing and complain to the insurer, who answers within ${daysOf(policyholders.complaintDays)}.`,
  ombudsman: `After ${monthsOf(insuranceOmbudsman.afterMonths)} without an answer, or within ${yearsOf(insuranceOmbudsman.withinYears)} of a refusal, the Insurance Ombudsman takes it, free of charge, ${asOf(insuranceOmbudsman)}.`,
  proposal: `A document is missing, or a name is spelt differently. The insurer decides, or asks for everything missing in one letter, within ${daysOf(policyholders.proposalDays)}, ${asOf(policyholders)}. Until then there is no cover.`,
  regret: `A life or health policy of a year or more can be given back within ${daysOf(policyholders.giveBackDays)}. The insurer returns the premium within ${daysOf(policyholders.premiumBackDays)}, ${asOf(policyholders)}.`,
};

/** What who sells at a counter may sell. */
export const soldAtCounter = `Those with fixed benefits: car, home, term life, savings to ${lakh(sold.savingsRupees)}, health to ${lakh(sold.healthRupees)} (family ${lakh(sold.familyRupees)}), hospital bills to ${lakh(sold.hospitalRupees)}. No unit-linked, no group policies: IRDAI, ${asOf(sold)}.`;

export const prepaid = `Wallets and cards are issued with a licensed bank or issuer. Balance limits are the RBI’s; the issuer may set lower ones. The draft is of ${dayOf(prepaidDraft.dated)}, ${asOf(prepaidDraft)} not final.`;

export const authorised = `It authorises payment aggregators, in three classes under its directions of ${dayOf(aggregators.dated)}, ${asOf(aggregators)}: online, physical and cross-border. Pure gateways are not covered. Ask for the authorisation and look it up with the RBI.`;

/** What happens to money that left an account and did not arrive. */
export const moneyBack = {
  transfer: `No. Sending again may pay twice. The reference shows what happened. Unpaid money is back within ${daysOf(failedPayment.transferDays)}, or the bank owes ${rupeesOf(failedPayment.compensationDayRupees)} a day, ${asOf(failedPayment)}.`,
  sale: `Give no goods yet; note the reference. It arrives, or the customer is paid back within ${daysOf(failedPayment.merchantDays)}; then the bank owes ${rupeesOf(failedPayment.compensationDayRupees)} a day, ${asOf(failedPayment)}.`,
  page: `The browser was probably closed too early: confirm orders by the webhook. If you were not paid, the bank returns the money within ${daysOf(failedPayment.merchantDays)}, then owes the customer ${rupeesOf(failedPayment.compensationDayRupees)} a day, ${asOf(failedPayment)}.`,
  payout: `Back to your payout account, with the bank’s reason in the webhook, such as a wrong IFSC. Money that left and did not arrive is reversed within ${daysOf(failedPayment.transferDays)}, or the bank owes ${rupeesOf(failedPayment.compensationDayRupees)} a day, by RBI rules ${asOf(failedPayment)}.`,
  ombudsman: `No good answer within ${daysOf(ombudsman.afterDays)}: the RBI’s ombudsman takes complaints about banks, lenders, wallets and bureaus, free, ${asOf(ombudsman)}; about payment aggregators, ask first`,
};

/** When money was taken, or an account is held. */
export const fraud = {
  unauthorised: `Tell your bank within ${workingDaysOf(unauthorised.toldWithinWorkingDays)}. If neither you nor the bank is to blame, it credits all of it within ${workingDaysOf(unauthorised.creditedWithinWorkingDays)}. If you tell it later, you may bear a part. From ${dayOf(fraudCompensation.since)} you have ${daysOf(fraudCompensation.toldWithinDays)}. RBI rules, ${asOf(unauthorised)}.`,
  tricked: `For payments from ${dayOf(fraudCompensation.since)}, at first for ${yearsOf(fraudCompensation.firstYears)}: of a loss of at most ${rupeesOf(fraudCompensation.lossRupees)} the bank pays ${fraudCompensation.percent}%, at most ${rupeesOf(fraudCompensation.mostRupees)}, once in a lifetime. Tell it and 1930 within ${daysOf(fraudCompensation.toldWithinDays)}; it decides within ${fraudCompensation.decidedWithinDays}. Who paid against its warning may get nothing. RBI directions, ${asOf(fraudCompensation)}.`,
  aeps: `Do not scan again; keep the 12-digit reference. The bank must return the money within ${daysOf(failedPayment.aepsDays)}. After that it owes ${rupeesOf(failedPayment.compensationDayRupees)} for each day, unasked: RBI rules, ${asOf(failedPayment)}.`,
  ombudsman: `After ${daysOf(ombudsman.afterDays)} write to the RBI’s ombudsman on cms.rbi.org.in, free of charge, within ${daysOf(ombudsman.withinDays)} more, ${asOf(ombudsman)}.`,
  held: `Only the disputed sum, not the account. A bank may hold a sum below ${rupeesOf(heldAmount.smallRupees)} for at most ${daysOf(heldAmount.mostDays)} without a court order: Home Ministry’s procedure, ${asOf(heldAmount)}.`,
};

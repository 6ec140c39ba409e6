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
export const fraud = 'ठगी और रुका हुआ खाता';
export const heading = 'कितना लगता है, कब मिलता है, क्या चाहिए';
export const labels = ['खर्च', 'पैसे कब आएँगे', 'क्या चाहिए'];
/** Where a shop earns. */
export const labelsOfEarning = ['खर्च', 'आपकी कमाई', 'पैसे कब आएँगे', 'क्या चाहिए'];
/** Of several products, side by side; and where one earns nothing. */
export const column = { costs: 'खर्च', earn: 'आपकी कमाई', arrives: 'पैसे कब', fee: 'फ़ीस' };
export const compared = [column.costs, column.earn, column.arrives];
export const ask = 'हमसे पूछें';
export const noFigure = '–';
/** Where a course comes before the first sale. */
export const labelsOfCourse = ['खर्च', 'आपकी कमाई', 'शुरुआत कब', 'क्या चाहिए'];

/** Of cash, by the rules. */
export const labelsOfCash = ['ज़्यादा-से-ज़्यादा', 'कितनी बार', 'आपकी कमाई', 'पैसे कब आएँगे'];

const next = 'अगले कामकाजी दिन';
const inBank = `सुबह ${settlement.by}`;
const atOnce = `${settlement.instantMinutes} मिनट में चाहिए, तो ${percentOf(fees.instantSettlement)} ज़्यादा`;
const seconds = 'तुरंत';
const free = sumOf(charges.registration);
const nothing = 'रजिस्ट्रेशन के';
const shopDays = `${spanOf(days.shopChecks)} दिन`;
const shop = 'कामकाजी दिन, PAN, आधार और बैंक खाते की जाँच में';
const wallet = `${shop}। वॉलेट में ${sumOf(charges.walletToBegin)}`;
const businessDays = `${spanOf(days.activation)} दिन`;
const business = 'कामकाजी दिन, आपके कारोबार के दस्तावेज़ की जाँच में';
const modes = `UPI ${percentOf(fees.upi)}, डेबिट कार्ड ${debitPrice(false).fee}, नेट बैंकिंग ${percentOf(fees.netBanking)}, क्रेडिट कार्ड ${percentOf(fees.creditCard)}`;
const allModes = feeSpan(fees.upi, fees.creditCard);
const debitAtCounter = `डेबिट कार्ड पर ${debitPrice(false).fee} (${smallTurnover} हो, तो ${debitPrice(true).fee})`;
const freeUpTo = rupeesOf(smallMerchants.freeUpToRupees);

/** What each product costs, when its money arrives and what it needs: a figure, and what it does not say. */
export const terms = {
  gateway: [
    [allModes, `हर पेमेंट पर: ${modes}`],
    [inBank, `तक, ${next}। ${atOnce}`],
    [businessDays, business],
  ],
  upi: [
    [
      percentOf(fees.upi),
      `खाते से। RuPay क्रेडिट ${percentOf(fees.rupayCreditByUpi)}, ${freeUpTo} से ऊपर वॉलेट ${percentOf(fees.walletByUpi)}। ${smallTurnover} हो, तो और कम`,
    ],
    [inBank, `तक, ${next}। ${atOnce}`],
    [businessDays, business],
  ],
  subscriptions: [
    [allModes, `हर सफल पेमेंट पर: ${modes}`],
    [inBank, `तक, ${next}`],
    [businessDays, `${business}। हर ग्राहक से ऑटोपे की मंज़ूरी`],
  ],
  prepaid: [
    [
      sumOf(charges.prepaidCard),
      `हर कार्ड के। पैसे डालने पर क्रेडिट कार्ड से ${percentOf(fees.creditCard)}, डेबिट कार्ड से ${debitPrice(false).fee}`,
    ],
    [seconds, 'डाले गए पैसे खर्च हो सकते हैं'],
    [businessDays, `${business}। हर कार्डधारक की KYC`],
  ],
  pos: [
    [
      sumOf(charges.posRentMonth),
      `महीने का किराया। जमा ${sumOf(charges.posDeposit)}। क्रेडिट कार्ड पर ${percentOf(fees.creditCard)}, ${debitAtCounter}`,
    ],
    [inBank, `तक, ${next}। मशीन ${spanOf(days.posDelivery)} कामकाजी दिनों में`],
    [businessDays, business],
  ],
  payouts: [
    [
      sumOf(charges.payout),
      `किसी भी तरीके से हर ट्रांसफ़र के, एक दिन में ${rupeesOf(limits.payoutDayRupees)} तक। जो नहीं हुआ, वह मुफ़्त`,
    ],
    [seconds, 'IMPS और UPI से'],
    [businessDays, `${business}। खाते में पैसे`],
  ],
  cash: [
    [
      sumOf(charges.cashReceipt),
      `हर रसीद या कैश ड्रॉप के। दुकान से कैश ले जाने के ${sumOf(charges.cashPickup)}`,
    ],
    [inBank, `तक आपके खाते में, ${next}`],
    [businessDays, business],
  ],
  withdrawals: [
    [sumOf(charges.fingerprintReader), `फ़िंगरप्रिंट मशीन के, एक बार। रजिस्ट्रेशन ${free}`],
    [sumSpan(withdrawal.small.paise, withdrawal.large.paise), 'हर निकासी पर, रकम के हिसाब से'],
    [seconds, `वॉलेट में। बैंक में ${next} सुबह ${settlement.by} तक`],
    [shopDays, `${shop}। फिर बैंक की अपनी KYC`],
  ],
  cashOut: [
    [
      rupeesOf(aepsWithdrawal.mostRupees),
      `एक बार में, ${rupeesOf(aepsWithdrawal.multipleRupees)} के गुणक में (${asOf(aepsWithdrawal)})`,
    ],
    [`दिन में ${aepsWithdrawal.withdrawalsADay}`, 'एक ग्राहक के, आपके काउंटर पर'],
    [sumSpan(withdrawal.small.paise, withdrawal.large.paise), 'हर निकासी पर, रकम के हिसाब से'],
    [seconds, `वॉलेट में। बैंक में ${next} सुबह ${settlement.by} तक`],
  ],
  transfers: [
    [free, nothing],
    [sumSpan(transfer.small.paise, transfer.large.paise), 'हर ट्रांसफ़र पर, रकम के हिसाब से'],
    [seconds, 'IMPS से। कमीशन भी साथ में'],
    [shopDays, wallet],
  ],
  bills: [
    [free, nothing],
    [sumSpan(bill.waterAndGas, bill.broadband), 'हर बिल पर'],
    [seconds, 'बिल कंपनी की रसीद और आपका कमीशन'],
    [shopDays, wallet],
  ],
  recharges: [
    [free, nothing],
    [sumSpan(recharge.mobile, recharge.dth), 'हर रिचार्ज पर'],
    [seconds, 'प्लान और आपका कमीशन'],
    [shopDays, wallet],
  ],
  bookings: [
    [free, nothing],
    [sumSpan(travel.bus, travel.flight), 'हर बुकिंग पर'],
    [seconds, 'टिकट, कमीशन भी साथ में'],
    [shopDays, wallet],
  ],
  policies: [
    [free, 'हमारी फ़ीस। कोर्स के पैसे बीमा कंपनी ले सकती है'],
    [sumSpan(insurance.car, insurance.health), 'हर पॉलिसी पर, जो बीमा कंपनी जारी करे'],
    [`${spanOf(days.insuranceCourse)} दिन`, 'कामकाजी दिन, कोर्स और परीक्षा के साथ'],
    [`${pointOfSale.courseHours} घंटे`, `की ट्रेनिंग, ${pointOfSale.schoolYears}वीं पास और परीक्षा`],
  ],
  covers: [
    [free, 'हमारी फ़ीस। प्रीमियम बीमा कंपनी का'],
    ['ईमेल पर', 'पॉलिसी, बीमा कंपनी से'],
    ['पहचान', 'पता, नॉमिनी और बैंक खाता'],
  ],
  loans: [
    [free, 'हमारी फ़ीस। ब्याज और फ़ीस लोन देने वाले की'],
    ['साइन करने पर', 'आपके खाते में, लोन देने वाले की मंज़ूरी के बाद'],
    ['PAN', 'बैंक स्टेटमेंट और कारोबार के दस्तावेज़'],
  ],
  checks: [
    [
      sumSpan(charges.documentRead, charges.companyCheck),
      `हर जाँच के: PAN ${sumOf(charges.panCheck)}। खाता ${sumOf(charges.accountCheck)}। आधार, वोटर ID, पासपोर्ट ${sumOf(charges.identityCheck)}। RC ${sumOf(charges.vehicleCheck)}। कंपनी ${sumOf(charges.companyCheck)}। OCR ${sumOf(charges.documentRead)}`,
    ],
    [seconds, 'नतीजा'],
    [businessDays, `${business}। जिसकी जाँच है, उसकी सहमति`],
  ],
  calls: [
    [free, `sandbox में। असली जाँच ${sumOf(charges.panCheck)} से, पेआउट ${sumOf(charges.payout)}`],
    ['आज ही', `sandbox की key। असली key ${spanOf(days.activation)} कामकाजी दिनों में`],
    [businessDays, business],
  ],
  services: [
    [allModes, `हर पेमेंट पर: ${modes}। बिलिंग मशीन ${sumOf(charges.posRentMonth)} महीना`],
    [inBank, `तक, ${next}। ${atOnce}`],
    [businessDays, business],
  ],
} satisfies Record<string, Facts>;

import { pointOfSale } from '#content/rules/insurance.ts';
import { smallMerchants } from '#content/rules/upi.ts';
import { charges, commissions, days, fees, limits, settlement } from '#content/tariff.ts';
import { debitPrice, percentOf, rupeesOf, spanOf, sumOf } from '#content/tariff-figures.ts';
import { settledBy, smallTurnover } from './facts.ts';

const { withdrawal, transfer, bill, recharge, travel, insurance } = commissions;

/** The way to help, beside the way to all rates. */
export const fraud = 'ठगी और रुका हुआ खाता';
export const heading = 'कितना लगता है, कब मिलता है, क्या चाहिए';
export const labels = ['खर्च', 'पैसे कब आएँगे', 'क्या चाहिए'];
/** Where a shop earns. */
export const labelsOfEarning = ['खर्च और कमाई', 'पैसे कब आएँगे', 'क्या चाहिए'];
/** Where a course comes before the first sale. */
export const labelsOfCourse = ['खर्च और कमाई', 'शुरुआत कब', 'क्या चाहिए'];

const atOnce = `${settlement.instantMinutes} मिनट में चाहिए, तो ${percentOf(fees.instantSettlement)} ज़्यादा`;
const shop = `PAN, आधार और बैंक खाता। जाँच ${spanOf(days.shopChecks)} कामकाजी दिनों में`;
const business = `आपके कारोबार के दस्तावेज़। जाँच ${spanOf(days.activation)} कामकाजी दिनों में`;
const perMode = `क्रेडिट कार्ड ${percentOf(fees.creditCard)}, डेबिट कार्ड ${debitPrice(false).fee}, नेट बैंकिंग ${percentOf(fees.netBanking)}, UPI ${percentOf(fees.upi)}`;
const debitAtCounter = `डेबिट कार्ड पर ${debitPrice(false).fee} (${smallTurnover} हो, तो ${debitPrice(true).fee})`;
const freeUpTo = rupeesOf(smallMerchants.freeUpToRupees);
const none = `रजिस्ट्रेशन ${sumOf(charges.registration)}`;

/** What each product costs, when its money arrives and what it needs. */
export const terms = {
  gateway: [perMode, `${settledBy}। ${atOnce}`, business],
  upi: [
    `खाते से ${percentOf(fees.upi)}। RuPay क्रेडिट ${percentOf(fees.rupayCreditByUpi)}, ${freeUpTo} से ऊपर वॉलेट ${percentOf(fees.walletByUpi)}। ${smallTurnover} हो, तो वॉलेट मुफ़्त, दुकान पर RuPay क्रेडिट ${freeUpTo} तक मुफ़्त`,
    `${settledBy}। ${atOnce}`,
    business,
  ],
  subscriptions: [`हर सफल पेमेंट पर: ${perMode}`, settledBy, `${business}। हर ग्राहक से ऑटोपे की मंज़ूरी`],
  prepaid: [
    `हर कार्ड ${sumOf(charges.prepaidCard)}। पैसे डालने पर क्रेडिट कार्ड से ${percentOf(fees.creditCard)}, डेबिट कार्ड से ${debitPrice(false).fee}`,
    'डाले गए पैसे तुरंत खर्च हो सकते हैं',
    `${business}। हर कार्डधारक की KYC`,
  ],
  pos: [
    `किराया ${sumOf(charges.posRentMonth)} महीना, जमा ${sumOf(charges.posDeposit)}। क्रेडिट कार्ड पर ${percentOf(fees.creditCard)}, ${debitAtCounter}`,
    `मशीन ${spanOf(days.posDelivery)} कामकाजी दिनों में, पैसे ${settledBy}`,
    business,
  ],
  payouts: [
    `किसी भी तरीके से हर ट्रांसफ़र ${sumOf(charges.payout)}, एक दिन में ${rupeesOf(limits.payoutDayRupees)} तक। जो नहीं हुआ, वह मुफ़्त`,
    'IMPS और UPI से तुरंत',
    `${business}। खाते में पैसे`,
  ],
  cash: [
    `एक रसीद या कैश ड्रॉप ${sumOf(charges.cashReceipt)}, दुकान से कैश ले जाने के ${sumOf(charges.cashPickup)}`,
    `आपके खाते में ${settledBy}`,
    business,
  ],
  withdrawals: [
    `फ़िंगरप्रिंट मशीन ${sumOf(charges.fingerprintReader)}। हर निकासी पर आपके ${sumOf(withdrawal.small.paise)} से ${sumOf(withdrawal.large.paise)}`,
    `वॉलेट में तुरंत, बैंक में ${settledBy}`,
    `${shop}। फिर बैंक की अपनी KYC`,
  ],
  transfers: [
    `${none}। हर ट्रांसफ़र पर आपके ${sumOf(transfer.small.paise)} से ${sumOf(transfer.large.paise)}`,
    'IMPS से तुरंत। कमीशन भी वॉलेट में तुरंत',
    `${shop}। वॉलेट में ${sumOf(charges.walletToBegin)}`,
  ],
  bills: [
    `${none}। हर बिल पर आपके ${sumOf(bill.waterAndGas)} से ${sumOf(bill.broadband)}`,
    'बिल कंपनी की रसीद और आपका कमीशन तुरंत',
    `${shop}। वॉलेट में ${sumOf(charges.walletToBegin)}`,
  ],
  recharges: [
    `${none}। हर रिचार्ज पर आपके ${sumOf(recharge.mobile)} से ${sumOf(recharge.dth)}`,
    'प्लान और आपका कमीशन तुरंत',
    `${shop}। वॉलेट में ${sumOf(charges.walletToBegin)}`,
  ],
  bookings: [
    `${none}। हर बुकिंग पर आपके ${sumOf(travel.bus)} से ${sumOf(travel.flight)}`,
    'टिकट तुरंत, कमीशन भी साथ में',
    `${shop}। वॉलेट में ${sumOf(charges.walletToBegin)}`,
  ],
  policies: [
    `हमारी फ़ीस ${sumOf(charges.registration)}। हर पॉलिसी पर आपके ${sumOf(insurance.car)} से ${sumOf(insurance.health)}`,
    `कोर्स के बाद: ${spanOf(days.insuranceCourse)} कामकाजी दिन`,
    `${pointOfSale.schoolYears}वीं पास, ${pointOfSale.courseHours} घंटे की ट्रेनिंग और परीक्षा`,
  ],
  covers: [
    'बीमा कंपनी का प्रीमियम। हम कुछ नहीं लेते',
    'पॉलिसी बीमा कंपनी से ईमेल पर',
    'पहचान, पता, नॉमिनी और बैंक खाता',
  ],
  loans: [
    'लोन देने वाले का ब्याज और फ़ीस। हम कुछ नहीं लेते',
    'मंज़ूरी और आपके साइन के बाद, आपके खाते में',
    'PAN, बैंक स्टेटमेंट और कारोबार के दस्तावेज़',
  ],
  checks: [
    `हर जाँच: PAN ${sumOf(charges.panCheck)}। खाता ${sumOf(charges.accountCheck)}। आधार, वोटर ID, पासपोर्ट ${sumOf(charges.identityCheck)}। RC ${sumOf(charges.vehicleCheck)}। कंपनी ${sumOf(charges.companyCheck)}। OCR ${sumOf(charges.documentRead)}`,
    'नतीजा कुछ सेकंड में',
    `${business}। जिसकी जाँच है, उसकी सहमति`,
  ],
  calls: [
    `sandbox मुफ़्त। असली जाँच ${sumOf(charges.panCheck)} से, पेआउट ${sumOf(charges.payout)}`,
    `असली key ${spanOf(days.activation)} कामकाजी दिनों में`,
    business,
  ],
  services: [
    `${perMode}। बिलिंग मशीन ${sumOf(charges.posRentMonth)} महीना`,
    `${settledBy}। ${settlement.instantMinutes} मिनट में चाहिए, तो ${percentOf(fees.instantSettlement)} ज़्यादा`,
    business,
  ],
};

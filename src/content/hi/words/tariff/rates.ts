import { charges, commissions, days, fees, limits, settlement } from '#content/tariff.ts';
import { percentOf, rupeesOf, spanOf, sumOf } from '#content/tariff-figures.ts';
import { settledBy } from './facts.ts';
import { slabs } from './slabs.ts';

// Lines of our own tariff, as the page `/rates` shows them.

const { withdrawal, transfer, bill, recharge, travel, insurance } = commissions;
const free = 'मुफ़्त';
const inDays = (span: readonly [number, number]) => `${spanOf(span)} कामकाजी दिन`;

export const feeLines = [
  ['क्रेडिट और डेबिट कार्ड', percentOf(fees.card), settledBy],
  ['RuPay डेबिट कार्ड', percentOf(fees.rupayDebit), settledBy],
  ['नेट बैंकिंग', percentOf(fees.netBanking), settledBy],
  ['बैंक खाते से UPI', percentOf(fees.upi), settledBy],
  ['UPI से RuPay क्रेडिट कार्ड', percentOf(fees.rupayCreditByUpi), settledBy],
  ['UPI से वॉलेट', percentOf(fees.walletByUpi), settledBy],
  [
    'तुरंत सेटलमेंट, ऊपर से',
    percentOf(fees.instantSettlement),
    `${settlement.instantMinutes} मिनट के अंदर`,
  ],
];

export const commissionLines = [
  [`कैश निकासी, ${slabs.withdrawal.small}`, sumOf(withdrawal.small.paise)],
  [`कैश निकासी, ${slabs.withdrawal.medium}`, sumOf(withdrawal.medium.paise)],
  [`कैश निकासी, ${slabs.withdrawal.large}`, sumOf(withdrawal.large.paise)],
  [`मनी ट्रांसफ़र, ${slabs.transfer.small}`, sumOf(transfer.small.paise)],
  [`मनी ट्रांसफ़र, ${slabs.transfer.medium}`, sumOf(transfer.medium.paise)],
  [`मनी ट्रांसफ़र, ${slabs.transfer.large}`, sumOf(transfer.large.paise)],
  ['बिजली का बिल', sumOf(bill.electricity)],
  ['पानी या गैस का बिल', sumOf(bill.waterAndGas)],
  ['ब्रॉडबैंड या फ़ोन का बिल', sumOf(bill.broadband)],
  ['रिचार्ज: मोबाइल, DTH, OTT', [recharge.mobile, recharge.dth, recharge.ott].map(sumOf).join(', ')],
  ['टिकट: बस, फ़्लाइट, होटल की रात', [travel.bus, travel.flight, travel.hotel].map(sumOf).join(', ')],
  ['पॉलिसी: कार, हेल्थ, घर', [insurance.car, insurance.health, insurance.home].map(sumOf).join(', ')],
];

export const chargeLines = [
  ['दुकान का रजिस्ट्रेशन', free],
  ['शुरू में वॉलेट में (खर्च आपका)', sumOf(charges.walletToBegin)],
  ['फ़िंगरप्रिंट मशीन, एक बार', sumOf(charges.fingerprintReader)],
  ['बिल मशीन, हर महीने', sumOf(charges.posRentMonth)],
  ['मशीन की जमा रकम (मशीन लौटाने पर वापस)', sumOf(charges.posDeposit)],
  ['पेआउट', sumOf(charges.payout)],
  ['PAN की जाँच', sumOf(charges.panCheck)],
  ['खाते या पाने वाले की जाँच', sumOf(charges.accountCheck)],
  ['गाड़ी की RC की जाँच', sumOf(charges.vehicleCheck)],
  ['प्रीपेड कार्ड', sumOf(charges.prepaidCard)],
  ['एक और यूज़र, हर महीने', sumOf(charges.addedUserMonth)],
  ['दुकान से कैश लेना', sumOf(charges.cashPickup)],
];

export const dayLines = [
  ['हमारे यहाँ खाता, पूरे दस्तावेज़ के बाद', inDays(days.activation)],
  ['दुकान, पूरे दस्तावेज़ के बाद', inDays(days.shopChecks)],
  ['AEPS', `${inDays(days.shopChecks)}, फिर बैंक की KYC`],
  ['बीमा', `${inDays(days.insuranceCourse)}, कोर्स और परीक्षा के साथ`],
  ['बिल मशीन का पहुँचना', inDays(days.posDelivery)],
  ['रिफ़ंड, ग्राहक के बैंक में', inDays(days.refund)],
  ['विवाद पर आपका जवाब', `${days.disputeAnswer} कामकाजी दिन के अंदर`],
];

export const ownLimitLines = [
  ['कार्ड का एक पेमेंट', rupeesOf(limits.cardPaymentRupees)],
  ['एक दिन के पेआउट', rupeesOf(limits.payoutDayRupees)],
];

export const documentLines = [
  [
    'अकेले मालिक (प्रोपराइटर)',
    'मालिक का PAN और आधार। दुकान का लाइसेंस, उद्यम या GST सर्टिफ़िकेट। रद्द किया चेक',
  ],
  ['पार्टनरशिप', 'फ़र्म का PAN। पार्टनरशिप डीड। साइन करने वाले पार्टनरों के PAN और पते। रद्द किया चेक'],
  ['LLP', 'PAN और LLPIN। LLP एग्रीमेंट। नामित पार्टनरों के PAN और पते। रद्द किया चेक'],
  ['कंपनी', 'PAN और CIN। मेमोरेंडम और आर्टिकल। बोर्ड का प्रस्ताव। डायरेक्टर और मालिक। रद्द किया चेक'],
  [
    'ट्रस्ट या सोसाइटी',
    'PAN। रजिस्ट्रेशन सर्टिफ़िकेट। डीड या नियमावली। प्रस्ताव। ट्रस्टी या पदाधिकारी। रद्द किया चेक',
  ],
];

export const supportLines = [
  ['फ़ोन', '24 घंटे, सातों दिन'],
  ['ईमेल और संपर्क फ़ॉर्म', 'अगले कामकाजी दिन'],
  ['भाषाएँ', 'अंग्रेज़ी और हिंदी'],
];

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
import { settledBy, smallTurnover } from './facts.ts';
import { slabs } from './slabs.ts';

// Lines of our own tariff, as the page `/rates` shows them.

const { withdrawal, transfer, bill, recharge, travel, insurance } = commissions;
const free = 'मुफ़्त';
const inDays = (span: readonly [number, number]) => `${spanOf(span)} कामकाजी दिन`;

const freeUpTo = rupeesOf(smallMerchants.freeUpToRupees);
const none = percentOf(fees.upi);
const debit = (isSmall: boolean) => {
  const d = debitPrice(isSmall);
  return `${d.fee}, ज़्यादा-से-ज़्यादा ${d.most}`;
};

export const feeLine = {
  creditCard: ['क्रेडिट कार्ड, किसी भी नेटवर्क का', percentOf(fees.creditCard), settledBy],
  debitCard: ['डेबिट कार्ड', debit(false), settledBy],
  debitCardSmall: [`डेबिट कार्ड, ${smallTurnover}`, debit(true), settledBy],
  rupayDebit: ['RuPay डेबिट कार्ड', percentOf(fees.rupayDebit), settledBy],
  netBanking: ['नेट बैंकिंग', percentOf(fees.netBanking), settledBy],
  upi: ['बैंक खाते से UPI', percentOf(fees.upi), settledBy],
  rupayCreditByUpi: ['RuPay क्रेडिट कार्ड से UPI', percentOf(fees.rupayCreditByUpi), settledBy],
  rupayCreditSmall: [
    `RuPay क्रेडिट से UPI, दुकान पर, ${freeUpTo} तक, ${smallTurnover}`,
    none,
    settledBy,
  ],
  walletByUpi: [`वॉलेट से UPI, ${freeUpTo} से ऊपर`, percentOf(fees.walletByUpi), settledBy],
  walletSmall: [`वॉलेट से UPI, ${freeUpTo} तक या ${smallTurnover}`, none, settledBy],
  instant: [
    'तुरंत सेटलमेंट (अलग से)',
    percentOf(fees.instantSettlement),
    `${settlement.instantMinutes} मिनट के अंदर`,
  ],
  notOffered: ['कार्ड पर EMI, विदेश के कार्ड', 'यह सेवा नहीं है'],
};
export const feeLines = Object.values(feeLine);

export const commissionLines = [
  [`कैश निकासी, ${slabs.withdrawal.small}`, sumOf(withdrawal.small.paise)],
  [`कैश निकासी, ${slabs.withdrawal.medium}`, sumOf(withdrawal.medium.paise)],
  [`कैश निकासी, ${slabs.withdrawal.large}`, sumOf(withdrawal.large.paise)],
  [`मनी ट्रांसफ़र, ${slabs.transfer.small}`, sumOf(transfer.small.paise)],
  [`मनी ट्रांसफ़र, ${slabs.transfer.medium}`, sumOf(transfer.medium.paise)],
  [`मनी ट्रांसफ़र, ${slabs.transfer.large}`, sumOf(transfer.large.paise)],
  ['बैलेंस या मिनी स्टेटमेंट', 'कुछ नहीं'],
  ['बिजली का बिल', sumOf(bill.electricity)],
  ['पानी या गैस का बिल', sumOf(bill.waterAndGas)],
  ['ब्रॉडबैंड या फ़ोन का बिल', sumOf(bill.broadband)],
  ['रिचार्ज: मोबाइल, DTH, OTT', [recharge.mobile, recharge.dth, recharge.ott].map(sumOf).join(', ')],
  [
    'टिकट: बस, फ़्लाइट, होटल (एक रात)',
    [travel.bus, travel.flight, travel.hotel].map(sumOf).join(', '),
  ],
  ['पॉलिसी: कार, हेल्थ, घर', [insurance.car, insurance.health, insurance.home].map(sumOf).join(', ')],
];

export const chargeLine = {
  registration: ['दुकान का रजिस्ट्रेशन', free],
  wallet: ['शुरू में वॉलेट में (पैसे आपके ही रहते हैं)', sumOf(charges.walletToBegin)],
  reader: ['फ़िंगरप्रिंट मशीन, एक बार', sumOf(charges.fingerprintReader)],
  posRent: ['बिलिंग मशीन, हर महीने', sumOf(charges.posRentMonth)],
  posDeposit: ['मशीन की जमा रकम (मशीन लौटाने पर वापस)', sumOf(charges.posDeposit)],
  payout: ['पेआउट', sumOf(charges.payout)],
  pan: ['PAN की जाँच', sumOf(charges.panCheck)],
  account: ['बैंक खाते या UPI ID की जाँच', sumOf(charges.accountCheck)],
  vehicle: ['गाड़ी की RC की जाँच', sumOf(charges.vehicleCheck)],
  identity: ['आधार, वोटर ID या पासपोर्ट की जाँच', sumOf(charges.identityCheck)],
  company: ['कंपनी (CIN) की जाँच', sumOf(charges.companyCheck)],
  document: ['OCR से पढ़ा एक दस्तावेज़', sumOf(charges.documentRead)],
  prepaidCard: ['प्रीपेड कार्ड', sumOf(charges.prepaidCard)],
  user: ['एक और यूज़र, हर महीने', sumOf(charges.addedUserMonth)],
  pickup: ['दुकान से कैश ले जाना (पिकअप)', sumOf(charges.cashPickup)],
  receipt: ['पार्टनर दुकान पर कैश रसीद या कैश ड्रॉप', sumOf(charges.cashReceipt)],
};

/** What a shop pays, and what its customer does. */
export const counterLines = [
  chargeLine.registration,
  chargeLine.wallet,
  chargeLine.reader,
  chargeLine.posRent,
  chargeLine.posDeposit,
  [
    'मनी ट्रांसफ़र में ग्राहक देता है',
    `${percentOf(customerCharges.transfer)}, कम-से-कम ${sumOf(customerCharges.transferLeast)}`,
  ],
  [
    'निकासी, बैलेंस, स्टेटमेंट, बिल या रिचार्ज में ग्राहक देता है',
    'कुछ नहीं, आप भी अलग से न लें। ग्राहक का अपना बैंक चार्ज ले सकता है',
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
  ['किसी और चीज़ की जाँच', 'इस सूची में नहीं, पूछ लें'],
  chargeLine.prepaidCard,
  chargeLine.user,
  chargeLine.pickup,
  chargeLine.receipt,
];

/** What visitors look for, and what there is in its place. */
export const missingLines = [
  ['साउंडबॉक्स', 'नहीं है: हर पेमेंट आपका ऐप या बैंक बताता है'],
  ['किराए की फ़िंगरप्रिंट मशीन', `नहीं है: खरीदनी होती है, ${sumOf(charges.fingerprintReader)}`],
  feeLine.notOffered,
];

export const refusedLines = [
  ['सट्टा, लॉटरी और पैसे लगाकर खेले जाने वाले गेम'],
  ['क्रिप्टो और बिना रजिस्ट्रेशन की निवेश योजनाएँ'],
  ['हथियार, नशे की चीज़ें, और ऑनलाइन बेचा तंबाकू'],
  ['सिर्फ़ वयस्कों के लिए सामग्री या सेवाएँ'],
  ['चेन मार्केटिंग, और बिना लाइसेंस लोन देना'],
  ['जो भी कानून में मना है'],
];

export const dayLine = {
  account: ['हमारे यहाँ खाता, पूरे दस्तावेज़ मिलने के बाद', inDays(days.activation)],
  shop: ['दुकान, पूरे दस्तावेज़ मिलने के बाद', inDays(days.shopChecks)],
  aeps: ['AEPS', `${inDays(days.shopChecks)}, फिर बैंक की KYC`],
  insurance: ['बीमा', `${inDays(days.insuranceCourse)}, कोर्स और परीक्षा के साथ`],
  device: ['बिलिंग मशीन का पहुँचना', inDays(days.posDelivery)],
  refund: ['रिफ़ंड, ग्राहक के बैंक में', inDays(days.refund)],
  partner: ['पार्टनर की जाँच', inDays(days.partnerReview)],
  alliance: ['साझेदारी की जाँच', inDays(days.allianceReview)],
};
export const dayLines = Object.values(dayLine);

export const disputeLine = {
  answer: ['विवाद पर आपका जवाब', `${days.disputeAnswer} कामकाजी दिनों के अंदर`],
  held: ['तब तक क्या रुकता है', 'विवाद वाली रकम'],
  cost: ['चार्जबैक का खर्च', 'बैंक या नेटवर्क जितना लेता है, उतना ही'],
  refund: [
    'आप खुद रिफ़ंड दें, तो',
    `${spanOf(days.refund)} कामकाजी दिनों में पहुँचता है, ज़्यादातर विवाद वहीं खत्म`,
  ],
  fee: ['रिफ़ंड हुए पेमेंट की फ़ीस', 'वापस नहीं होती, जब तक एग्रीमेंट में न लिखा हो'],
};
export const disputeLines = Object.values(disputeLine);

export const leavingLines = [
  ['नोटिस, आपकी या हमारी तरफ़ से', `${leaving.noticeDays} दिन पहले, लिखकर`],
  ['मशीन की जमा रकम', `मशीन लौटाने पर ${sumOf(charges.posDeposit)} वापस। कब तक, यह एग्रीमेंट में लिखा है`],
  ['वॉलेट में बचे पैसे', 'आपके हैं। कब तक मिलेंगे, यह एग्रीमेंट में लिखा है'],
  ['जो बिक्री अभी बैंक में नहीं आई', settledBy],
  ['रिफ़ंड और चार्जबैक के लिए रोकी रकम', 'जब तक नेटवर्क इन्हें मानते हैं। कितनी, यह एग्रीमेंट में लिखा है'],
  ['छोड़ने का चार्ज', 'इस सूची में कोई नहीं। हो, तो एग्रीमेंट में लिखा है'],
];

export const ownLimitLines = [
  ['कार्ड का एक पेमेंट', rupeesOf(limits.cardPaymentRupees)],
  ['एक दिन के पेआउट', rupeesOf(limits.payoutDayRupees)],
];

export const documentLine = {
  proprietor: [
    'अकेले मालिक (प्रोपराइटर)',
    'मालिक का PAN। आधार QR कोड या OTP से जाँचा जाता है, उसकी कॉपी नहीं। दुकान का लाइसेंस, उद्यम या GST सर्टिफ़िकेट। कैंसल चेक',
  ],
  partnership: ['पार्टनरशिप', 'फ़र्म का PAN। पार्टनरशिप डीड। साइन करने वाले पार्टनरों के PAN और पते। कैंसल चेक'],
  llp: ['LLP', 'PAN और LLPIN। LLP एग्रीमेंट। डेज़िग्नेटेड पार्टनरों के PAN और पते। कैंसल चेक'],
  company: [
    'कंपनी, एक व्यक्ति वाली (OPC) भी',
    'PAN और CIN। मेमोरेंडम और आर्टिकल। बोर्ड रेज़ॉल्यूशन। डायरेक्टरों और मालिकों के PAN और पते। कैंसल चेक',
  ],
  trust: [
    'ट्रस्ट या सोसाइटी',
    'PAN। रजिस्ट्रेशन सर्टिफ़िकेट। डीड या नियमावली। रेज़ॉल्यूशन। ट्रस्टी या पदाधिकारी। कैंसल चेक',
  ],
  others: ['HUF, सरकारी दफ़्तर, बिना लाइसेंस रेहड़ी-ठेला', 'पहले पूछें: बैंक बताता है कि वह क्या मानेगा'],
};
export const documentLines = Object.values(documentLine);

export const supportLine = {
  phone: ['फ़ोन', '24 घंटे, सातों दिन'],
  message: ['ईमेल और संपर्क फ़ॉर्म', 'अगले कामकाजी दिन'],
  languages: ['भाषाएँ', 'अंग्रेज़ी और हिंदी'],
};
export const supportLines = Object.values(supportLine);

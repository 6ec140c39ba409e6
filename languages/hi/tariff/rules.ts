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
import type { Regulator, Rule } from '#facts/types/rule.ts';
import { monthOf } from '#languages/hi/words/dates.ts';
import { asOf, daysOf, smallTurnover } from './facts.ts';

// What NPCI, the RBI and others set, as the page `/rates` shows it.

/** Makers of rules that have a Hindi name; abbreviations stay. */
const MAKERS: Partial<Record<Regulator, string>> = {
  Parliament: 'टैक्स कानून',
  'Finance Ministry': 'वित्त मंत्रालय',
  'Home Ministry': 'गृह मंत्रालय',
};

const line = (name: string, text: string, rule: Rule) => {
  const { by, dated, since = dated } = rule;
  const from = since > dated ? `${monthOf(since)} से` : monthOf(dated);
  return [name, text, `${MAKERS[by] ?? by}, ${from}। ${asOf(rule)}`];
};

/** Each line by a name, for sheets and sentences that have some of them. */
export const ruleLine = {
  aepsWithdrawal: line(
    'AEPS निकासी',
    `एक बार में ${rupeesOf(cash.aepsWithdrawal.mostRupees)}। रकम ${rupeesOf(cash.aepsWithdrawal.multipleRupees)} के गुणक में। एक काउंटर पर एक ग्राहक दिन में ${cash.aepsWithdrawal.withdrawalsADay} बार`,
    cash.aepsWithdrawal,
  ),
  aepsFailed: line(
    'AEPS: पैसे कटे, कैश नहीं मिला',
    `${cash.failedPayment.aepsDays} दिनों में वापस, फिर रोज़ ${rupeesOf(cash.failedPayment.compensationDayRupees)}`,
    cash.failedPayment,
  ),
  aepsOperator: line(
    'AEPS ऑपरेटर',
    `बैंक जाँचता है। ${cash.aepsOperators.idleMonths} महीने लेन-देन न हो, तो फिर से`,
    cash.aepsOperators,
  ),
  aepsReader: line(
    'AEPS की फ़िंगरप्रिंट मशीन',
    'UIDAI में रजिस्टर्ड, L1 वाली। रास्ते में फ़िंगरप्रिंट कोई पढ़ नहीं सकता',
    cash.aepsReaders,
  ),
  moneyTransfer: line(
    'दुकान से मनी ट्रांसफ़र',
    `हर बार ${rupeesOf(cash.moneyTransfer.transactionRupees)}, एक भेजने वाले के महीने में ${rupeesOf(cash.moneyTransfer.senderMonthRupees)}`,
    cash.moneyTransfer,
  ),
  upiPersons: line(
    'दो लोगों के बीच UPI',
    `एक दिन में ${rupeesOf(upi.upiAmounts.betweenPersonsRupees)}`,
    upi.upiAmounts,
  ),
  upiMerchants: line(
    'जाँचे हुए दुकानदारों को UPI',
    `बीमा, यात्रा और टैक्स के ${rupeesOf(upi.upiAmounts.insuranceTravelTaxRupees)}। गहनों के ${rupeesOf(upi.upiAmounts.jewelleryRupees)}`,
    upi.upiAmounts,
  ),
  debitCards: line(
    'Visa, Mastercard के डेबिट कार्ड',
    `ज़्यादा-से-ज़्यादा ${percentOfRule(cards.debitCards.otherHundredths)} और ${rupeesOf(cards.debitCards.otherMostRupees)}। ${smallTurnover}: ${percentOfRule(cards.debitCards.smallHundredths)} और ${rupeesOf(cards.debitCards.smallMostRupees)}। QR कोड से ${percentOfRule(cards.debitCards.otherByCodeHundredths)} और ${percentOfRule(cards.debitCards.smallByCodeHundredths)}`,
    cards.debitCards,
  ),
  hospitalsAndSchools: line(
    'अस्पताल और स्कूल को UPI',
    `एक बार में ${rupeesOf(upi.hospitalsAndSchools.mostRupees)}`,
    upi.hospitalsAndSchools,
  ),
  merchantIds: line(
    'दुकान पर अपनी UPI ID',
    `महीने में ${rupeesOf(upi.merchantIds.monthRupees)} तक। ${upi.merchantIds.months} महीने इससे ज़्यादा आए, तो दुकानदार वाली ID चाहिए`,
    upi.merchantIds,
  ),
  unauthorised: line(
    'आपकी जानकारी के बिना पैसे निकल गए',
    `गलती किसी और की हो और बैंक को ${fraud.unauthorised.toldWithinWorkingDays} कामकाजी दिनों में बताएँ, तो आपका कुछ नहीं जाता`,
    fraud.unauthorised,
  ),
  fraudCompensation: line(
    'कोड चुराया, या दबाव में पेमेंट करवाया',
    `${rupeesOf(fraud.fraudCompensation.lossRupees)} तक के नुकसान का ${fraud.fraudCompensation.percent}%, ज़्यादा-से-ज़्यादा ${rupeesOf(fraud.fraudCompensation.mostRupees)}। ${fraud.fraudCompensation.toldWithinDays} दिनों में बताएँ`,
    fraud.fraudCompensation,
  ),
  heldAmount: line(
    '1930 की शिकायत पर रुके पैसे',
    `सिर्फ़ विवाद वाली रकम। ${rupeesOf(fraud.heldAmount.smallRupees)} से कम हो, तो कोर्ट के बिना ${fraud.heldAmount.mostDays} दिनों तक`,
    fraud.heldAmount,
  ),
  lendersNamed: line(
    'कई कंपनियों के लोन ऑफ़र',
    'सब दिखते हैं, लोन देने वालों के नाम के साथ',
    lending.lendersNamed,
  ),
  noMerchantFee: line('खाते से UPI, RuPay डेबिट', 'दुकानदार से कोई चार्ज नहीं (MDR)', upi.noMerchantFee),
  upiLite: line(
    'UPI Lite (छोटी रकम)',
    `हर बार ${rupeesOf(upi.upiLite.paymentRupees)}, बैलेंस ${rupeesOf(upi.upiLite.balanceRupees)}`,
    upi.upiLite,
  ),
  smallMerchants: line(
    'RuPay क्रेडिट से UPI, छोटे दुकानदार',
    `${rupeesOf(upi.smallMerchants.freeUpToRupees)} तक कुछ नहीं`,
    upi.smallMerchants,
  ),
  imps: line('IMPS', `ज़्यादा-से-ज़्यादा ${rupeesOf(banks.imps.mostRupees)}`, banks.imps),
  neft: line(
    'NEFT',
    `एक दिन में ${banks.neft.batchesADay} बैच, ${banks.neft.returnedWithinHours} घंटे में पैसे जमा या वापस`,
    banks.neft,
  ),
  rtgs: line('RTGS', `कम-से-कम ${rupeesOf(banks.rtgs.leastRupees)}`, banks.rtgs),
  autopay: line(
    'ऑटोपे, दोबारा OTP के बिना',
    `${rupeesOf(mandates.eMandate.withoutFactorRupees)}। बीमा, फ़ंड और कार्ड के बिल के ${rupeesOf(mandates.eMandate.insuranceFundsCardsRupees)}। ${mandates.eMandate.noticeHours} घंटे पहले सूचना`,
    mandates.eMandate,
  ),
  autopayRetries: line(
    'UPI ऑटोपे की दोबारा कोशिश',
    `${mandates.upiAutopay.retries} बार, व्यस्त समय छोड़कर`,
    mandates.upiAutopay,
  ),
  failedPayment: line(
    'पैसे कटे, दुकान को नहीं मिले',
    `${cash.failedPayment.merchantDays} दिनों में वापस, फिर रोज़ ${rupeesOf(cash.failedPayment.compensationDayRupees)}`,
    cash.failedPayment,
  ),
  ombudsman: line(
    'लोकपाल (ombudsman) से शिकायत',
    `बैंक, लोन कंपनी, वॉलेट, क्रेडिट ब्यूरो की: ${banks.ombudsman.afterDays} दिन बाद, उसके ${banks.ombudsman.withinDays} दिनों के अंदर`,
    banks.ombudsman,
  ),
  prepayment: line(
    'समय से पहले चुकाना, फ़्लोटिंग ब्याज दर',
    'आम लोगों और छोटे कारोबार से कोई चार्ज नहीं',
    lending.prepayment,
  ),
  loan: line('लोन', 'साइन से पहले KFS: पूरा खर्च और साल की दर', lending.keyFacts),
  coolingOff: line(
    'ऑनलाइन लिया लोन',
    `कम-से-कम ${daysOf(lending.coolingOff.leastDays)} तक लौटा सकते हैं, जुर्माना नहीं`,
    lending.coolingOff,
  ),
  creditReport: line(
    'क्रेडिट रिपोर्ट में गलती',
    `${lending.creditReport.correctedWithinDays} दिनों में ठीक, फिर रोज़ ${rupeesOf(lending.creditReport.compensationDayRupees)}`,
    lending.creditReport,
  ),
  claims: line(
    'हेल्थ और डेथ क्लेम',
    `${insurance.policyholders.claimDays} दिनों में फ़ैसला। शिकायत का जवाब ${insurance.policyholders.complaintDays} दिनों में`,
    insurance.policyholders,
  ),
  giveBack: line(
    'नई जीवन या हेल्थ पॉलिसी',
    `${insurance.policyholders.giveBackDays} दिनों के अंदर लौटा सकते हैं`,
    insurance.policyholders,
  ),
  insuranceOmbudsman: line(
    'बीमा लोकपाल से शिकायत',
    `${insurance.insuranceOmbudsman.afterMonths} महीने बाद, ${insurance.insuranceOmbudsman.withinYears} साल के अंदर`,
    insurance.insuranceOmbudsman,
  ),
  pointOfSale: line(
    'बीमा बेचने वाले (POSP)',
    `${insurance.pointOfSale.schoolYears}वीं पास, ${insurance.pointOfSale.courseHours} घंटे की ट्रेनिंग, परीक्षा`,
    insurance.pointOfSale,
  ),
  pointOfSaleProducts: line(
    'POSP क्या बेच सकते हैं',
    `बचत वाली ${rupeesOf(insurance.pointOfSaleProducts.savingsRupees)}, हेल्थ ${rupeesOf(insurance.pointOfSaleProducts.healthRupees)}, अस्पताल के बिल ${rupeesOf(insurance.pointOfSaleProducts.hospitalRupees)} तक। ULIP और ग्रुप पॉलिसी नहीं`,
    insurance.pointOfSaleProducts,
  ),
  coverWithoutGst: line('व्यक्ति के जीवन और हेल्थ बीमा पर GST', 'नहीं लगता', insurance.coverWithoutGst),
  commissionTax: line(
    'कमीशन पर TDS',
    `साल में ${rupeesOf(tax.commissionTax.aboveYearRupees)} से ज़्यादा पर ${tax.commissionTax.percent}%`,
    tax.commissionTax,
  ),
  feeTax: line('हमारी फ़ीस पर GST', `${tax.feeTax.percent}%`, tax.feeTax),
  cardNumbers: line('कार्ड के नंबर', 'सिर्फ़ बैंक और कार्ड नेटवर्क रख सकते हैं', banks.cardNumbers),
  collectEnded: line('ID लिखकर UPI से पैसे माँगना', 'दुकानदारों के लिए बंद', upi.collectEnded),
  transactionIds: line('UPI लेन-देन की ID', 'सिर्फ़ अक्षर और अंक', upi.transactionIds),
  cardStandard: line(
    'कार्ड की जानकारी और पेमेंट पेज',
    `PCI DSS ${cards.cardStandard.version}`,
    cards.cardStandard,
  ),
  smallCardPayments: line(
    'कार्ड पेमेंट की हमारी फ़ीस पर GST',
    `${rupeesOf(tax.smallCardPayments.upToRupees)} तक नहीं, जहाँ पेमेंट एग्रीगेटर सेटलमेंट करे`,
    tax.smallCardPayments,
  ),
  prepaid: line(
    'प्रीपेड कार्ड और वॉलेट',
    `अभी सिर्फ़ मसौदा: महीने में ${rupeesOf(lending.prepaidDraft.cashMonthRupees)} कैश, ${rupeesOf(lending.prepaidDraft.giftCardRupees)} के गिफ़्ट कार्ड, विदेश में नहीं`,
    lending.prepaidDraft,
  ),
  aadhaar: line(
    'आधार, ऑफ़लाइन',
    'QR कोड या ऐप से, सिर्फ़ रजिस्टर्ड कारोबार। फ़ोटोकॉपी नहीं (खबरों के हिसाब से)',
    identity.aadhaarOffline,
  ),
};

export const ruleLines = Object.values(ruleLine);

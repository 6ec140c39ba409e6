import { monthOf } from '#content/hi/words/dates.ts';
import * as banks from '#content/rules/banks.ts';
import * as cash from '#content/rules/cash.ts';
import * as insurance from '#content/rules/insurance.ts';
import * as lending from '#content/rules/lending.ts';
import * as mandates from '#content/rules/mandates.ts';
import * as tax from '#content/rules/tax.ts';
import * as upi from '#content/rules/upi.ts';
import { rupeesOf } from '#content/tariff-figures.ts';
import type { Rule } from '#content/types/rule.ts';

// What NPCI, the RBI and others set, as the page `/rates` shows it.

export const asOf = (month: string) => `${month} में देखा`;

const { aepsWithdrawal, aepsOperators, moneyTransfer, failedPayment } = cash;
const line = (name: string, text: string, { by, dated, lookedUp }: Rule) => [
  name,
  text,
  `${by === 'Parliament' ? 'टैक्स कानून' : by}, ${monthOf(dated)}। ${asOf(monthOf(lookedUp))}`,
];

export const ruleLines = [
  line(
    'AEPS निकासी',
    `एक बार में ${rupeesOf(aepsWithdrawal.mostRupees)}, ${rupeesOf(aepsWithdrawal.multipleRupees)} के गुणक में`,
    aepsWithdrawal,
  ),
  line(
    'AEPS ऑपरेटर',
    `बैंक जाँचता है। ${aepsOperators.idleMonths} महीने लेन-देन न हो, तो फिर से`,
    aepsOperators,
  ),
  line(
    'दुकान से मनी ट्रांसफ़र',
    `हर बार ${rupeesOf(moneyTransfer.transactionRupees)}, एक भेजने वाले के महीने में ${rupeesOf(moneyTransfer.senderMonthRupees)}`,
    moneyTransfer,
  ),
  line(
    'दो लोगों के बीच UPI',
    `एक दिन में ${rupeesOf(upi.upiAmounts.betweenPersonsRupees)}`,
    upi.upiAmounts,
  ),
  line(
    'जाँचे हुए दुकानदारों को UPI',
    `बीमा, यात्रा और टैक्स के ${rupeesOf(upi.upiAmounts.insuranceTravelTaxRupees)}। गहनों के ${rupeesOf(upi.upiAmounts.jewelleryRupees)}`,
    upi.upiAmounts,
  ),
  line('खाते से UPI, RuPay डेबिट', 'दुकानदार से कोई चार्ज नहीं (MDR)', upi.noMerchantFee),
  line(
    'UPI Lite',
    `हर बार ${rupeesOf(upi.upiLite.paymentRupees)}, बैलेंस ${rupeesOf(upi.upiLite.balanceRupees)}`,
    upi.upiLite,
  ),
  line(
    'UPI से RuPay क्रेडिट, छोटे दुकानदार',
    `${rupeesOf(upi.smallMerchants.freeUpToRupees)} तक कुछ नहीं`,
    upi.smallMerchants,
  ),
  line('IMPS', `ज़्यादा-से-ज़्यादा ${rupeesOf(banks.imps.mostRupees)}`, banks.imps),
  line(
    'NEFT',
    `एक दिन में ${banks.neft.batchesADay} बैच, ${banks.neft.returnedWithinHours} घंटे में पैसे जमा या वापस`,
    banks.neft,
  ),
  line('RTGS', `कम-से-कम ${rupeesOf(banks.rtgs.leastRupees)}`, banks.rtgs),
  line(
    'बिना दूसरी जाँच के ऑटोपे',
    `${rupeesOf(mandates.eMandate.withoutFactorRupees)}। बीमा, फ़ंड और कार्ड के बिल के ${rupeesOf(mandates.eMandate.insuranceFundsCardsRupees)}। ${mandates.eMandate.noticeHours} घंटे पहले सूचना`,
    mandates.eMandate,
  ),
  line(
    'UPI ऑटोपे की दोबारा कोशिश',
    `${mandates.upiAutopay.retries}, भीड़ के समय के बाहर`,
    mandates.upiAutopay,
  ),
  line(
    'पैसे कटे, दुकान को नहीं मिले',
    `${failedPayment.merchantDays} दिन में वापस, फिर रोज़ ${rupeesOf(failedPayment.compensationDayRupees)}`,
    failedPayment,
  ),
  line('लोकपाल (ombudsman) से शिकायत', `${banks.ombudsman.afterDays} दिन बाद`, banks.ombudsman),
  line(
    'समय से पहले चुकाना, फ़्लोटिंग ब्याज दर',
    'लोगों, बहुत छोटे और छोटे कारोबार से कोई चार्ज नहीं',
    lending.prepayment,
  ),
  line('लोन', 'साइन से पहले Key Facts Statement, साल की दर के साथ', lending.keyFacts),
  line(
    'बीमा बेचने वाले (POSP)',
    `${insurance.pointOfSale.schoolYears}वीं पास, ${insurance.pointOfSale.courseHours} घंटे की ट्रेनिंग, परीक्षा`,
    insurance.pointOfSale,
  ),
  line('लोगों के जीवन और हेल्थ बीमा पर GST', 'नहीं लगता', insurance.coverWithoutGst),
  line(
    'कमीशन पर TDS',
    `साल में ${rupeesOf(tax.commissionTax.aboveYearRupees)} से ज़्यादा पर ${tax.commissionTax.percent}%`,
    tax.commissionTax,
  ),
  line('हमारी फ़ीस पर GST', `${tax.feeTax.percent}%`, tax.feeTax),
];

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
import { monthOf } from '#languages/hi/words/dates.ts';
import { asOf, dayOf, daysOf, lakh, smallTurnover } from './facts.ts';

// Sentences of pages that say what others have set: each figure is the rule's, and each says as of when.

const lower = 'आपका बैंक इससे कम लिमिट रख सकता है।';

const smallCard = rupeesOf(smallCardPayments.upToRupees);
export const gstOfFee = {
  notPayment: `GST फ़ीस का ${feeTax.percent}% है, पेमेंट का नहीं।`,
  notCharge: `GST फ़ीस का ${feeTax.percent}% है। कार्ड से ${smallCard} तक के पेमेंट पर GST नहीं।`,
  notLoad: `GST फ़ीस का ${feeTax.percent}% है। कार्ड से ${smallCard} तक डालने पर GST नहीं।`,
  atTill: `GST फ़ीस का ${feeTax.percent}% है। ${smallCard} तक के कार्ड पेमेंट पर GST नहीं।`,
};
export const gstInvoice = `हाँ, हर महीने। GSTIN दिया हो, तो उस पर लिखा होता है। GST में रजिस्टर्ड कारोबार हमारी फ़ीस का GST अपने टैक्स में से घटा सकता है, जब इनवॉइस उसके GSTR-2B में आ जाए (${asOf(inputCredit)})।`;
export const noGst = `पेमेंट एग्रीगेटर ${rupeesOf(smallCardPayments.upToRupees)} तक का कार्ड पेमेंट सेटल करे, तो फ़ीस पर GST नहीं लगता (${asOf(smallCardPayments)})।`;

export const cardNumbersKept = `कार्ड का काम PCI DSS के नियमों से होता है। कार्ड नंबर सिर्फ़ जारी करने वाले और कार्ड नेटवर्क रखते हैं (RBI का नियम, ${asOf(cardNumbers)})`;
export const noCardNumbers = `नहीं। कार्ड नंबर सिर्फ़ जारी करने वाले और कार्ड नेटवर्क रख सकते हैं (RBI का नियम, ${asOf(cardNumbers)})। इसलिए हम आखिरी चार अंकों से काम करते हैं।`;

export const cardStandard = `सेवा कंपनियों का लेवल कार्ड नेटवर्क साल भर के लेन-देन से तय करते हैं। Level 1 में सबसे ज़्यादा लेन-देन वाले आते हैं। मानक का वर्शन ${standard.version} है (${asOf(standard)})। पेमेंट पेज की स्क्रिप्ट के उसके नियम ${dayOf(standard.since)} से ज़रूरी हैं। ग्राहक हमारे पेज या लिंक पर पैसे दें, तो इन्हें हम पूरा करते हैं। आप सिर्फ़ SAQ A फ़ॉर्म भरते हैं। हमारा पेज आपके पेज के अंदर दिखे, तो आप यह भी लिखकर देते हैं कि आपका पेज दूसरों की स्क्रिप्ट से सुरक्षित है।`;

export const transfers = {
  most: `IMPS में ${lakh(imps.mostRupees)} तक जाते हैं। RTGS ${lakh(rtgs.leastRupees)} से शुरू होता है (RBI का नियम, ${asOf(imps)})। ${lower}`,
  speed: `IMPS से तुरंत, एक लेन-देन में ${lakh(imps.mostRupees)} तक। NEFT के बैच दिन-रात हर आधे घंटे में चलते हैं। RTGS ${lakh(rtgs.leastRupees)} से शुरू होता है (RBI का नियम, ${asOf(imps)})। ${lower}`,
  payout: `IMPS या UPI से तुरंत। NEFT से अगले आधे घंटे वाले बैच में। RTGS ${lakh(rtgs.leastRupees)} और उससे ऊपर के लिए है (RBI का नियम, ${asOf(rtgs)})। ${lower} पेआउट नहीं हुआ, तो पैसे आपको लौट आते हैं।`,
  imps: `एक लेन-देन में ${lakh(imps.mostRupees)} तक, दिन-रात कभी भी, पैसे तुरंत जमा।`,
  neft: `दिन में ${neft.batchesADay} बैच, हर आधे घंटे में एक। बैच के ${neft.returnedWithinHours} घंटे के अंदर पैसे जमा या वापस।`,
  rtgs: `${lakh(rtgs.leastRupees)} से शुरू। RBI ने ऊपर की कोई लिमिट नहीं रखी। ${monthOf(rtgs.dated)} से दिन-रात।`,
  limits: `ये लिमिट RBI की हैं (${asOf(imps)})। ${lower} पाने वाले को अभी-अभी जोड़ा हो, तो इंतज़ार करना पड़ सकता है।`,
};

export const shopTransfers = {
  heading: `लिमिट और समय (RBI के नियम, ${asOf(moneyTransfer)})`,
  each: `दुकान पर: एक लेन-देन में ${rupeesOf(moneyTransfer.transactionRupees)} तक`,
  month: `दुकान पर: एक भेजने वाला महीने में ${rupeesOf(moneyTransfer.senderMonthRupees)} तक`,
  branch: `बैंक की ब्रांच से कैश में: NEFT से ${rupeesOf(moneyTransfer.branchRupees)} तक`,
  paidOut: `कैश में देना: एक बार में ${rupeesOf(moneyTransfer.paidOutRupees)} तक, एक पाने वाले को महीने में ${rupeesOf(moneyTransfer.receiverMonthRupees)} तक`,
  neft: `NEFT: हर आधे घंटे में बैच, ${neft.returnedWithinHours} घंटे के अंदर पैसे जमा या वापस`,
  documents: `मोबाइल, जिस पर OTP आए। पहली बार एक मान्य सरकारी दस्तावेज़ भी। दोनों ${dayOf(moneyTransfer.since)} से ज़रूरी हैं (RBI का नियम, ${asOf(moneyTransfer)})। हर ट्रांसफ़र का OTP अलग होता है।`,
};

export const upiLimits = {
  heading: `किस कारोबार की कितनी लिमिट (NPCI के नियम, ${asOf(upiAmounts)})`,
  since: `बड़ी रकमें ${dayOf(upiAmounts.dated)} से लागू हैं, सिर्फ़ जाँचे हुए दुकानदारों के लिए। ${lower}`,
  persons: `एक व्यक्ति से दूसरे को: दिन में ${lakh(upiAmounts.betweenPersonsRupees)} तक`,
  schools: `अस्पताल और स्कूल: एक बार में ${lakh(hospitalsAndSchools.mostRupees)} तक`,
  insurance: `बीमा, ट्रैवल, टैक्स, कैपिटल मार्केट (शेयर वगैरह): एक बार में ${lakh(upiAmounts.insuranceTravelTaxRupees)} तक, दिन में ${lakh(upiAmounts.insuranceTravelTaxDayRupees)} तक`,
  loans: `लोन की किस्त: एक बार में ${lakh(upiAmounts.loanRupees)} तक, दिन में ${lakh(upiAmounts.loanDayRupees)} तक`,
  cardBills: `क्रेडिट कार्ड का बिल: एक बार में ${lakh(upiAmounts.cardBillRupees)} तक, दिन में ${lakh(upiAmounts.cardBillDayRupees)} तक`,
  jewellery: `गहने: एक बार में ${lakh(upiAmounts.jewelleryRupees)} तक, दिन में ${lakh(upiAmounts.jewelleryDayRupees)} तक`,
  lite: `UPI Lite: एक पेमेंट ${rupeesOf(upiLite.paymentRupees)} तक, बैलेंस ${rupeesOf(upiLite.balanceRupees)} तक`,
  betweenPersons: `एक व्यक्ति से दूसरे को: ${lakh(upiAmounts.betweenPersonsRupees)} तक (${asOf(upiAmounts)})`,
  onePayment: `एक व्यक्ति से दूसरे को दिन में ${lakh(upiAmounts.betweenPersonsRupees)} तक। अस्पताल और स्कूल को ${lakh(hospitalsAndSchools.mostRupees)} तक (NPCI के नियम, ${asOf(upiAmounts)})। कुछ और तरह के दुकानदारों को इससे ज़्यादा मिल सकता है। पैसे देने वाले का बैंक इससे कम लिमिट रख सकता है।`,
  merchants: `हाँ। लिमिट इससे तय होती है कि आप क्या बेचते हैं। जाँचे हुए दुकानदार बीमा, ट्रैवल, टैक्स और शेयर बाज़ार में एक बार में ${lakh(upiAmounts.insuranceTravelTaxRupees)} तक ले सकते हैं। अस्पताल और स्कूल भी। गहनों में ${lakh(upiAmounts.jewelleryRupees)} तक (NPCI के नियम, ${asOf(upiAmounts)})। ${lower}`,
  transactionIds: `UPI लेन-देन की ID में ${dayOf(transactionIds.since)} से खास निशान (जैसे # या /) नहीं चलते (NPCI का नियम, ${asOf(transactionIds)})। सिर्फ़ अक्षर और अंक (जैसे INV2041) लिखें।`,
  liteAnswer: `UPI Lite में ${rupeesOf(upiLite.balanceRupees)} तक का बैलेंस रहता है। उससे एक बार में ${rupeesOf(upiLite.paymentRupees)} तक दे सकते हैं (NPCI का नियम, ${asOf(upiLite)})। ${lower}`,
  collect: `नहीं। दुकानदारों के लिए ID लिखकर पैसे माँगना ${dayOf(collectEnded.dated)} को बंद हो गया। ID लिखकर ऑटोपे की नई मंज़ूरी भी बंद है (NPCI का नियम, ${asOf(collectEnded)})। पुरानी मंज़ूरी बदल सकते हैं, और iPhone पर अभी छूट है। फ़ोन पर UPI ऐप का लिंक दें, बड़ी स्क्रीन पर QR कोड।`,
  personalId: `अपनी UPI ID: महीने में ${lakh(merchantIds.monthRupees)} तक। इससे ज़्यादा पर दुकानदार वाली ID (NPCI का नियम, ${asOf(merchantIds)})`,
  cost: `बैंक खाते से कुछ नहीं। RuPay क्रेडिट पर ${percentOf(fees.rupayCreditByUpi)}, वॉलेट पर ${percentOf(fees.walletByUpi)}। छोटे दुकानदारों के लिए कम, जैसा ऊपर लिखा है।`,
  fees: `बैंक खाते वाले UPI पर ${dayOf(noMerchantFee.since)} से MDR (दुकानदार से कटने वाली फ़ीस) नहीं है। यह कानून है। छोटे दुकानदार (${smallTurnover}) वॉलेट पर कुछ नहीं देते। दुकान पर RuPay क्रेडिट के ${rupeesOf(smallMerchants.freeUpToRupees)} तक भी कुछ नहीं। बड़े दुकानदार वॉलेट के ${rupeesOf(smallMerchants.freeUpToRupees)} तक कुछ नहीं देते। यह NPCI का नियम है (${asOf(smallMerchants)})।`,
};

export const mandates = {
  notice: `पैसे कटने से ${eMandate.noticeHours} घंटे पहले और बाद में ग्राहकों को सूचना जाती है। कार्ड की अवधि खत्म होने वाली हो, तब भी।`,
  most: `${rupeesOf(eMandate.withoutFactorRupees)} तक ग्राहक से दोबारा कोड नहीं माँगा जाता। बीमा, SIP और क्रेडिट कार्ड के बिल में ${lakh(eMandate.insuranceFundsCardsRupees)} तक। इससे ऊपर, और पहली बार, वे हर पेमेंट को मंज़ूरी देते हैं। ऑटोपे की मंज़ूरी देने के उनसे कोई पैसे नहीं लिए जाते (RBI का नियम, ${asOf(eMandate)})।`,
  retries: `इनवॉइस बाकी रहता है। ग्राहक को सूचना (SMS) जाती है। UPI ऑटोपे में ${upiAutopay.retries} कोशिशें और होती हैं, व्यस्त समय छोड़कर (NPCI का नियम, ${asOf(upiAutopay)})। फिर आप तय करें: रुकें, फ़ोन करें या सेवा रोकें।`,
};

const mostAtATime = `एक बार में ज़्यादा-से-ज़्यादा ${rupeesOf(aepsWithdrawal.mostRupees)}। रकम ${rupeesOf(aepsWithdrawal.multipleRupees)} के गुणक में हो (NPCI का नियम, ${asOf(aepsWithdrawal)})।`;
export const aeps = {
  failed: `दोबारा न करें। बैंक को पैसे ${daysOf(failedPayment.aepsDays)} में लौटाने होते हैं। उसके बाद वह ग्राहक को रोज़ के ${rupeesOf(failedPayment.compensationDayRupees)} देता है (RBI का नियम, ${asOf(failedPayment)})। ग्राहक को 12 अंकों का रेफ़रेंस नंबर दें।`,
  noApproval: `कैश न दें, दोबारा स्कैन न करें। 12 अंकों के रेफ़रेंस से स्थिति देखें। निकासी नहीं हुई, तो पैसे ${daysOf(failedPayment.aepsDays)} में लौटते हैं। फिर बैंक रोज़ के ${rupeesOf(failedPayment.compensationDayRupees)} देता है (RBI का नियम, ${asOf(failedPayment)})।`,
  most: `${mostAtATime} एक काउंटर पर एक ग्राहक दिन में ${aepsWithdrawal.withdrawalsADay} बार तक। ग्राहक का बैंक महीने में कम-से-कम ${aepsWithdrawal.withdrawalsAMonth} निकासी देता है। एक बार की रकम वह कम रख सकता है।`,
  mostAtCounter: `${mostAtATime} ग्राहक का बैंक इससे कम लिमिट रख सकता है। बैंक के जवाब से पता चल जाता है।`,
  needed: `नेटवर्क वाला फ़ोन या कंप्यूटर, रजिस्टर्ड (L1) फ़िंगरप्रिंट मशीन, PAN, आधार और सेटलमेंट के लिए बैंक खाता। फिर AEPS बैंक (जिस बैंक से आपकी AEPS सेवा चलती है) ऑपरेटर के तौर पर आपकी KYC करता है। यह ${dayOf(aepsOperators.since)} से ज़रूरी है (RBI का नियम, ${asOf(aepsOperators)})। ${aepsOperators.idleMonths} महीने कोई लेन-देन न हो, तो वह बैंक KYC दोबारा करता है।`,
  otherWay: `उँगली और मशीन साफ़ करें, या दूसरी उँगली लगवाएँ। ग्राहक का बैंक देता हो, तो AEPS चेहरे से या OTP से भी चलता है (${asOf(aepsApproval)})।`,
  operator: `AEPS बैंक (जिस बैंक से आपकी AEPS सेवा चलती है) ऑपरेटर की KYC खुद पूरी कर ले, उसके बाद ही। यह ${dayOf(aepsOperators.since)} से ज़रूरी है (RBI का नियम, ${asOf(aepsOperators)})। ${aepsOperators.idleMonths} महीने कोई काम न हो, तो KYC दोबारा ज़रूरी है।`,
};

export const bills = `BBPS का नाम और निशान अब Bharat Connect है। RBI के निर्देश इस पर ${dayOf(billPayment.since)} से लागू हैं (${asOf(billPayment)})। इसकी मुख्य यूनिट NPCI Bharat BillPay है। बिल कंपनी को पैसे पहुँचने की गारंटी यह सिस्टम देता है।`;

/** The days are ours: `tariff.ts`. */
export const dispute = `उसकी रकम रोक ली जाती है। ${days.disputeAnswer} कामकाजी दिनों के अंदर बिल और माल पहुँचने के सबूत के साथ जवाब दें। नहीं तो ग्राहक का बैंक अकेले फ़ैसला करता है। आप खुद रिफ़ंड करें, तो वह ${spanOf(days.refund)} कामकाजी दिनों में पहुँचता है। ज़्यादातर विवाद वहीं खत्म हो जाते हैं।`;

export const loans = {
  early: `हाँ। ब्याज दर घटने-बढ़ने वाली (floating) हो, तो आम लोगों और छोटे कारोबार से इसका चार्ज नहीं लिया जाता। यह ${dayOf(prepayment.since)} से दिए या बढ़ाए गए लोन पर लागू है। छोटी लोन कंपनियों में ${lakh(prepayment.smallerLendersRupees)} तक के लोन पर (RBI का नियम, ${asOf(prepayment)})। दर तय (fixed) हो, तो पहले “समय से पहले चुकाना” वाली शर्त पढ़ लें।`,
  cost: `आपको हमें कुछ नहीं देना है। लोन देने वाला ब्याज, प्रोसेसिंग फ़ीस और उस फ़ीस पर GST लेता है। साइन से पहले आपको KFS (लोन के पूरे खर्च का पर्चा) मिलता है (RBI का नियम, ${asOf(keyFacts)})। उसमें सब कुछ और साल की पूरी दर (APR) लिखी होती है।`,
};

/** The steps between a message and the first customer, and when sales arrive. */
export const inBank = `बिक्री के पैसे अगले कामकाजी दिन सुबह ${settlement.by} तक बैंक में।`;
export const begin = {
  costs: `ऑनलाइन कुछ नहीं। दुकान को वॉलेट में ${sumOf(charges.walletToBegin)} रखने होते हैं। AEPS में ${sumOf(charges.fingerprintReader)} की फ़िंगरप्रिंट मशीन। बिलिंग में ${sumOf(charges.posRentMonth)} महीना और ${sumOf(charges.posDeposit)} जमा।`,
  arrives: `अगले कामकाजी दिन सुबह ${settlement.by} तक। शुक्रवार, शनिवार और रविवार की बिक्री सोमवार को आती है। ${percentOf(fees.instantSettlement)} ज़्यादा देकर ${settlement.instantMinutes} मिनट में।`,
  dispute: `उसकी रकम रोक ली जाती है। ${days.disputeAnswer} कामकाजी दिनों में बिल और सामान पहुँचने का सबूत भेजें। फ़ैसला ग्राहक का बैंक करता है।`,
};

/** What our sample rates have of devices. */
export const devices = `एक ही: इस पेज वाली मशीन। उसमें कार्ड रीडर, प्रिंटर, Wi-Fi और SIM हैं। किराया ${sumOf(charges.posRentMonth)} महीना, जमा रकम ${sumOf(charges.posDeposit)}। ये सैंपल रेट हैं, इसलिए किसी कंपनी का नाम नहीं है।`;

/** When a loan goes wrong. */
export const loanTroubles = {
  complaint: `पहले लोन देने वाले से शिकायत करें। ${daysOf(ombudsman.afterDays)} में हल न निकले, तो RBI के लोकपाल (ombudsman) के पास जाएँ। यह मुफ़्त है (${asOf(ombudsman)})।`,
  report: `लोन देने वाले या क्रेडिट ब्यूरो को बताएँ। उसे ${daysOf(creditReport.correctedWithinDays)} में ठीक करना होता है। फिर वह आपको रोज़ के ${rupeesOf(creditReport.compensationDayRupees)} देता है (RBI का नियम, ${asOf(creditReport)})।`,
  giveBack: `ऑनलाइन लिया लोन कम-से-कम ${daysOf(coolingOff.leastDays)} तक लौटा सकते हैं। उतने समय का ब्याज लगता है, जुर्माना नहीं (RBI का नियम, ${asOf(coolingOff)})।`,
};

/** When insurance goes wrong, for who is insured and for who sells. */
export const coverTroubles = {
  late: `पोर्टल दिखाता है कि जवाब किसे देना है। हेल्थ और डेथ क्लेम का फ़ैसला ${daysOf(policyholders.claimDays)} में होता है। डेथ क्लेम की जाँच हो, तो ${daysOf(policyholders.investigatedClaimDays)} में (${asOf(policyholders)})।`,
  refused: `वजह लिखित में माँगें और बीमा कंपनी से शिकायत करें। वह ${daysOf(policyholders.complaintDays)} में जवाब देती है।`,
  ombudsman: `${insuranceOmbudsman.afterMonths} महीने में जवाब न आए, या मना करने के ${insuranceOmbudsman.withinYears} साल के अंदर, बीमा लोकपाल के पास जाएँ। शिकायत मुफ़्त है (${asOf(insuranceOmbudsman)})।`,
  proposal: `कोई दस्तावेज़ कम है, या नाम दो तरह से लिखा है। बीमा कंपनी ${daysOf(policyholders.proposalDays)} में फ़ैसला करती है, या जो चाहिए, एक साथ माँगती है (${asOf(policyholders)})। तब तक कवर नहीं है।`,
  regret: `एक साल या ज़्यादा की जीवन या हेल्थ पॉलिसी ${daysOf(policyholders.giveBackDays)} के अंदर लौटा सकते हैं। प्रीमियम ${daysOf(policyholders.premiumBackDays)} में वापस आता है (${asOf(policyholders)})।`,
};

/** What who sells at a counter may sell. */
export const soldAtCounter = `वे पॉलिसी, जिनमें मिलने वाली रकम पहले से तय है। कार, घर और टर्म जीवन बीमा। बचत वाली ${lakh(sold.savingsRupees)} तक, हेल्थ ${lakh(sold.healthRupees)} तक (परिवार की ${lakh(sold.familyRupees)}), अस्पताल के बिल ${lakh(sold.hospitalRupees)} तक। शेयर बाज़ार से जुड़ी (ULIP) और ग्रुप पॉलिसी नहीं (IRDAI का नियम, ${asOf(sold)})।`;

export const prepaid = `वॉलेट और कार्ड लाइसेंस वाले बैंक या कंपनी के साथ मिलकर दिए जाते हैं। बैलेंस की लिमिट RBI की है। कार्ड देने वाला इससे कम लिमिट रख सकता है। RBI का ${dayOf(prepaidDraft.dated)} का मसौदा ${monthOf(prepaidDraft.lookedUp)} तक पक्का नहीं हुआ था।`;

export const authorised = `RBI पेमेंट एग्रीगेटर को मंज़ूरी देता है। ${dayOf(aggregators.dated)} के उसके निर्देश में वे तीन तरह के हैं (${asOf(aggregators)})। ऑनलाइन, दुकान पर आमने-सामने, और विदेश के लेन-देन वाले। सिर्फ़ गेटवे चलाने वाले इनमें नहीं आते। मंज़ूरी का दस्तावेज़ माँगें और RBI के यहाँ जाँच लें।`;

/** What happens to money that left an account and did not arrive. */
export const moneyBack = {
  transfer: `नहीं। दोबारा भेजा, तो पैसे दो बार जा सकते हैं। क्या हुआ, यह रसीद के रेफ़रेंस नंबर से पता चलता है। पाने वाले को पैसे न मिले, तो बैंक ${daysOf(failedPayment.transferDays)} में लौटाता है। उसके बाद वह रोज़ के ${rupeesOf(failedPayment.compensationDayRupees)} देता है (RBI का नियम, ${asOf(failedPayment)})।`,
  sale: `अभी सामान न दें। रेफ़रेंस नंबर लिख लें। या तो पेमेंट आता है, या ${daysOf(failedPayment.merchantDays)} में ग्राहक के पैसे लौटते हैं। उसके बाद बैंक रोज़ के ${rupeesOf(failedPayment.compensationDayRupees)} देता है (RBI का नियम, ${asOf(failedPayment)})।`,
  page: `शायद ब्राउज़र जल्दी बंद हो गया। ऑर्डर webhook से पक्का करें। पैसे आपको नहीं मिले, तो बैंक ${daysOf(failedPayment.merchantDays)} के अंदर ग्राहक को लौटाता है। उसके बाद ग्राहक को रोज़ के ${rupeesOf(failedPayment.compensationDayRupees)} मिलते हैं (RBI का नियम, ${asOf(failedPayment)})।`,
  payout: `आपके पेआउट खाते में वापस। webhook में बैंक का कारण आता है, जैसे गलत IFSC। पैसे कट जाएँ और न पहुँचें, तो ${daysOf(failedPayment.transferDays)} के अंदर लौटते हैं। देरी पर बैंक रोज़ के ${rupeesOf(failedPayment.compensationDayRupees)} देता है (RBI का नियम, ${asOf(failedPayment)})।`,
  ombudsman: `${daysOf(ombudsman.afterDays)} में सही जवाब न मिले, तो बैंक, लोन कंपनी, वॉलेट और क्रेडिट ब्यूरो की शिकायत RBI के लोकपाल (ombudsman) से मुफ़्त कर सकते हैं। शिकायत पेमेंट एग्रीगेटर की हो, तो पहले पूछ लें (${asOf(ombudsman)})`,
};

/** When money was taken, or an account is held. */
export const fraud = {
  unauthorised: `बैंक को ${unauthorised.toldWithinWorkingDays} कामकाजी दिनों में बताएँ। गलती न आपकी हो, न बैंक की, तो पूरे पैसे लौटते हैं। वे ${unauthorised.creditedWithinWorkingDays} कामकाजी दिनों में खाते में आ जाते हैं। देर से बताने पर कुछ नुकसान आपका हो सकता है। ${dayOf(fraudCompensation.since)} से बताने के ${fraudCompensation.toldWithinDays} दिन हैं (RBI का नियम, ${asOf(unauthorised)})।`,
  tricked: `${dayOf(fraudCompensation.since)} से हुए पेमेंट पर, अभी ${fraudCompensation.firstYears} साल के लिए: ${rupeesOf(fraudCompensation.lossRupees)} तक के नुकसान का ${fraudCompensation.percent}% बैंक देता है, ज़्यादा-से-ज़्यादा ${rupeesOf(fraudCompensation.mostRupees)}। यह ज़िंदगी में एक ही बार मिलता है। बैंक को और 1930 पर ${daysOf(fraudCompensation.toldWithinDays)} में बताएँ। फ़ैसला ${daysOf(fraudCompensation.decidedWithinDays)} में होता है। बैंक ने चेतावनी दी, फिर भी पेमेंट किया, तो शायद कुछ न मिले (RBI का निर्देश, ${asOf(fraudCompensation)})।`,
  aeps: `दोबारा स्कैन न करें। 12 अंकों का रेफ़रेंस नंबर रखें। बैंक को पैसे ${daysOf(failedPayment.aepsDays)} में लौटाने होते हैं। उसके बाद वह बिना माँगे रोज़ के ${rupeesOf(failedPayment.compensationDayRupees)} देता है (RBI का नियम, ${asOf(failedPayment)})।`,
  ombudsman: `बैंक ${daysOf(ombudsman.afterDays)} में हल न करे, तो RBI के लोकपाल को cms.rbi.org.in पर लिखें। यह मुफ़्त है। उसके लिए ${daysOf(ombudsman.withinDays)} का समय है (${asOf(ombudsman)})।`,
  held: `सिर्फ़ विवाद वाली रकम, पूरा खाता नहीं। रकम ${rupeesOf(heldAmount.smallRupees)} से कम हो और कोर्ट का आदेश न हो, तो ${daysOf(heldAmount.mostDays)} तक ही (गृह मंत्रालय की प्रक्रिया, ${asOf(heldAmount)})।`,
};

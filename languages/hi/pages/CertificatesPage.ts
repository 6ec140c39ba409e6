import english from '#copy/pages/CertificatesPage.ts';
import * as plots from '#copy/tariff/plots.ts';
import * as said from '#copy/tariff/said.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { ombudsman } from '#facts/rules/banks.ts';
import * as hindiPlots from '#languages/hi/tariff/plots.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';

const { afterDays } = ombudsman;

export default translate(
  english,
  {
    'A complaint, day by day': 'शिकायत, दिन-ब-दिन',
    'Licence, your money and complaints': 'लाइसेंस, आपके पैसे और शिकायतें',
    'Samples: a company that goes live puts its own numbers and names here.':
      'यह सैंपल है। असली कंपनी यहाँ अपने नंबर और नाम लिखती है।',
    'Authorisation of the RBI: number and class, with a link to the RBI’s list':
      'RBI की मंज़ूरी: नंबर और प्रकार, RBI की सूची के लिंक के साथ',
    'Sales of merchants: in an escrow account, at the bank that the agreement names':
      'दुकानदारों की बिक्री के पैसे: अलग (एस्क्रो) खाते में, एग्रीमेंट में लिखे बैंक में',
    'Grievance officer: name, post and hours; complaints by e-mail or letter get a number':
      'शिकायत अधिकारी: नाम, पद और समय। ईमेल या चिट्ठी से आई हर शिकायत को नंबर मिलता है',
    Certifications: 'सर्टिफ़िकेट',
    'Sample certificates for PCI DSS Level 1, ISO 27001, RBI Licensed and SOC 2 Type II, what each covers, and why certifications matter.':
      'PCI DSS Level 1, ISO 27001, RBI लाइसेंस और SOC 2 Type II: चार सैंपल सर्टिफ़िकेट। कौन-सा किस बात का है, और सर्टिफ़िकेट क्यों ज़रूरी हैं।',
    'Certifications and what they cover': 'सर्टिफ़िकेट, और वे किस बात के हैं',
    'Four standards that banks and auditors ask a payments company for. The certificates on this page are samples for demonstration.':
      'बैंक और ऑडिटर पेमेंट कंपनी से ये चार मानक माँगते हैं। इस पेज के सर्टिफ़िकेट सिर्फ़ दिखाने के लिए सैंपल हैं।',

    'Four standards': 'चार मानक',
    'Our certificates': 'हमारे सर्टिफ़िकेट',
    'How card data is handled, at the level for service providers with the largest volumes.':
      'कार्ड की जानकारी कैसे सँभाली जाती है। यह लेवल सबसे ज़्यादा लेन-देन वाली सेवा कंपनियों का है।',
    'Level 1 service provider (sample).': 'Level 1 वाली सेवा कंपनी (सैंपल)।',
    'How information security is managed: risks, owners, controls and yearly reviews.':
      'जानकारी की सुरक्षा कैसे होती है: खतरे, ज़िम्मेदार लोग, बचाव के इंतज़ाम और हर साल की जाँच।',
    'ISO/IEC 27001:2022, sample.': 'ISO/IEC 27001:2022, सैंपल।',
    'RBI Licensed': 'RBI लाइसेंस',
    'Payment aggregators need authorisation from the Reserve Bank of India.':
      'पेमेंट एग्रीगेटर को RBI (भारतीय रिज़र्व बैंक) की मंज़ूरी चाहिए।',
    'Sample certificate for demonstration. Authorisation number: not shown.':
      'दिखाने के लिए सैंपल सर्टिफ़िकेट। मंज़ूरी का नंबर: नहीं दिखाया गया।',
    'An auditor’s report on how security controls worked over a period of months.':
      'ऑडिटर की रिपोर्ट: कुछ महीनों में सुरक्षा के इंतज़ाम कैसे चले।',
    'SOC 2 Type II report (sample).': 'SOC 2 Type II रिपोर्ट (सैंपल)।',

    'Why Certifications Matter': 'सर्टिफ़िकेट क्यों ज़रूरी हैं',
    Security: 'सुरक्षा',
    'An independent tester has tried to break in, and what was found is closed or dated.':
      'बाहर के जाँचकर्ता ने सिस्टम में घुसने की कोशिश की है। जो कमी मिली, वह बंद हो चुकी है या उसकी तारीख तय है।',
    Compliance: 'नियम-पालन',
    'Your own auditor can rely on ours and ask you fewer questions.':
      'आपका ऑडिटर हमारे ऑडिटर पर भरोसा कर सकता है। आपसे सवाल कम पूछ सकता है।',
    Performance: 'रफ़्तार',
    'Tested recovery plans mean shorter outages when something breaks.':
      'सेवा फिर चालू करने के प्लान परखे हुए हैं। कुछ बिगड़े, तो सेवा कम देर बंद रहती है।',
    Trust: 'भरोसा',
    'Banks and customers can check a claim instead of taking our word.':
      'बैंक और ग्राहक हमारी बात खुद जाँच सकते हैं। सिर्फ़ हमारे कहने पर नहीं मानना पड़ता।',

    'How to read a certificate': 'सर्टिफ़िकेट कैसे पढ़ें',
    'What should I look at first?': 'सबसे पहले क्या देखें?',
    'The scope: a certificate may cover one office or one product. Then the dates. Ask the body that issued it, not the company.':
      'यह कि सर्टिफ़िकेट किस चीज़ का है। वह एक ऑफ़िस या एक प्रोडक्ट का भी हो सकता है। फिर तारीखें देखें। पूछना हो, तो कंपनी से नहीं, जारी करने वाली संस्था से पूछें।',
    'Is a SOC 2 report a certificate?': 'क्या SOC 2 रिपोर्ट सर्टिफ़िकेट है?',
    'No, it is an accountant’s attestation. Type I looks at one day, Type II at how controls worked over a period. You usually receive it under a confidentiality agreement.':
      'नहीं, यह अकाउंटेंट की जाँची और लिखी हुई रिपोर्ट है। Type I एक तय तारीख की हालत देखता है। Type II देखता है कि कुछ समय तक इंतज़ाम कैसे चले। रिपोर्ट आम तौर पर इस एग्रीमेंट पर मिलती है कि बात बाहर नहीं जाएगी।',
    'What does Level 1 mean in PCI DSS?': 'PCI DSS में Level 1 का क्या मतलब है?',
    'Which edition of ISO 27001 is current?': 'ISO 27001 का कौन-सा वर्शन अभी चलता है?',
    'The 2022 edition, with 93 controls. An accredited body issues the certificate and names its scope.':
      '2022 वाला, जिसमें सुरक्षा के 93 इंतज़ाम हैं। सर्टिफ़िकेट मान्यता वाली संस्था देती है। वह यह भी लिखती है कि सर्टिफ़िकेट किस चीज़ का है।',
    'Does the Reserve Bank license gateways?': 'क्या RBI गेटवे को लाइसेंस देता है?',
    'Need a document for your audit?': 'ऑडिट के लिए दस्तावेज़ चाहिए?',
    'Tell us which standard your auditor asks about and for which period. We reply with what we can share.':
      'आपके ऑडिटर को जो मानक चाहिए और जिस समय का, वह बताएँ। जो हम दे सकते हैं, वह जवाब में भेजेंगे।',
    'Contact Us': 'संपर्क करें',
  },
  textsBetween(
    [said, plots, plots.daysOf(afterDays), plots.dayAfter(afterDays + 1)],
    [hindiSaid, hindiPlots, hindiPlots.daysOf(afterDays), hindiPlots.dayAfter(afterDays + 1)],
  ),
);

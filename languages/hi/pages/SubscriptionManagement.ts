import english from '#copy/pages/SubscriptionManagement.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { eMandate, upiAutopay } from '#facts/rules/mandates.ts';
import { settled as hindiSettled } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    '3 intervals': '3 अवधियाँ',
    'a plan': 'हर प्लान की',
    'Due date': 'तय तारीख',
    'each charge': 'हर वसूली',
    [`${upiAutopay.retries} tries`]: `${upiAutopay.retries} बार`,
    'by UPI': 'UPI से',
    [`${eMandate.noticeHours} hours`]: `${eMandate.noticeHours} घंटे`,
    ahead: 'पहले',
    '3 choices': '3 विकल्प',
    'to make': 'ग्राहक के',
    '12 reports': '12 रिपोर्ट',
    'a year': 'साल में',
    'Charges a year': 'साल में कितनी बार',
    'Parijat Bank': 'पारिजात बैंक',
    'Arjun Menon': 'अर्जुन मेनन',
    'Rubina Shah': 'रुबीना शाह',
    'Dev Toppo': 'देव टोप्पो',
    'Asha Dance School': 'आशा डांस स्कूल',
    'Subscription Management': 'सब्सक्रिप्शन',
    'Bill weekly, monthly or annually by card, UPI, wallet or net banking. Plans, invoices, retries, reminders and reports in one place.':
      'हर हफ़्ते, हर महीने या हर साल बिल करें। पैसे कार्ड, UPI, वॉलेट या नेट बैंकिंग से आते हैं। प्लान, इनवॉइस, दोबारा कोशिश, याद दिलाना और रिपोर्ट एक जगह।',
    'Subscriptions and recurring payments': 'सब्सक्रिप्शन और हर महीने के पेमेंट',
    'For schools, landlords and software firms. Set the plan once; we send the invoices, collect the money and list the customers to call.':
      'स्कूलों, मकान मालिकों और सॉफ़्टवेयर कंपनियों के लिए। प्लान एक बार बनाएँ। इनवॉइस भेजना और पैसे लेना हमारा काम। जिन ग्राहकों को फ़ोन करना है, उनकी सूची आपको मिलती है।',

    'What it costs': 'खर्च कितना है',
    'A plan of ₹1,000, monthly': '₹1,000 का प्लान, हर महीने',
    'What you get from each successful charge. Type in your own fees.':
      'हर सफल पेमेंट में से आपको कितना मिलता है। अपनी फ़ीस डालें।',
    'One charge of ₹1,000': '₹1,000 का एक पेमेंट',
    'Credit card': 'क्रेडिट कार्ड',
    'Debit card': 'डेबिट कार्ड',
    'UPI Autopay': 'UPI ऑटोपे',
    [settled]: hindiSettled,
    'Net banking': 'नेट बैंकिंग',

    'Follow it': 'देखते चलें',
    'A mandate, from plan to retry': 'ऑटोपे, प्लान से दोबारा कोशिश तक',
    Plan: 'प्लान',
    'Price, cycle and the highest amount the customer approves.':
      'कीमत, बिल कब-कब, और वह सबसे बड़ी रकम, जो ग्राहक मंज़ूर करें।',
    'New plan': 'नया प्लान',
    Name: 'नाम',
    'Evening batch': 'शाम का बैच',
    Weekly: 'हर हफ़्ते',
    Monthly: 'हर महीने',
    Annually: 'हर साल',
    'Highest amount': 'सबसे बड़ी रकम',
    'Save the plan': 'प्लान सहेजें',
    Approval: 'मंज़ूरी',
    'One link; the customer approves once.': 'एक लिंक। ग्राहक एक बार मंज़ूरी देते हैं।',
    'Autopay request': 'ऑटोपे की रिक्वेस्ट',
    Every: 'कब',
    '1st of the month': 'महीने की 1 तारीख',
    'At most': 'ज़्यादा-से-ज़्यादा',
    Until: 'कब तक',
    'you cancel': 'जब तक रद्द न करें',
    Approve: 'मंज़ूर करें',
    Charge: 'पैसे कटना',
    'On the due date, with the invoice.': 'तय तारीख को, इनवॉइस के साथ।',
    '1 March': '1 मार्च',
    'Balance too low': 'बैलेंस कम',
    retry: 'दोबारा',
    Collected: 'पैसे आए',
    '41 of 42': '42 में से 41',
    'See invoices': 'इनवॉइस देखें',
    Retry: 'दोबारा कोशिश',
    'Failed? We try on a better day and tell you how it went.':
      'पैसे नहीं आए? हम ऐसे दिन फिर कोशिश करते हैं, जब उम्मीद ज़्यादा हो। क्या हुआ, यह भी बताते हैं।',
    '4 March': '4 मार्च',
    Paid: 'पैसे मिले',
    '₹1,000 collected': '₹1,000 आए',
    Invoice: 'इनवॉइस',
    Next: 'अगला',
    '1 April': '1 अप्रैल',
    'Send receipt': 'रसीद भेजें',

    'Six parts of a repeat payment': 'बार-बार के पेमेंट के छह हिस्से',
    'Plans and prices': 'प्लान और कीमत',
    'Trials, set-up fees and a price per seat or unit.':
      'प्लान में मुफ़्त आज़माने के दिन और शुरू की फ़ीस रखें। कीमत हर व्यक्ति पर या हर नग पर।',
    'Automatic billing': 'अपने आप बिल',
    'Each cycle is charged on its due date, and the invoice goes out with it.':
      'हर बार तय तारीख को पैसे कटते हैं। इनवॉइस साथ में जाता है।',
    Retries: 'दोबारा कोशिश',
    [`A failed charge is tried again; by UPI ${upiAutopay.retries} times at most, outside peak hours.`]: `पेमेंट नहीं हुआ, तो फिर कोशिश होती है। UPI में ज़्यादा-से-ज़्यादा ${upiAutopay.retries} बार, व्यस्त समय छोड़कर।`,
    Reminders: 'याद दिलाना',
    'Changes by the customer': 'ग्राहक खुद बदलें',
    'Pause, upgrade or cancel; the amount is adjusted.':
      'वे रोकें, बड़ा प्लान लें या रद्द करें। रकम उसी हिसाब से बदलती है।',
    Reports: 'रिपोर्ट',
    'Recurring revenue, customers lost and payments recovered.':
      'बँधी आमदनी, छोड़ गए ग्राहक और बाद में वसूल हुए पेमेंट।',

    'Billing intervals': 'बिल कब-कब',
    'A customer can move between them.': 'ग्राहक एक से दूसरे में जा सकते हैं।',
    'Classes, milk and newspaper delivery, gig work fees.': 'क्लास, दूध और अखबार, गिग वर्क की फ़ीस।',
    'Software, rent, school fees and memberships.': 'सॉफ़्टवेयर, किराया, स्कूल की फ़ीस और मेंबरशिप।',
    'Insurance, licences and support contracts.': 'बीमा, लाइसेंस और सर्विस के एग्रीमेंट।',

    'Payment modes': 'पेमेंट के तरीके',
    Cards: 'कार्ड',
    'Credit and debit, approved once with the bank.': 'क्रेडिट और डेबिट, बैंक से एक बार मंज़ूरी।',
    'An Autopay mandate approved once in the app.': 'ऐप में ऑटोपे की मंज़ूरी, एक बार।',
    Wallets: 'वॉलेट',
    'Charged while the balance covers the amount.': 'जब तक बैलेंस पूरा हो, पैसे कटते हैं।',
    'A mandate on the account for larger sums.': 'बड़ी रकम के लिए खाते पर ऑटोपे की मंज़ूरी।',

    'Repeat payments in practice': 'बार-बार के पेमेंट, असल में',
    'Can I raise a price without asking again?': 'क्या दोबारा पूछे बिना कीमत बढ़ा सकते हैं?',
    'Only up to the highest amount the customer approved. Above that they approve a new mandate, so leave room for your next two price rises.':
      'सिर्फ़ उस सबसे बड़ी रकम तक, जो ग्राहक ने मंज़ूर की। उससे ऊपर ऑटोपे की नई मंज़ूरी चाहिए। इसलिए अगली दो बार कीमत बढ़ाने की गुंजाइश रखें।',
    'How large may a charge be?': 'एक बार में कितनी रकम कट सकती है?',
    'How do I move customers from paper bills?': 'कागज़ के बिल वाले ग्राहकों को कैसे लाएँ?',
    'Upload names, plans and start days. Each customer gets one link to approve; until then, invoices go out as before.':
      'नाम, प्लान और शुरू होने का दिन जोड़ें। हर ग्राहक को मंज़ूरी का एक लिंक जाता है। तब तक इनवॉइस पहले की तरह जाते हैं।',
    'What if the account is empty on the day?': 'उस दिन खाते में पैसे न हों, तो?',
    'What do I pay for?': 'पैसे किस बात के लगते हैं?',
    'For each successful charge, by the fees above. Plans, invitations, mandates, reminders and failed tries cost nothing.':
      'हर सफल पेमेंट के, ऊपर लिखी फ़ीस से। प्लान, ग्राहकों के लिंक, ऑटोपे की मंज़ूरी, याद दिलाना और असफल कोशिशें मुफ़्त हैं।',
    'Start Managing Subscriptions': 'सब्सक्रिप्शन शुरू करें',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);

import { counterSums } from '#copy/counter-sums.ts';
import * as english from '#copy/pages/products/aepsPortal.ts';
import * as facts from '#copy/tariff/facts.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { slabs } from '#copy/tariff/slabs.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { commissions } from '#facts/tariff.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import { slabs as hindiSlabs } from '#languages/hi/tariff/slabs.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

const hindi = translate(
  english,
  {
    'Parijat Bank': 'पारिजात बैंक',
    'Mogra Sahakari Bank': 'मोगरा सहकारी बैंक',
    'Champa Gramin Bank': 'चंपा ग्रामीण बैंक',
    'Kadamb Bank': 'कदंब बैंक',
    'Withdrawals in a day': 'एक दिन की निकासी',
    [beforeTax]: hindiBeforeTax,

    'AEPS portal': 'AEPS पोर्टल',
    [`Balance inquiry, cash withdrawal, mini statement and Aadhaar-to-Aadhaar transfer by fingerprint. You earn ${sumOf(commissions.withdrawal.small.paise)} to ${sumOf(commissions.withdrawal.large.paise)} a withdrawal.`]: `आपके काउंटर पर फ़िंगरप्रिंट से बैलेंस चेक, कैश निकासी, मिनी स्टेटमेंट और आधार से आधार ट्रांसफ़र। हर निकासी पर कमाई ${sumOf(commissions.withdrawal.small.paise)} से ${sumOf(commissions.withdrawal.large.paise)}।`,
    'AEPS cash withdrawal at your counter': 'आपके काउंटर पर AEPS कैश निकासी',
    'For shops and banking agents. Customers withdraw cash with an Aadhaar number and a fingerprint; you earn on every withdrawal.':
      'दुकानों और बैंकिंग एजेंटों के लिए। ग्राहक आधार नंबर और फ़िंगरप्रिंट से कैश निकालते हैं। हर निकासी पर आप कमाते हैं।',
    Products: 'प्रोडक्ट',
    'Get Started': 'शुरू करें',
    'See the API': 'API देखें',

    'How it works': 'काम कैसे होता है',
    'A withdrawal in four steps': 'चार कदमों में निकासी',
    'Press a step to see its screen.': 'कोई कदम दबाएँ और उसकी स्क्रीन देखें।',
    'Choose the bank': 'बैंक चुनें',
    'Then type the Aadhaar number. Only its last four digits stay visible.':
      'फिर आधार नंबर डालें। सिर्फ़ आखिरी चार अंक दिखते हैं।',
    'Cash withdrawal': 'कैश निकासी',
    'Customer’s bank': 'ग्राहक का बैंक',
    Aadhaar: 'आधार',
    Next: 'आगे',
    'Agree on the amount': 'रकम तय करें',
    'You both see it before the fingerprint.': 'फ़िंगरप्रिंट से पहले आप दोनों रकम देख लेते हैं।',
    'How much?': 'कितने पैसे?',
    'One finger': 'एक फ़िंगरप्रिंट',
    'The customer touches the reader. No card, no PIN.': 'ग्राहक मशीन पर अँगूठा रखते हैं। न कार्ड, न PIN।',
    'Finger on the reader': 'मशीन पर अँगूठा रखें',
    'Reading…': 'फ़िंगरप्रिंट पढ़ रहे हैं…',
    '₹2,000 from Parijat Bank': 'पारिजात बैंक से ₹2,000',
    'Hand over the cash': 'कैश दें',
    'Count it out, then print or send the receipt.': 'गिनकर दें, फिर रसीद प्रिंट करें या भेजें।',
    Receipt: 'रसीद',
    'Hand over ₹2,000': '₹2,000 दें',
    Bank: 'बैंक',
    Account: 'खाता',
    'ending 4821': 'आखिरी अंक 4821',
    Balance: 'बैलेंस',
    Reference: 'रेफ़रेंस',
    [facts.youEarned(counterSums.withdrawal)]: hindiFacts.youEarned(counterSums.withdrawal),
    'Print or share': 'प्रिंट या शेयर करें',

    'What you earn': 'आपकी कमाई',
    'Commission in a day': 'एक दिन का कमीशन',
    'The bank pays a commission on each withdrawal, in slabs by amount. Press plus and minus until it looks like your counter.':
      'बैंक हर निकासी पर कमीशन देता है, रकम के स्लैब के हिसाब से। प्लस-माइनस तब तक दबाएँ, जब तक हिसाब आपके काउंटर जैसा न दिखे।',
    'Ask for your rates': 'अपने रेट पूछें',

    'AEPS services': 'AEPS की सेवाएँ',
    'For any bank account linked to Aadhaar.': 'आधार से जुड़े किसी भी बैंक खाते के लिए।',
    'Balance Inquiry': 'बैलेंस चेक',
    'Read out the available balance in a few seconds.': 'कुछ सेकंड में खाते का बैलेंस बताएँ।',
    'Cash Withdrawal': 'कैश निकासी',
    'Pay cash from your drawer; your wallet is credited within seconds.':
      'अपने गल्ले से कैश दें। पैसे आपके वॉलेट में तुरंत आ जाते हैं।',
    'Mini Statement': 'मिनी स्टेटमेंट',
    'Print or show the last 5 transactions on the account.':
      'खाते के आखिरी 5 लेन-देन दिखाएँ या प्रिंट करें।',
    'Aadhaar-to-Aadhaar Transfer': 'आधार से आधार ट्रांसफ़र',
    'Send money to an Aadhaar-linked account, no account number needed.':
      'आधार से जुड़े खाते में पैसे भेजें, खाता नंबर के बिना।',
    'You start once the bank has done its own KYC of you. Limits are those of NPCI; your bank may set lower limits.':
      'बैंक पहले आपकी KYC करता है, फिर आप शुरू करते हैं। लिमिट NPCI की है। आपका बैंक इससे कम लिमिट रख सकता है।',

    'At the counter': 'काउंटर पर',
    'What operators ask about AEPS': 'AEPS पर ऑपरेटर क्या पूछते हैं',
    'What do I need to start?': 'शुरू करने के लिए क्या चाहिए?',
    'How much can a customer withdraw?': 'ग्राहक कितना निकाल सकते हैं?',
    'What if the account was debited, but no approval came?':
      'खाते से पैसे कट गए, पर मंज़ूरी नहीं आई। अब क्या करें?',
    'What does it cost to start, and what do I earn?': 'शुरू करने में कितना लगता है, और कमाई कितनी है?',
    'You earn a commission on each withdrawal, in slabs by amount. The reader is the first thing you pay for; your offer lists its price next to the slabs, so you can do the sums before you buy.':
      'हर निकासी पर कमीशन मिलता है, रकम के स्लैब के हिसाब से। पहला खर्च मशीन का है। आपके ऑफ़र में उसकी कीमत स्लैब के साथ लिखी होती है। खरीदने से पहले पूरा हिसाब लगा लें।',
    'Can I show more than five entries?': 'क्या पाँच से ज़्यादा लेन-देन दिखा सकते हैं?',
    'No, only the last 5 transactions. For more, the customer asks the branch or opens the bank’s app.':
      'नहीं, सिर्फ़ आखिरी 5 लेन-देन। और देखने हों, तो ग्राहक ब्रांच में पूछें या बैंक का ऐप खोलें।',
  },
  {
    ...textsBetween([terms, said], [hindiTerms, hindiSaid]),
    ...textsBetween(slabs.withdrawal, hindiSlabs.withdrawal),
  },
);

export default hindi.default;
export const { withdrawals } = hindi;

import english from '#copy/pages/retailers/sell-insurance.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Sell insurance from your shop': 'अपनी दुकान से बीमा बेचें',
    'Offer health, car, home and life insurance to the people who visit your shop, with registration, training and a commission on each policy.':
      'दुकान पर आने वालों को हेल्थ, कार, घर और जीवन बीमा दें। साथ में रजिस्ट्रेशन, ट्रेनिंग और हर पॉलिसी पर कमीशन।',
    'Your customers trust you with their bills. Help them choose insurance, and earn a commission on each policy issued.':
      'ग्राहक अपने बिल आपके भरोसे छोड़ते हैं। बीमा चुनने में भी उनकी मदद करें। जारी हुई हर पॉलिसी पर कमीशन पाएँ।',
    'Sell insurance': 'बीमा बेचें',
    'Get Started': 'शुरू करें',
    'Insurance portal': 'बीमा पोर्टल',

    'What you can offer': 'आप क्या दे सकते हैं',
    'Four policies people ask for': 'चार पॉलिसी, जो लोग माँगते हैं',
    Health: 'हेल्थ',
    'Hospital bills for one person or a family, with cashless hospitals nearby.':
      'अस्पताल का खर्च, अकेले या पूरे परिवार का। पास के कैशलेस अस्पतालों के साथ।',
    Car: 'कार',
    'Third-party cover, which the law requires, or full cover with repairs.':
      'थर्ड पार्टी कवर, जो कानून से ज़रूरी है। या पूरा कवर, जिसमें मरम्मत भी है।',
    Home: 'घर',
    'Building and belongings against fire, flood and theft.':
      'आग, बाढ़ और चोरी पर मकान और सामान का कवर।',
    Life: 'जीवन',
    'Money for the family, starting with small term plans.': 'परिवार के लिए पैसे, छोटे टर्म प्लान से शुरू।',

    'How to begin': 'शुरू कैसे करें',
    'Four steps to the first policy': 'पहली पॉलिसी तक चार कदम',
    Register: 'रजिस्टर करें',
    'Share PAN, Aadhaar, school certificate and bank details.':
      'PAN, आधार, स्कूल का सर्टिफ़िकेट और बैंक खाते की जानकारी दें।',
    Train: 'ट्रेनिंग लें',
    'Complete the course and the test for point-of-sale persons.':
      'POSP (दुकान से बीमा बेचने वाले) का कोर्स और टेस्ट पूरा करें।',
    Offer: 'बीमा दिखाएँ',
    'Enter the customer’s details and compare covers together.':
      'ग्राहक की जानकारी डालें और साथ बैठकर कवर मिलाएँ।',
    Earn: 'कमाएँ',
    'The commission arrives when the insurer issues the policy.':
      'बीमा कंपनी पॉलिसी जारी करे, तब कमीशन आता है।',

    'What you earn': 'आपकी कमाई',
    'Commission on policies': 'पॉलिसी पर कमीशन',
    'The insurer pays when it issues the policy. Start with what your customers ask for.':
      'पॉलिसी जारी होने पर बीमा कंपनी पैसे देती है। ग्राहक जो माँगते हैं, उसी से शुरू करें।',
    'Ask for your rates': 'अपने रेट पूछें',
    'Policies in a day': 'एक दिन की पॉलिसी',
    [beforeTax]: hindiBeforeTax,
    'Car, third party': 'कार, थर्ड पार्टी',
    'Health, one person': 'हेल्थ, एक व्यक्ति',
    'Home, one year': 'घर, एक साल',
    'Insurance is sold by licensed insurers and intermediaries. Selling needs registration as their point-of-sale person.':
      'बीमा वही कंपनियाँ, एजेंट और ब्रोकर बेचते हैं, जिनके पास लाइसेंस है। बेचने के लिए उनके POSP के तौर पर रजिस्टर होना ज़रूरी है।',

    'When a sale goes wrong': 'बिक्री में गड़बड़ हो, तो',
    'The proposal waits': 'फ़ॉर्म अटक गया',
    'The customer regrets it': 'ग्राहक का मन बदल गया',
    'The claim is refused': 'क्लेम नामंज़ूर हुआ',
    'The family complains to the insurer first, then to the Insurance Ombudsman. Help with the documents, but promise nothing.':
      'परिवार पहले बीमा कंपनी से शिकायत करे, फिर बीमा लोकपाल से। आप दस्तावेज़ जुटाने में मदद करें, वादा कोई न करें।',

    'What shopkeepers ask first': 'दुकानदार पहले क्या पूछते हैं',
    'Can I sell before I am registered?': 'क्या रजिस्टर होने से पहले बेच सकते हैं?',
    'No. Until then, send people who ask to the insurer or to a registered person. Selling without registration puts your shop and their cover at risk.':
      'नहीं। तब तक पूछने वालों को बीमा कंपनी या किसी रजिस्टर्ड व्यक्ति के पास भेजें। बिना रजिस्ट्रेशन बेचना आपकी दुकान और उनके कवर, दोनों के लिए खतरा है।',
    'What can I promise a customer?': 'ग्राहक से क्या वादा कर सकते हैं?',
    'Only what the policy wording says. Advertising must be true and approved by the insurer, so use the leaflets from the portal and read the exclusions aloud.':
      'सिर्फ़ वही, जो पॉलिसी में लिखा है। प्रचार सच्चा होना चाहिए, और बीमा कंपनी का मंज़ूर किया हुआ। इसलिए पोर्टल के पर्चे ही दें। जो कवर में नहीं आता, वह पढ़कर सुनाएँ।',
    'Who decides a claim?': 'क्लेम का फ़ैसला कौन करता है?',
    'Only the insurer. You help the family collect and upload documents; they follow each step in the portal.':
      'सिर्फ़ बीमा कंपनी। आप परिवार को दस्तावेज़ जुटाने और जोड़ने में मदद करते हैं। वे हर कदम बीमा पोर्टल में देखते हैं।',
    'What does it cost to begin?': 'शुरू करने में कितना लगता है?',
    'You owe us nothing. The insurer or intermediary that trains you may charge for course and registration. You see them, and the commissions, before you agree.':
      'आपको हमें कुछ नहीं देना है। ट्रेनिंग बीमा कंपनी, एजेंट या ब्रोकर देते हैं। वे कोर्स और रजिस्ट्रेशन का चार्ज ले सकते हैं। हाँ करने से पहले ये चार्ज और हर पॉलिसी का कमीशन दिख जाते हैं।',
    'Which policies may I sell?': 'कौन-सी पॉलिसी बेच सकते हैं?',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);

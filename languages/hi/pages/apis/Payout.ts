import { rails } from '#copy/head-pictures.ts';
import english from '#copy/pages/apis/Payout.ts';
import * as railWords from '#copy/tariff/rails.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import * as hindiRails from '#languages/hi/tariff/rails.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';
import * as hindiParties from '#languages/hi/words/sequence-parties.ts';
import * as parties from '#words/sequence-parties.ts';

export default translate(
  english,
  {
    'Its calls': 'इसकी API कॉल',
    'Payout API': 'पेआउट API',
    [`Send salaries, refunds, vendor dues and claims to bank accounts, UPI IDs and wallets over IMPS, NEFT, RTGS and UPI, ${sumOf(charges.payout)} each.`]: `तनख्वाह, रिफ़ंड, सप्लायर के पैसे और क्लेम बैंक खाते, UPI ID या वॉलेट में भेजें। IMPS, NEFT, RTGS और UPI से, हर एक पर ${sumOf(charges.payout)}।`,
    Payout: 'पेआउट',
    [english.head.lead]:
      `एक कॉल से एक व्यक्ति को, या एक फ़ाइल से हज़ार को पैसे भेजें। फ़ाइनेंस टीमों के लिए। हर तरीके से एक पेआउट के ${sumOf(charges.payout)}। IMPS और UPI से कुछ सेकंड में।`,
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'A payout from start to finish': 'एक पेआउट, शुरू से आखिर तक',
    Fund: 'पैसे डालें',
    'Move money to your payout account.': 'अपने पेआउट खाते में पैसे डालें।',
    'Add receivers': 'पाने वाले जोड़ें',
    'We check each name before the first payment.': 'पहली बार पैसे भेजने से पहले हम हर नाम जाँचते हैं।',
    Release: 'भेजें',
    'By call, by file or from the dashboard.': 'API कॉल से, फ़ाइल से या डैशबोर्ड से।',
    Receiver: 'पाने वाला',
    Send: 'पहुँचाएँ',
    'The receiver gets the full amount.': 'पाने वाले को पूरी रकम मिलती है।',
    Follow: 'स्थिति देखें',
    'A webhook says done, failed or pending.': 'webhook बताता है: हो गया, नहीं हुआ या अभी बाकी है।',

    'Which rail for which amount': 'कितनी रकम, किस रास्ते से',
    'We pick the best one for the amount and the hour.': 'रकम और समय देखकर सबसे ठीक रास्ता हम चुनते हैं।',
    'To a UPI ID, at any hour. The two banks decide how much at a time.':
      'UPI ID पर, दिन-रात कभी भी। एक बार में कितना, यह दोनों बैंक तय करते हैं।',

    Wallets: 'वॉलेट',
    'To a wallet that the receiver already uses.': 'उस वॉलेट में, जो पाने वाले के पास पहले से है।',

    'Questions from finance teams': 'फ़ाइनेंस टीमों के सवाल',
    'What do we need before the first payout?': 'पहला पेआउट करने से पहले हमें क्या चाहिए?',
    'Company PAN, board or owner’s approval, a funded payout account and at least two users: one prepares, the other releases.':
      'कंपनी का PAN और बोर्ड या मालिक की मंज़ूरी। पेआउट खाते में पैसे। कम-से-कम दो यूज़र: एक तैयार करे, दूसरा भेजे।',
    'A payout is pending. May we repeat it?': 'पेआउट pending (बाकी) है। क्या दोबारा भेजें?',
    'Yes, with the same reference in the Idempotency-Key: the call returns the first answer again and cannot pay twice. A new key is a new payment.':
      'हाँ, Idempotency-Key में वही रेफ़रेंस रखकर। तब पहला जवाब फिर आता है। पैसे दो बार नहीं जाते। key नई हो, तो पेमेंट भी नया होता है।',
    'How do we pay a thousand people in one go?': 'एक साथ हज़ार लोगों को पैसे कैसे भेजें?',
    'Upload a file with name, account, IFSC, amount and reference. You see the rows that fail the check before anything is released.':
      'नाम, खाता, IFSC, रकम और रेफ़रेंस वाली फ़ाइल दें। जाँच में जो लाइनें गलत निकलें, वे पहले दिखती हैं। उसके बाद ही कुछ भेजा जाता है।',
    'Where does a failed payout go?': 'पेआउट नहीं हुआ, तो पैसे कहाँ जाते हैं?',
    'What does it cost?': 'कितना लगता है?',
    'Opening a payout account is free; it only has to hold the money before you release it. You then pay a fee for each payout, and the receiver gets the full amount.':
      'पेआउट खाता खोलना मुफ़्त है। बस भेजने से पहले पैसे उसमें होने चाहिए। फिर हर पेआउट पर आप फ़ीस देते हैं। पाने वाले को पूरी रकम मिलती है।',

    'Pay an example beneficiary in this page. No money moves.':
      'इसी पेज पर नमूने के खाते में पैसे भेजकर देखें। असली पैसे नहीं जाते।',
    'Create a payout': 'पेआउट बनाएँ',

    'Related APIs': 'इससे जुड़े API',
    'Bank account verification': 'बैंक खाते की जाँच',
    'UPI ID verification': 'UPI ID की जाँच',
    'UPI payment': 'UPI पेमेंट',
    'Money transfer': 'मनी ट्रांसफ़र',
  },
  textsBetween(
    [terms, said, parties, rails(railWords)],
    [hindiTerms, hindiSaid, hindiParties, rails(hindiRails)],
  ),
);

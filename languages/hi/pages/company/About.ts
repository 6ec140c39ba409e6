import english from '#copy/pages/company/About.ts';
import { transferAxis } from '#copy/plots.ts';
import * as plots from '#copy/tariff/plots.ts';
import * as terms from '#copy/tariff/terms.ts';
import { rupeesOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { site } from '#facts/site.ts';
import { commissions } from '#facts/tariff.ts';
import { brand } from '#languages/hi/brand.ts';
import * as hindiPlots from '#languages/hi/tariff/plots.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

const slabs = Object.values(commissions.transfer).map(({ toRupees }) => rupeesOf(toRupees ?? 0));

export default translate(
  english,
  {
    'About the company': 'कंपनी के बारे में',
    [`${site.brand} runs money transfer, bill payment and card services for Indian shops and businesses. What we do, our figures and how we work together.`]: `${brand} (${site.brand}) की सेवाएँ: मनी ट्रांसफ़र, बिल पेमेंट और कार्ड। भारत की दुकानों और कारोबारों के लिए। हम क्या करते हैं, हमारे आँकड़े और हम साथ में कैसे काम करते हैं।`,
    'A payments company for India’s counters': 'भारत के काउंटरों की पेमेंट कंपनी',
    'We build the services behind shops that send money home, pay electricity bills and take cards, all from one screen.':
      'घर पैसे भेजना, बिजली का बिल भरना, कार्ड से पैसे लेना। दुकान यह सब एक स्क्रीन से करती है। इसके पीछे की सेवाएँ हम बनाते हैं।',
    About: 'हमारे बारे में',
    'Contact Us': 'संपर्क करें',
    'Our services': 'हमारी सेवाएँ',

    'Who we are': 'हम कौन हैं',
    'Two services that shops ask for first': 'दो सेवाएँ, जो दुकानें सबसे पहले माँगती हैं',
    'Around these two we have built the rest of a digital counter: payment gateway, UPI, AEPS cash withdrawal, recharge, travel, insurance, loans and verification.':
      'इन दोनों के आस-पास हमने काउंटर की बाकी सेवाएँ बनाई हैं: पेमेंट गेटवे, UPI, AEPS कैश निकासी, रिचार्ज, ट्रैवल, बीमा, लोन और जाँच।',
    [transferAxis]: hindiPlots.marked(rupeesOf(1_000)),
    'Domestic money transfer (DMT)': 'मनी ट्रांसफ़र (DMT)',
    'DMT lets a customer who has cash and no time for a bank queue send money to any bank account in the country, over IMPS or NEFT.':
      'जिसके पास कैश है और बैंक की लाइन के लिए समय नहीं, वह इससे देश के किसी भी खाते में पैसे भेजता है, IMPS या NEFT से।',
    'Bill payment (BBPS)': 'बिल पेमेंट (BBPS)',
    'Over the Bharat Bill Payment System, through an authorised operating unit. Where the biller offers it, the bill is fetched before it is paid.':
      'भारत बिल पेमेंट सिस्टम पर, मंज़ूरी वाली ऑपरेटिंग यूनिट से। जिस बिल कंपनी में हो सके, वहाँ पहले बिल आता है, फिर पैसे दिए जाते हैं।',
    'What a counter earns for a transfer': 'पैसे भेजने पर काउंटर की कमाई',
    Timeline: 'अब तक का सफ़र',
    'How we got here': 'हम यहाँ तक कैसे पहुँचे',

    'In figures': 'कुछ आँकड़े',
    'By the Numbers': 'आँकड़ों में',
    '10M+': '1 करोड़+',
    'transactions processed': 'लेन-देन हुए',
    '50K+': '50,000+',
    'active merchants': 'काम कर रहे दुकानदार',
    uptime: 'अपटाइम (सेवा चालू रहना)',
    '24/7': '24 घंटे, सातों दिन',
    support: 'मदद',
    'Illustrative figures.': 'आँकड़े सिर्फ़ उदाहरण हैं।',

    'How we work': 'हम कैसे काम करते हैं',
    'Our Culture': 'हमारे काम का तरीका',
    'Four habits that decide what we build and what we leave out.':
      'चार आदतें, जिनसे तय होता है कि हम क्या बनाएँ और क्या छोड़ दें।',
    'Start at the counter': 'काउंटर से शुरू करें',
    'Engineers spend days in partner shops before they change a screen that a shop uses.':
      'दुकान की स्क्रीन बदलने से पहले इंजीनियर कई दिन पार्टनर दुकानों में बैठते हैं।',
    'Write it down': 'लिखकर रखें',
    'Decisions live in short notes that anyone in the company can read and question.':
      'फ़ैसले छोटे नोट में लिखे जाते हैं। कंपनी में कोई भी उन्हें पढ़ सकता है और सवाल कर सकता है।',
    'Say what is true': 'जो सच है, वही कहें',
    'We call a pending payment pending, and show a failure as soon as we know of it.':
      'जो पेमेंट बाकी है, उसे हम बाकी ही कहते हैं। जो नहीं हुआ, उसे पता चलते ही दिखाते हैं।',
    'Share the phone': 'फ़ोन सब उठाएँ',
    'Everyone takes a turn on the support line, so problems reach the people who can fix them.':
      'मदद वाले फ़ोन पर सबकी बारी आती है। इससे दिक्कत उन्हीं तक पहुँचती है, जो उसे ठीक कर सकते हैं।',

    'Questions about us': 'हमारे बारे में सवाल',
    'What people ask us at a first meeting.': 'पहली मुलाकात में लोग हमसे क्या पूछते हैं।',
    'Are you a bank?': 'क्या आप बैंक हैं?',
    'No. Savings stay with banks, bills with billers and loans with lenders. We connect them to counters and software, and each page names who provides its service.':
      'नहीं। बचत के पैसे बैंकों के पास रहते हैं। बिल का काम बिल कंपनियों का है, लोन का काम लोन देने वालों का। हम उन्हें काउंटर और सॉफ़्टवेयर से जोड़ते हैं। हर पेज पर लिखा है कि सेवा कौन देता है।',
    'Which service should a new shop start with?': 'नई दुकान किस सेवा से शुरू करे?',
    'Money transfer, if many people nearby work away from home; bill payment, if families live around the corner. Either brings people in, and recharge and AEPS follow.':
      'आसपास बाहर से आकर काम करने वाले बहुत हों, तो मनी ट्रांसफ़र। पास में परिवार रहते हों, तो बिल पेमेंट। दोनों से लोग दुकान पर आते हैं। फिर रिचार्ज और AEPS भी चल पड़ते हैं।',
    'Are the figures above audited?': 'क्या ऊपर के आँकड़ों का ऑडिट हुआ है?',
    'No. They are examples that show the size of business this site is designed for.':
      'नहीं। ये उदाहरण हैं। इनसे दिखता है कि यह साइट कितने बड़े कारोबार के लिए बनी है।',
    'Where do I find you?': 'आप कहाँ मिलेंगे?',
    'In Sector 62, Noida, Uttar Pradesh. Please write before you come, so that the right person is there.':
      'सेक्टर 62, नोएडा, उत्तर प्रदेश में। कृपया आने से पहले लिखें, ताकि जिनसे काम हो, वे वहाँ मिलें।',
    'Why does this site work without a network?': 'यह साइट नेटवर्क के बिना क्यों चलती है?',
    'Because counters often have none. After the first visit every page opens from the device, and a message that you write waits there until it can be sent.':
      'क्योंकि काउंटर पर अक्सर नेटवर्क नहीं होता। एक बार खोलने के बाद हर पेज डिवाइस से ही खुलता है। आपका लिखा संदेश भी वहीं रुकता है, जब तक भेजा न जा सके।',
  },
  textsBetween([terms, slabs.map(plots.upTo)], [hindiTerms, slabs.map(hindiPlots.upTo)]),
);

import english from '#copy/pages/contact.ts';
import { week } from '#copy/tariff/day.ts';
import { answers } from '#copy/tariff/facts.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { site } from '#facts/site.ts';
import { brand } from '#languages/hi/brand.ts';
import { week as hindiWeek } from '#languages/hi/tariff/day.ts';
import { answers as hindiAnswers } from '#languages/hi/tariff/facts.ts';

export default translate(
  english,
  {
    'Contact Us': 'संपर्क करें',
    [`Write to the ${site.brand} team about payments, partnership or support. Works without a network: your message is kept on your device until it can be sent.`]: `पेमेंट, पार्टनर बनने या मदद के लिए ${brand} की टीम को लिखें। बिना नेटवर्क भी चलता है। भेजे जाने तक संदेश आपके डिवाइस पर रहता है।`,
    [`Tell us what you want to build or sell. ${answers}`]: `बताएँ, आपको क्या बनाना या बेचना है। ${hindiAnswers}`,
    Contact: 'संपर्क करें',
    'No time to write? Call us:': 'लिखने का समय नहीं? फ़ोन करें:',
    'Other ways to reach us': 'हमसे बात करने के और तरीके',

    'Please tell me what it costs, what you need from me and when I can start.':
      'कृपया बताएँ, कितना लगता है, मुझे क्या देना होगा और कब शुरू कर सकते हैं।',
    Partnership: 'पार्टनर बनना है',
    'I would like to become a partner.': 'मुझे आपका पार्टनर बनना है।',
    'Partnership: Channel Partners': 'पार्टनर बनना है: चैनल पार्टनर',
    'I would like to sign up shops in my area.': 'मुझे अपने इलाके की दुकानें जोड़नी हैं।',
    'Partnership: Technology Partners': 'पार्टनर बनना है: टेक्नोलॉजी पार्टनर',
    'I would like to build on your APIs.': 'मुझे आपके API पर सॉफ़्टवेयर बनाना है।',
    'Partnership: Regional Partners': 'पार्टनर बनना है: क्षेत्रीय पार्टनर',
    'I would like to look after a region.': 'मुझे एक क्षेत्र सँभालना है।',
    'Partnership: Strategic Partners': 'पार्टनर बनना है: रणनीतिक पार्टनर',
    'Our institution would like to work with you.': 'हमारी संस्था आपके साथ काम करना चाहती है।',
    'API access': 'API चाहिए',
    'I would like live keys for this API:': 'मुझे इस API की असली key चाहिए:',
    'An account': 'खाता चाहिए',
    'I would like to open an account.': 'मुझे खाता खोलना है।',
    'About subscriptions': 'सब्सक्रिप्शन के बारे में',
    'I would like to bill my customers at fixed intervals.': 'मुझे ग्राहकों को तय समय पर बिल भेजना है।',
    'For my shop': 'मेरी दुकान के लिए',
    'I would like to offer a service at my counter: which one, and where my shop is:':
      'मुझे अपने काउंटर पर एक सेवा शुरू करनी है। कौन-सी सेवा, और दुकान कहाँ है:',
    'A billing device': 'बिलिंग मशीन चाहिए',
    'I would like billing devices for my counters. I need this many:':
      'मुझे अपने काउंटरों के लिए बिलिंग मशीनें चाहिए। कुल मशीनें:',
    'My rates': 'मेरे रेट',
    'Please send me an offer. In a month I sell about': 'कृपया ऑफ़र भेजें। महीने की मेरी बिक्री लगभग:',
    'A question': 'एक सवाल',
    'I did not find an answer to this:': 'मुझे इसका जवाब नहीं मिला:',

    'What happens when you write': 'लिखने के बाद क्या होता है',
    Phone: 'फ़ोन',
    '24/7': '24 घंटे',
    'every day of the year': 'साल के हर दिन',
    Message: 'संदेश',
    'Next day': 'अगले दिन',
    'usually, if it is a working day': 'जवाब अक्सर, अगर वह कामकाजी दिन हो',
    'Days when you write, and when we usually answer': 'किस दिन लिखा, किस दिन अक्सर जवाब आता है',
    Written: 'लिखा',
    Write: 'लिखें',
    'Say what you want to do and with which service, in English or Hindi.':
      'बताएँ कि क्या करना है और किस सेवा से, हिंदी या अंग्रेज़ी में।',
    Send: 'भेजें',
    'It goes now, or waits in this device’s outbox until it can be sent.':
      'संदेश तुरंत जाता है। न जा सके, तो भेजे जाने तक इस डिवाइस के आउटबॉक्स में रुकता है।',
    Answer: 'जवाब',
    'By e-mail. If it cannot wait, please call.': 'ईमेल पर आता है। जल्दी हो, तो कृपया फ़ोन करें।',

    'Before you write': 'लिखने से पहले',
    'A payment or refund went wrong. What should I send?': 'पेमेंट या रिफ़ंड में गड़बड़ हुई। क्या-क्या भेजें?',
    'The reference, the date, the amount, and the last four digits of the card or account. Never send a full card number, a CVV, a PIN, an OTP or a password: nobody here asks for them.':
      'रेफ़रेंस नंबर, तारीख, रकम, और कार्ड या खाते के आखिरी चार अंक। पूरा कार्ड नंबर, CVV, PIN, OTP या पासवर्ड कभी न भेजें। हमारे यहाँ यह सब कोई नहीं माँगता।',
    'Can I write without a signal?': 'क्या बिना सिग्नल के लिख सकते हैं?',
    'Yes. The message stays on this device, even if you restart the phone. When the network is back, some browsers, such as Chrome, send it by themselves; others when you open this site. Safari on an iPhone may remove it after seven days without a visit. Until it goes you can edit or delete it in the outbox.':
      'हाँ। संदेश इस डिवाइस पर रहता है। टैब बंद करें या फ़ोन दोबारा चालू करें, तब भी। Chrome जैसे ब्राउज़र में नेटवर्क आते ही अपने आप चला जाता है। दूसरे ब्राउज़र में तब, जब आप यह साइट खोलें। iPhone पर साइट सात दिन न खुले, तो Safari संदेश हटा सकता है। जाने से पहले आप उसे आउटबॉक्स में बदल या हटा सकते हैं।',
    'Do you have an app, or answer on WhatsApp?': 'क्या आपका ऐप है, या WhatsApp पर जवाब मिलता है?',
    'This site is the app and is in no store: the page This device shows how to put it on the home screen. We do not answer on WhatsApp, so a number there that says it is ours is not.':
      'यही साइट हमारा ऐप है। Play Store जैसी किसी जगह से नहीं लेना पड़ता। “यह डिवाइस” पेज पर देखें कि इसे होम स्क्रीन पर कैसे रखें। WhatsApp पर हम जवाब नहीं देते। वहाँ कोई नंबर हमारा बताया जाए, तो वह हमारा नहीं है।',
    'How do I get keys for an API?': 'API की key कैसे मिलती है?',
    'The sandbox is on this site, and its key is the same for everybody. For live keys, tell us which API you want and what software will call it.':
      'sandbox इसी साइट पर है और उसकी key सबके लिए एक है। असली key के लिए बताएँ, कौन-सा API चाहिए और किस सॉफ़्टवेयर से।',
    'Where do complaints and questions about my data go?':
      'शिकायत, या अपनी जानकारी से जुड़ा सवाल, कहाँ भेजें?',
    'Here too. For a question about your data, begin with the word Privacy. A complaint gets a number, which you can quote to the Grievance Officer.':
      'यहीं भेजें। सवाल आपकी जानकारी का हो, तो Privacy शब्द से शुरू करें। हर शिकायत को एक नंबर मिलता है। यही नंबर शिकायत अधिकारी (Grievance Officer) को बता सकते हैं।',

    'Support hours and the time to an answer are illustrative.':
      'मदद का समय और जवाब का समय सिर्फ़ उदाहरण के लिए हैं।',
  },
  textsBetween(week, hindiWeek),
);

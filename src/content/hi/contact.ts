import english from '#content/en/contact.ts';
import { brandHindi, site } from '#content/site.ts';
import { translate } from '#content/translate.ts';

export default translate(english, {
  'Contact Us': 'संपर्क करें',
  [`Write to the ${site.brand} team about payments, partnership or support. Works without a network: your message is kept on your device until it can be sent.`]: `पेमेंट, पार्टनर बनने या मदद के लिए ${brandHindi} की टीम को लिखें। बिना नेटवर्क भी चलता है। भेजे जाने तक संदेश आपके डिवाइस पर रहता है।`,
  'Tell us what you want to build or sell. A person replies, usually on the next working day. You can call us 24/7.':
    'बताएँ, आपको क्या बनाना या बेचना है। जवाब कोई इंसान देता है, आम तौर पर अगले कामकाजी दिन। फ़ोन पर हम 24 घंटे, सातों दिन मिलते हैं।',
  Contact: 'संपर्क करें',
  'Other ways to reach us': 'हमसे बात करने के और तरीके',

  'What happens when you write': 'आप लिखते हैं, फिर क्या होता है',
  Write: 'लिखें',
  'Say what you want to do and with which service, in your own language.':
    'क्या करना है और किस सेवा से, अपनी भाषा में लिखें।',
  Send: 'भेजें',
  'It goes at once, or waits in this device’s outbox until it can be sent.':
    'संदेश तुरंत जाता है। न जा सके, तो भेजे जाने तक इस डिवाइस के आउटबॉक्स में रुकता है।',
  Answer: 'जवाब',
  'By e-mail. If it cannot wait, please call.': 'ईमेल पर आता है। जल्दी हो, तो कृपया फ़ोन करें।',

  'Before you write': 'लिखने से पहले',
  'A payment or refund went wrong. What should I send?': 'पेमेंट या रिफ़ंड में गड़बड़ हुई। क्या-क्या भेजें?',
  'The reference, the date, the amount, and the last four digits of the card or account. Never send a full card number, a CVV, a PIN, an OTP or a password: nobody here asks for them.':
    'रेफ़रेंस नंबर, तारीख, रकम, और कार्ड या खाते के आखिरी चार अंक। पूरा कार्ड नंबर, CVV, PIN, OTP या पासवर्ड कभी न भेजें। हमारे यहाँ यह सब कोई नहीं माँगता।',
  'Can I write without a signal?': 'क्या बिना सिग्नल के लिख सकते हैं?',
  'Yes. The message stays on this device, even if you close the tab or restart the phone. When the network is back, some browsers, such as Chrome, send it by themselves; others send it when you open this site. Safari on an iPhone may remove it after seven days without a visit. Until it goes you can edit or delete it in the outbox.':
    'हाँ। संदेश इस डिवाइस पर रहता है। टैब बंद करें या फ़ोन दोबारा चालू करें, तब भी। Chrome जैसे ब्राउज़र में नेटवर्क आते ही अपने आप चला जाता है। दूसरे ब्राउज़र में तब, जब आप यह साइट खोलें। iPhone पर साइट सात दिन न खुले, तो Safari संदेश हटा सकता है। जाने से पहले आप उसे आउटबॉक्स में बदल या हटा सकते हैं।',
  'How do I ask for a sandbox key?': 'sandbox key कैसे माँगें?',
  'Tell us which API you want to try and what software will call it. The key comes by e-mail, with nothing to sign or pay first.':
    'बताएँ, कौन-सा API आज़माना है और किस सॉफ़्टवेयर से। key ईमेल पर आती है। पहले न कुछ साइन करना है, न पैसे देने हैं।',
  'Where do complaints and questions about my data go?':
    'शिकायत, या अपनी जानकारी से जुड़ा सवाल, कहाँ भेजें?',
  'Here too. For a question about your data, begin with the word Privacy. A complaint gets a number, which you can quote to the Grievance Officer.':
    'यहीं भेजें। सवाल आपकी जानकारी का हो, तो Privacy शब्द से शुरू करें। हर शिकायत को एक नंबर मिलता है। यही नंबर शिकायत अधिकारी (Grievance Officer) को बता सकते हैं।',

  'Support hours and the time to an answer are illustrative.':
    'मदद का समय और जवाब का समय सिर्फ़ उदाहरण के लिए हैं।',
});

import english from '#copy/pages/payment-gateway.ts';
import { translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';

export default translate(
  english,
  {
    'Payment gateway demo': 'पेमेंट गेटवे का डेमो',
    'Try a card payment with test cards: number, expiry, CVV and amount, checked in your browser. No card is charged and nothing is sent.':
      'टेस्ट कार्ड से पेमेंट आज़माएँ। नंबर, एक्सपायरी, CVV और रकम की जाँच आपके ब्राउज़र में होती है। किसी कार्ड से पैसे नहीं कटते, कुछ भेजा नहीं जाता।',
    'Pay with a test card': 'टेस्ट कार्ड से पेमेंट करें',
    'See a card payment the way your customer does.': 'कार्ड पेमेंट वैसे देखें, जैसे आपके ग्राहक देखते हैं।',
    Tools: 'टूल',

    'What you can see here': 'यहाँ क्या-क्या दिखता है',
    Network: 'कार्ड नेटवर्क',
    'RuPay, Visa, Mastercard, Maestro or Amex, read from the first digits.':
      'शुरू के अंकों से पता चलता है: RuPay, Visa, Mastercard, Maestro या Amex।',
    'Check digit': 'चेक डिजिट',
    'The last digit is worked out from the others (Luhn), so most typing mistakes show while you type.':
      'आखिरी अंक बाकी अंकों के हिसाब (Luhn) से बनता है। इसलिए टाइप की ज़्यादातर गलतियाँ तुरंत दिख जाती हैं।',
    'In lakh and crore, as on a cheque. It is never charged.':
      'लाख और करोड़ में, जैसे चेक पर लिखते हैं। यह रकम कभी नहीं कटती।',
    'Nothing kept': 'हम कुछ नहीं रखते',
    'What you type stays on this page and is gone when you leave it.':
      'आप जो लिखते हैं, इसी पेज पर रहता है। पेज छोड़ते ही मिट जाता है।',

    'What happens when you pay': 'पेमेंट करने पर क्या होता है',
    Checks: 'जाँच',
    'An empty field or a short number is explained in a sentence.':
      'खाना खाली हो या नंबर छोटा, तो फ़ॉर्म बता देता है।',
    Processing: 'पेमेंट हो रहा है',
    'Two seconds, while a real bank would answer.': 'दो सेकंड, जितने में असली बैंक जवाब देता।',
    Confirmation: 'पेमेंट पक्का',
    'A success message, a receipt and an empty form.': 'सफल होने का संदेश, रसीद और खाली फ़ॉर्म।',

    'Before you try': 'आज़माने से पहले',
    'Which card numbers can I try?': 'कौन-से कार्ड नंबर आज़माएँ?',
    'Use the buttons under the form. The numbers are made for tests and belong to nobody; each shows a different outcome, failures too.':
      'फ़ॉर्म के नीचे के बटन दबाएँ। ये नंबर टेस्ट के लिए बने हैं, किसी के नहीं हैं। हर एक का नतीजा अलग है, असफल वाले भी हैं।',
    'Why is my number too short?': 'मेरा कार्ड नंबर छोटा क्यों पड़ता है?',
    'The form takes 16 digits. American Express cards have 15, and a four-digit code, so they do not fit here.':
      'फ़ॉर्म 16 अंक लेता है। American Express कार्ड में 15 अंक और चार अंकों का कोड होता है। इसलिए वह यहाँ नहीं चलता।',
    'Why does a card with a wrong check digit go through?':
      'चेक डिजिट गलत हो, तब भी पेमेंट क्यों हो जाता है?',
    'Only lengths are checked here. Anything else, even an expired card, gets a hint; a real bank would refuse it.':
      'यहाँ फ़ॉर्म सिर्फ़ इतना देखता है कि अंक पूरे हैं या नहीं। बाकी हर बात पर सलाह मिलती है, कार्ड की अवधि खत्म हो तब भी। असली बैंक ऐसे कार्ड को मना कर देता।',
    'Can I use my own card?': 'क्या अपना कार्ड डाल सकते हैं?',
    'Please do not. This demo charges nothing and sends nothing, and a real card number belongs only into a real checkout.':
      'कृपया न डालें। यह डेमो न पैसे काटता है, न कुछ भेजता है। असली कार्ड नंबर वहीं डालें, जहाँ सच में पैसे देने हों।',
    'What does a real checkout cost?': 'असली पेमेंट पेज का खर्च कितना है?',
    'Nothing to open: you need documents, and no deposit. The gateway portal shows the fee per payment and the GST on it.':
      'खोलने का कुछ नहीं लगता। दस्तावेज़ चाहिए, कोई रकम जमा नहीं करनी। हर पेमेंट की फ़ीस और उस पर GST गेटवे पोर्टल पर देखें।',

    'For real payments': 'असली पेमेंट के लिए',
    'Payment gateway portal': 'पेमेंट गेटवे पोर्टल',
  },
  sampleTexts.payment,
);

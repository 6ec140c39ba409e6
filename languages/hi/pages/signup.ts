import english from '#copy/pages/signup.ts';
import { translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';

export default translate(
  english,
  {
    'Sign up for API access': 'API के लिए साइन अप करें',
    'Name, phone, e-mail and the API that interests you: try the sign-up form. It runs in your browser, keeps a draft on your device and sends nothing unless you tick the box.':
      'नाम, फ़ोन, ईमेल और जो API चाहिए: साइन अप फ़ॉर्म आज़माएँ। यह आपके ब्राउज़र में चलता है और अधूरा फ़ॉर्म डिवाइस पर रखता है। टिक न करें, तो कुछ नहीं भेजता।',
    'Your account': 'आपका खाता',
    'Nothing is sent unless you tick the box.': 'टिक न करें, तो कुछ नहीं जाता।',
    'Sign up': 'साइन अप करें',

    'Money transfer': 'मनी ट्रांसफ़र',
    'Cash withdrawal': 'कैश निकासी',
    'Utility bill payment': 'बिल पेमेंट',
    'QR payment': 'QR पेमेंट',
    'Cash collection': 'कैश कलेक्शन',
    'Cash drop': 'कैश ड्रॉप',
    Payout: 'पेआउट',
    'UPI payment': 'UPI पेमेंट',
    'API reference': 'API रेफ़रेंस',
    'Developer guide': 'डेवलपर गाइड',
    'PAN verification': 'PAN की जाँच',
    'Aadhaar verification': 'आधार की जाँच',
    'Bank account verification': 'बैंक खाते की जाँच',
    'GST verification': 'GST जाँच',
    'Reverse geocoding': 'लोकेशन से पता',
    'Document locker': 'दस्तावेज़ लॉकर',
    'Employee management': 'स्टाफ़ मैनेजमेंट',
    'Driving licence': 'ड्राइविंग लाइसेंस',

    'Subscriptions: choose what fits': 'सब्सक्रिप्शन: जो ठीक लगे, चुनें',
    'UPI payment, which collects them, is chosen in the form below. Or begin elsewhere:':
      'सब्सक्रिप्शन के पैसे UPI पेमेंट से आते हैं। नीचे के फ़ॉर्म में वही चुना हुआ है। या यहाँ से शुरू करें:',
    'Try the payment demo': 'पेमेंट डेमो आज़माएँ',
    'Ask for live keys': 'असली key माँगें',
    'Sandbox console': 'sandbox चलाएँ',
    'Write to us about subscriptions': 'सब्सक्रिप्शन के बारे में लिखें',
    'Also send this to our team': 'यह हमारी टीम को भी भेजें',
    'Saves your four answers in the outbox of this device. They go to us as a message once this site is open online.':
      'आपके चारों जवाब इस डिवाइस के आउटबॉक्स में सहेजे जाते हैं। नेटवर्क हो और यह साइट खुली हो, तब वे संदेश बनकर हमारे पास आते हैं।',

    'Before you sign up': 'साइन अप से पहले',
    'A demonstration': 'यह डेमो है',
    'This form answers as a server would, but sends nothing automatically. To reach our team, tick the box or use the contact page.':
      'फ़ॉर्म असली सर्वर जैसा जवाब देता है, पर अपने आप कुछ नहीं भेजता। हमारी टीम तक बात पहुँचानी हो, तो टिक लगाएँ या संपर्क पेज से लिखें।',
    'Your draft stays here': 'अधूरा फ़ॉर्म यहीं रहता है',
    'What you type is kept on this device until you sign up, even if you reload or go offline.':
      'आप जो लिखते हैं, साइन अप होने तक इसी डिवाइस पर रहता है। पेज फिर खोलें या ऑफ़लाइन हो जाएँ, तब भी।',
    'Phone number': 'मोबाइल नंबर',
    'Choose the country, then type the number without its code. A number pasted with + finds its country.':
      'देश चुनें, फिर बिना कोड के नंबर लिखें। + वाला नंबर पेस्ट करें, तो देश अपने आप चुना जाता है।',
    'More than one API': 'एक से ज़्यादा API',
    'Choose the one you would build first.': 'जिस पर पहले काम करना है, उसे चुनें।',

    'What the form does': 'फ़ॉर्म क्या करता है',
    'Four answers': 'चार जवाब',
    'Full name, phone number, e-mail address and API of interest.':
      'पूरा नाम, मोबाइल नंबर, ईमेल और जो API चाहिए।',
    'A check': 'जाँच',
    'If an answer cannot be right, a sentence says why.':
      'किसी जवाब में गड़बड़ हो, तो फ़ॉर्म वजह बताता है।',
    'A greeting': 'स्वागत',
    'It calls you by name and clears your draft.':
      'आपका नाम लेकर स्वागत करता है और अधूरा फ़ॉर्म मिटाता है।',
    'No key': 'key नहीं मिलती',
    'Nothing was sent, unless you ticked the box. To get an API key, use the contact page.':
      'टिक न लगा हो, तो कुछ नहीं गया। API key के लिए संपर्क पेज से लिखें।',

    'Questions about access': 'API लेने के बारे में सवाल',
    'How do I get a real key?': 'असली key कैसे मिलेगी?',
    'The sandbox is on this site: one key for everybody, nothing to sign. Tell us on the contact page which API you want; live keys follow once your documents are checked.':
      'sandbox इसी साइट पर है, सबके लिए एक key, कुछ साइन नहीं करना। संपर्क पेज पर बताएँ, कौन-सा API चाहिए। असली key दस्तावेज़ों की जाँच के बाद मिलती है।',
    'Do I need a registered company?': 'क्या रजिस्टर्ड कंपनी होना ज़रूरी है?',
    'Not to try the sandbox. For live keys we ask for PAN, registration documents or a GSTIN, and a bank account in the same name.':
      'sandbox आज़माने के लिए नहीं। असली key के लिए हम PAN, रजिस्ट्रेशन के दस्तावेज़ या GSTIN माँगते हैं। बैंक खाता भी, उसी नाम का।',
    'Which phone numbers are accepted?': 'कौन-से फ़ोन नंबर चलते हैं?',
    'Any with 8 to 15 digits, country code included. If yours looks too short or too long for its country, the form says so and still accepts it.':
      'देश का कोड मिलाकर 8 से 15 अंकों का कोई भी नंबर। नंबर देश के हिसाब से छोटा या लंबा लगे, तो फ़ॉर्म बताता है। फिर भी ले लेता है।',
    'Can I write my name in my own script?': 'क्या नाम हिंदी या किसी और लिपि में लिख सकते हैं?',
    'Yes, in any script. Only digits, dots and hyphens are refused.':
      'हाँ, किसी भी लिपि में। सिर्फ़ अंक, डॉट और हाइफ़न नहीं चलते।',
    'What does access cost?': 'API लेने का खर्च कितना है?',
    'The form and the sandbox are free. Live calls are billed by service and volume from the day of the agreement.':
      'फ़ॉर्म और sandbox मुफ़्त हैं। असली API कॉल का बिल एग्रीमेंट के दिन से बनता है। रकम इससे तय होती है कि सेवा कौन-सी है और कॉल कितनी।',

    'Read about an API first': 'पहले API के बारे में पढ़ें',
    'API overview': 'API एक नज़र में',
  },
  sampleTexts.signUp,
);

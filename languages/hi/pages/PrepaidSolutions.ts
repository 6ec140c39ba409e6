import english from '#copy/pages/PrepaidSolutions.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'to load by UPI': 'UPI से डालने पर',
    'a card': 'हर कार्ड का',
    '3 limits': '3 लिमिट',
    'on each card': 'हर कार्ड पर',
    '1 file': '1 फ़ाइल',
    'for all cards': 'सब कार्डों की',
    '2 kinds': '2 तरह',
    'of top-up': 'के रिचार्ज',
    '2 conditions': '2 शर्तें',
    'for use abroad': 'विदेश में चलने की',
    'In the draft': 'मसौदे में',
    'What the RBI’s draft would change': 'RBI के मसौदे से क्या बदलेगा',
    'A gift card': 'गिफ़्ट कार्ड',
    'At most.': 'ज़्यादा-से-ज़्यादा।',
    'At most a month.': 'महीने में ज़्यादा-से-ज़्यादा।',
    Ends: 'बंद',
    'To load money by.': 'पैसे डालने के लिए।',
    Abroad: 'विदेश',
    'To pay there.': 'वहाँ पेमेंट के लिए।',
    'Arjun Menon': 'अर्जुन मेनन',
    'Rubina Shah': 'रुबीना शाह',
    'Dev Toppo': 'देव टोप्पो',
    'Prepaid wallets and cards': 'प्रीपेड वॉलेट और कार्ड',
    'Issue prepaid wallets and cards to customers and field staff, with fraud protection, corporate payouts, mobile top-ups and use abroad.':
      'ग्राहकों और फ़ील्ड स्टाफ़ को प्रीपेड वॉलेट और कार्ड दें। धोखाधड़ी से बचाव, कंपनी के पेआउट, मोबाइल रिचार्ज और विदेश में इस्तेमाल।',
    'For companies with field staff, gift cards or partner payouts: money to spend, with limits you set and change in a minute.':
      'फ़ील्ड स्टाफ़, गिफ़्ट कार्ड या पार्टनर पेआउट वाली कंपनियों के लिए। खर्च के पैसे दें। लिमिट आप तय करें, एक मिनट में बदलें।',
    'Prepaid Solutions': 'प्रीपेड सेवाएँ',
    'Contact Sales': 'सेल्स टीम से बात करें',

    'How it works': 'काम कैसे होता है',
    'A prepaid card in four steps': 'चार कदमों में प्रीपेड कार्ड',
    Design: 'डिज़ाइन करें',
    'Choose wallet or card, limits and where it may be used.':
      'चुनें कि वॉलेट हो या कार्ड, लिमिट कितनी हो और कहाँ चले।',
    'New card': 'नया कार्ड',
    Wallet: 'वॉलेट',
    'Credit card': 'क्रेडिट कार्ड',
    'Debit card': 'डेबिट कार्ड',
    Card: 'कार्ड',
    Fuel: 'पेट्रोल-डीज़ल',
    'each day': 'हर दिन',
    Food: 'खाना',
    Cash: 'कैश',
    'not allowed': 'मना है',
    Cities: 'शहर',
    'Jaipur, Kota': 'जयपुर, कोटा',
    'Save the design': 'डिज़ाइन सहेजें',
    'Each holder is verified to the level the balance needs.':
      'बैलेंस के हिसाब से हर कार्डधारक की जाँच होती है।',
    Holders: 'कार्डधारक',
    'Full KYC': 'पूरी KYC',
    'Waits for a photo': 'फ़ोटो बाकी',
    Verified: 'KYC पूरी',
    'Remind 1 holder': '1 व्यक्ति को याद दिलाएँ',
    Load: 'पैसे डालें',
    'Move money from your account to one holder or to all.': 'अपने खाते से एक को या सबको पैसे दें।',
    'Load cards': 'कार्ड में पैसे डालें',
    From: 'किस खाते से',
    'Saffron Loom, ending 4821': 'सैफ़्रन लूम, आखिरी अंक 4821',
    'Load 2 cards': '2 कार्डों में डालें',
    Watch: 'खर्च देखें',
    'Follow spending as it happens and freeze a card at any time.':
      'खर्च होते ही देखें। कार्ड जब चाहें रोक दें।',
    Today: 'आज',
    'Fuel, Kota': 'पेट्रोल-डीज़ल, कोटा',
    'Arjun, 09:12': 'अर्जुन, सुबह 9:12',
    'Food, Kota': 'खाना, कोटा',
    'Arjun, 13:40': 'अर्जुन, दोपहर 1:40',
    'Cash machine': 'ATM',
    'Rubina, 15:05': 'रुबीना, दोपहर 3:05',
    refused: 'नामंज़ूर',
    'Left on 2 cards': '2 कार्डों में बाकी',
    'Freeze a card': 'कार्ड रोकें',

    'Six things you can issue and control': 'छह चीज़ें, जो आप जारी और कंट्रोल करते हैं',
    'Digital wallets': 'डिजिटल वॉलेट',
    'A balance under your own brand that customers load by UPI, card or cash.':
      'आपके ब्रांड का वॉलेट। ग्राहक UPI, कार्ड या कैश से पैसे डालते हैं।',
    'Prepaid cards': 'प्रीपेड कार्ड',
    'Plastic or virtual cards for gifts, meals, fuel and travel advances.':
      'प्लास्टिक के या वर्चुअल (फ़ोन में रहने वाले) कार्ड। गिफ़्ट, खाने, पेट्रोल-डीज़ल और सफ़र के एडवांस के लिए।',
    'Fraud protection': 'धोखाधड़ी से बचाव',
    'By day, type of shop and city; and a freeze button.':
      'दिन, दुकान के प्रकार और शहर के हिसाब से। और कार्ड रोकने का बटन।',
    'Corporate payouts': 'कंपनी के पेआउट',
    'Incentives, allowances and refunds, for thousands of cards.':
      'इंसेंटिव, भत्ते और रिफ़ंड, हज़ारों कार्डों पर।',
    'Mobile top-ups': 'मोबाइल रिचार्ज',
    'Phones and DTH from the wallet, with receipts.': 'वॉलेट से फ़ोन और DTH, रसीद के साथ।',
    'Global reach': 'विदेश में भी',
    'The issuer has enabled it, and the RBI allows it.': 'कार्ड देने वाला चालू करे, और RBI इजाज़त दे।',

    'What it costs': 'खर्च कितना है',
    'Load a wallet with ₹1,000': 'वॉलेट में ₹1,000 डालें',
    'Loading by card or net banking costs a fee. Type in yours and see what arrives.':
      'कार्ड या नेट बैंकिंग से पैसे डालने पर फ़ीस लगती है। अपनी फ़ीस डालें और देखें कि कितना पहुँचता है।',
    'Ask for your rates': 'अपने रेट पूछें',
    'A load of ₹1,000': '₹1,000 डालने पर',
    'Here the holder pays the fee; your programme can pay it instead.':
      'यहाँ फ़ीस कार्डधारक देते हैं। चाहें, तो आपका प्रोग्राम दे सकता है।',
    'usable within seconds': 'तुरंत काम में लें',
    'Net banking': 'नेट बैंकिंग',

    'Before you issue a card': 'कार्ड देने से पहले',
    'Wallet or card first?': 'पहले वॉलेट लें या कार्ड?',
    'A wallet if people already pay by phone, a card if they shop where there are card machines. One balance can serve both if the issuer offers it.':
      'लोग पहले से फ़ोन से पैसे देते हों, तो वॉलेट। कार्ड मशीन वाली दुकानों से खरीदते हों, तो कार्ड। कार्ड देने वाला सुविधा दे, तो एक ही बैलेंस दोनों में चलता है।',
    'What must a holder show?': 'कार्डधारक को क्या दिखाना होता है?',
    'For small balances, at least a mobile number and an identity number; for large ones, full KYC. The issuer sets the level, we build the form.':
      'कम बैलेंस पर कम-से-कम मोबाइल नंबर और पहचान का नंबर। ज़्यादा बैलेंस पर पूरी KYC। कितनी जाँच हो, यह कार्ड देने वाला तय करता है। फ़ॉर्म हम बनाते हैं।',
    'A field worker lost a card. What happens?': 'स्टाफ़ का कार्ड खो गया। अब क्या होगा?',
    'You or the worker freeze it. The balance is safe and moves to a new card. Payments made before the freeze follow the issuer’s rules.':
      'आप या वे खुद कार्ड रोक दें। बैलेंस सुरक्षित है और नए कार्ड में चला जाता है। रोकने से पहले के पेमेंट पर कार्ड देने वाले के नियम लगते हैं।',
    'What does a programme cost to start?': 'प्रोग्राम शुरू करने में कितना लगता है?',
    'First you pay for the card design, and put in the money you load. After that there is a fee per card and per load; the issuer and we share what shops pay to accept it.':
      'पहले कार्ड के डिज़ाइन के पैसे लगते हैं। साथ में वह रकम, जो आप कार्ड में डालते हैं। फिर हर कार्ड पर और हर बार पैसे डालने पर फ़ीस है। दुकानें कार्ड लेने पर फ़ीस देती हैं। वह हममें और कार्ड देने वाले में बँटती है।',
    'How soon can the first card be loaded?': 'पहले कार्ड में पैसे कितनी जल्दी डाल सकते हैं?',
    'Virtual cards right after KYC. Printed ones wait for the issuer to approve the design, and for the post.':
      'वर्चुअल कार्ड में KYC के तुरंत बाद। छपे कार्ड में डिज़ाइन की मंज़ूरी और डाक का समय लगता है।',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);

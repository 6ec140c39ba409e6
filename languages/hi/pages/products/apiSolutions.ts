import english from '#copy/pages/products/apiSolutions.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Kadamb General': 'कदंब जनरल',
    'Purva Vidyut': 'पूर्वा विद्युत',
    'API solutions': 'API सेवाएँ',
    'Twelve API solutions for software makers: transfers, bills, recharge, verification, hosting, database, QR, cash, payout and UPI.':
      'सॉफ़्टवेयर बनाने वालों के लिए बारह API सेवाएँ: ट्रांसफ़र, बिल, रिचार्ज, जाँच, होस्टिंग, डेटाबेस, QR, कैश, पेआउट और UPI।',
    'Twelve payment APIs for your software': 'आपके सॉफ़्टवेयर के लिए बारह पेमेंट API',
    'For software makers: add payments, cash or verification to the product your customers already use. One key, one contract, one bill.':
      'सॉफ़्टवेयर बनाने वालों के लिए। आपके ग्राहक जो प्रोडक्ट चलाते हैं, उसी में पेमेंट, कैश या जाँच जोड़ें। एक key, एक एग्रीमेंट, एक बिल।',
    Products: 'प्रोडक्ट',
    'Get test keys': 'टेस्ट key लें',
    'Developer guide': 'डेवलपर गाइड',

    'Pick the services you need': 'जो सेवा चाहिए, वह चुनें',
    'Money transfer': 'मनी ट्रांसफ़र',
    'Cash at the counter, money in a bank account.': 'कैश काउंटर पर, पैसे बैंक खाते में।',
    'Bill payment': 'बिल पेमेंट',
    'Fetch and settle utility bills over BBPS.': 'BBPS से बिजली, पानी, गैस के बिल निकालें और भरें।',
    Recharge: 'रिचार्ज',
    'Mobile, DTH and OTT plans.': 'मोबाइल, DTH और OTT के प्लान।',
    Verification: 'जाँच',
    'Ten checks, from PAN to UPI ID.': 'दस जाँचें, PAN से UPI ID तक।',
    'Server hosting': 'सर्वर होस्टिंग',
    'Managed servers in India for the software that calls us.':
      'हमारे API चलाने वाले सॉफ़्टवेयर के लिए भारत में सर्वर, देखभाल हमारी।',
    Database: 'डेटाबेस',
    'Managed database with daily backups for your ledgers.':
      'आपके हिसाब-किताब का डेटाबेस। देखभाल हमारी, बैकअप रोज़।',
    'QR payment': 'QR पेमेंट',
    'Codes with a fixed or an open amount.': 'तय रकम या खुली रकम वाले कोड।',
    'Cash collection': 'कैश कलेक्शन',
    'Collect instalments and dues at a shop nearby.': 'किस्त और बकाया पास की दुकान पर लें।',
    'Cash drop': 'कैश ड्रॉप',
    'Let field staff deposit the day’s cash.': 'फ़ील्ड स्टाफ़ दिन का कैश पार्टनर दुकान पर देता है।',
    Payout: 'पेआउट',
    'Send to accounts and UPI IDs, one or thousands.': 'खाते या UPI ID पर भेजें, एक को या हज़ारों को।',
    'UPI payment': 'UPI पेमेंट',
    'Links, QR codes and Autopay.': 'लिंक, QR कोड और ऑटोपे।',
    'Cash withdrawal': 'कैश निकासी',
    'AEPS withdrawal with a fingerprint.': 'फ़िंगरप्रिंट से AEPS कैश निकासी।',

    'How it works': 'काम कैसे होता है',
    'A call from start to finish': 'एक कॉल, शुरू से आखिर तक',
    Call: 'कॉल',
    'Your server sends a bill, with your key and a reference of your own.':
      'आपका सर्वर बिल भेजता है, आपकी key और आपके अपने रेफ़रेंस के साथ।',
    'The sandbox key': 'sandbox की key',
    'Send the request': 'अभी भेजें',
    Answer: 'जवाब',
    '200 and a status. Pending is no failure: wait for the next one.':
      '200 और बिल की स्थिति। pending का मतलब असफल नहीं है, अगली स्थिति का इंतज़ार करें।',
    'The biller has not confirmed yet': 'बिल कंपनी ने अभी पक्का नहीं किया',
    'Asked twice, paid once': 'दो बार कॉल, पेमेंट एक ही बार',
    Webhook: 'webhook की सूचना',
    'We tell your server when that changes. Check the signature first.':
      'स्थिति बदलते ही हम आपके सर्वर को बताते हैं। पहले डिजिटल साइन जाँचें।',
    'Signature is ours': 'साइन हमारा ही है',
    'New event, not seen before': 'सूचना नई है, पहले नहीं आई',
    'Your answer: 200': 'आपका जवाब: 200',
    'within ten seconds': 'दस सेकंड के अंदर',
    Receipt: 'रसीद',
    'Your customer has it in the software that they know.':
      'आपके ग्राहक को वह उसी सॉफ़्टवेयर में मिलती है, जिसे वे जानते हैं।',
    'Bill paid': 'बिल भर गया',
    Electricity: 'बिजली',
    'Consumer number': 'कंज़्यूमर नंबर',
    Reference: 'रेफ़रेंस',
    'Print the receipt': 'रसीद प्रिंट करें',

    'What it costs': 'खर्च कितना है',
    'Price a day of calls': 'एक दिन की API कॉल का खर्च',
    'The sandbox is free. Change the numbers to those of your own software.':
      'sandbox मुफ़्त है। यहाँ गिनती अपने सॉफ़्टवेयर के हिसाब से बदलें।',
    'Calls in a day': 'एक दिन की कॉल',
    'Before GST.': 'GST से पहले।',
    'Payout to a bank account': 'बैंक खाते में पेआउट',
    'PAN verification': 'PAN की जाँच',
    'Account verification': 'खाते की जाँच',
    'Ask for your rates': 'अपने रेट पूछें',

    'What integrators ask': 'API जोड़ने वाले क्या पूछते हैं',
    'Do I sign twelve contracts?': 'क्या बारह एग्रीमेंट साइन करने होंगे?',
    'No. One agreement, with a page for each service you use. Money services add the checks a bank or regulator requires; hosting and database add region and size.':
      'नहीं। एग्रीमेंट एक है। उसमें आपकी हर सेवा का एक पेज होता है। बैंक या रेगुलेटर (जैसे RBI) जो जाँच माँगे, वह पैसे वाली सेवाओं में जुड़ती है। होस्टिंग और डेटाबेस के लिए उसमें इलाका और साइज़ भी लिखते हैं।',
    'Which calls need more than a key?': 'किन API के लिए key के अलावा भी कुछ चाहिए?',
    'Cash withdrawal needs an operator with the bank’s KYC; money transfer needs a registered sender and an OTP for each transfer. Bills run through an authorised BBPS operating unit.':
      'कैश निकासी के लिए ऐसा ऑपरेटर चाहिए, जिसकी KYC बैंक ने की हो। मनी ट्रांसफ़र में भेजने वाले का रजिस्ट्रेशन ज़रूरी है। हर ट्रांसफ़र पर OTP भी। बिल RBI से मंज़ूर BBPS ऑपरेटिंग यूनिट से होकर जाते हैं।',
    'How fast does the money move?': 'पैसे कितनी जल्दी पहुँचते हैं?',
    'How are calls priced?': 'API का दाम कैसे लगता है?',
    'The sandbox is free. Live, you pay for verification by the answered call, for transfers by amount, for hosting and database by the month.':
      'sandbox मुफ़्त है। असली काम में जाँच का दाम हर उस कॉल पर लगता है, जिसका जवाब आया। ट्रांसफ़र का दाम रकम के हिसाब से है। होस्टिंग और डेटाबेस का महीने के हिसाब से।',
    'What if a call times out?': 'कॉल का जवाब समय पर न आए, तो?',
    'Send it again with the same reference. It is carried out once, and you get the first answer again.':
      'उसी रेफ़रेंस के साथ फिर भेजें। काम एक ही बार होता है। आपको पहला जवाब फिर मिलता है।',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);

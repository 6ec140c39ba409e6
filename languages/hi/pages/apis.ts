import english from '#copy/pages/apis.ts';
import { translate } from '#copy/translate.ts';
import { site } from '#facts/site.ts';
import { brand } from '#languages/hi/brand.ts';

export default translate(english, {
  'API overview': 'सभी API एक नज़र में',
  [`Every ${site.brand} API on one page: twelve payment and infrastructure solutions, ten verification calls, roles for your team, and tools to try here.`]: `${brand} के सारे API एक पेज पर: पेमेंट से सर्वर तक बारह सेवाएँ, दस जाँचें और टीम के रोल। कुछ टूल यहीं आज़माएँ।`,
  'APIs for payments and checks': 'पेमेंट और जाँच के API',
  'Find the call you need, then follow the guide. Documented calls share one key, one error format and one webhook; the sandbox is free.':
    'अपने काम की कॉल खोजें, फिर गाइड देखें। जिन कॉल के दस्तावेज़ यहाँ हैं, उन सबकी key, गड़बड़ी का फ़ॉर्मेट और webhook एक हैं। sandbox मुफ़्त है।',
  APIs: 'API',
  'Developer guide': 'डेवलपर गाइड',
  'API reference': 'API रेफ़रेंस',
  'Sandbox console': 'sandbox कंसोल',

  'One key for all of it': 'सबके लिए एक key',
  'key opens every call': 'key से हर कॉल चलती है',
  solutions: 'सेवाएँ',
  'webhook tells you of all': 'webhook हर बात बताता है',

  'API solutions': 'API सेवाएँ',
  'Money transfer': 'मनी ट्रांसफ़र',
  'Send to any account over IMPS or NEFT.': 'IMPS या NEFT से किसी भी खाते में पैसे भेजें।',
  'Bill payment': 'बिल पेमेंट',
  'Electricity, water, gas, broadband.': 'बिजली, पानी, गैस, ब्रॉडबैंड।',
  Recharge: 'रिचार्ज',
  'Prepaid mobile, DTH and OTT.': 'प्रीपेड मोबाइल, DTH और OTT।',
  Verification: 'जाँच',
  'PAN, Aadhaar, bank and seven more.': 'PAN, आधार, बैंक खाता और सात दूसरी जाँचें।',
  'Server hosting': 'सर्वर होस्टिंग',
  'Managed servers in Indian regions.': 'भारत में रखे सर्वर, देखभाल हमारी।',
  Database: 'डेटाबेस',
  'Managed storage with daily backups.': 'डेटा हमारी देखभाल में, बैकअप रोज़।',
  'QR payment': 'QR पेमेंट',
  'Fixed codes and codes for one bill.': 'काउंटर का एक ही कोड, या हर बिल का अलग।',
  'Cash collection': 'कैश कलेक्शन',
  'Dues taken in cash at a partner shop.': 'बकाया पैसे पार्टनर दुकान पर नकद लें।',
  'Cash drop': 'कैश ड्रॉप',
  'Deposits by drivers and field staff.': 'ड्राइवर और फ़ील्ड स्टाफ़ दिन का कैश पार्टनर दुकान पर देते हैं।',
  Payout: 'पेआउट',
  'IMPS, NEFT, RTGS, UPI and wallets.': 'IMPS, NEFT, RTGS, UPI और वॉलेट।',
  'UPI payment': 'UPI पेमेंट',
  'Links, QR codes and mandates.': 'लिंक, QR कोड और ऑटोपे की मंज़ूरी।',
  'Cash withdrawal': 'कैश निकासी',
  'AEPS with Aadhaar and a fingerprint.': 'AEPS, आधार और फ़िंगरप्रिंट से।',

  'Four tools': 'चार टूल',
  'Try them here. GST and licence checks show samples; addresses come from OpenStreetMap.':
    'यहीं आज़माएँ। GST और लाइसेंस की जाँच सैंपल दिखाती है। पते OpenStreetMap से आते हैं।',
  'GST verification': 'GST जाँच',
  'Read a GSTIN and see a record.': 'GSTIN डालें, रिकॉर्ड देखें।',
  'Reverse geocoding': 'लोकेशन से पता',
  'Turn latitude and longitude into an address.':
    'अक्षांश (Latitude) और देशांतर (Longitude) डालें, पता पाएँ।',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'Read a licence number and see a record.': 'लाइसेंस नंबर डालें, रिकॉर्ड देखें।',
  'Document locker': 'दस्तावेज़ लॉकर',
  'Keep documents on this device.': 'दस्तावेज़ इसी डिवाइस पर रखें।',

  'There is no SDK, and no plug-in for Shopify or WooCommerce. In their place the reference has samples in four languages, an OpenAPI file and a Postman collection.':
    'हमारा कोई SDK नहीं है। Shopify या WooCommerce का प्लग-इन भी नहीं। उनकी जगह API रेफ़रेंस में चार प्रोग्रामिंग भाषाओं में कोड, एक OpenAPI फ़ाइल और एक Postman कलेक्शन है।',

  'Before you choose a call': 'API चुनने से पहले',
  'Do I need a new key for each API?': 'क्या हर API के लिए नई key चाहिए?',
  'No. One sandbox key opens every call while you build; one live key opens the calls in your agreement. You can add services later without another key.':
    'नहीं। ऐप बनाते समय sandbox की एक key से सारे API चलते हैं। असली काम में एक असली key से आपके एग्रीमेंट वाले API चलते हैं। सेवाएँ बाद में भी जोड़ सकते हैं, नई key नहीं लगती।',
  'Payout or money transfer?': 'पेआउट या मनी ट्रांसफ़र?',
  'Payout sends your company’s own money from a funded account. Money transfer starts with a customer’s cash at a counter, so the sender is registered first.':
    'पेआउट में आपकी कंपनी के अपने पैसे जाते हैं। ये पेआउट खाते में पहले से होते हैं। मनी ट्रांसफ़र में ग्राहक काउंटर पर कैश देते हैं। इसलिए पहले भेजने वाले का रजिस्ट्रेशन होता है।',
  'QR payment or UPI payment?': 'QR पेमेंट या UPI पेमेंट?',
  'Use QR payment when the customer faces a screen or a printed bill. Use UPI payment when the customer’s own phone shows your app or site.':
    'ग्राहक के सामने स्क्रीन या छपा हुआ बिल हो, तो QR पेमेंट लें। ग्राहक के अपने फ़ोन पर आपका ऐप या साइट हो, तो UPI पेमेंट।',
  'What if a call fails?': 'API कॉल नहीं हुई। अब क्या करें?',
  'Read the code in the response; the reference says what to do about each. If a payment is pending, wait for the webhook. If you need us, send the request_id.':
    'जवाब में आया कोड पढ़ें। किस कोड पर क्या करना है, यह API रेफ़रेंस में लिखा है। पेमेंट pending (बाकी) हो, तो webhook का इंतज़ार करें। हमारी मदद चाहिए, तो request_id भेजें।',
  'What does it cost to begin?': 'शुरू करने में कितना लगता है?',
  'Nothing: the sandbox and the tools on this site are free. Live prices depend on the calls you choose and on volume, and you see them in writing before you sign.':
    'कुछ नहीं। sandbox और इस साइट के टूल मुफ़्त हैं। असली काम का दाम दो बातों से बनता है: कौन-से API लिए, कॉल कितनी हैं। साइन करने से पहले दाम आपको लिखकर मिलता है।',
  'Verification APIs, and roles for your team': 'जाँच वाले API, और टीम के रोल',
  Aadhaar: 'आधार',
  'Bank account': 'बैंक खाता',
  'Voter ID': 'वोटर ID',
  'Vehicle RC': 'गाड़ी की RC',
  Passport: 'पासपोर्ट',
  'Company CIN': 'कंपनी का CIN',
  'Employee management': 'स्टाफ़ मैनेजमेंट',
  'For developers': 'डेवलपर के लिए',
  'API recipes': 'API से पूरा काम, कदम-दर-कदम',
  'Checkout for a web shop': 'वेब दुकान के लिए पेमेंट पेज',
  'Move from another API': 'दूसरे API से आएँ',
  'Test values': 'टेस्ट वैल्यू',
  'API changelog': 'API में बदलाव',
});

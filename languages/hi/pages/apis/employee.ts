import english from '#copy/pages/apis/employee.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import * as hindiParties from '#languages/hi/words/sequence-parties.ts';
import * as parties from '#words/sequence-parties.ts';

export default translate(
  english,
  {
    'Employee management': 'स्टाफ़ मैनेजमेंट',
    'Give each employee a role: who may take payments, refund, pay out or read reports. Role-based access for shops, offices and teams.':
      'स्टाफ़ में हर एक को रोल दें: पेमेंट कौन ले, रिफ़ंड और पेआउट कौन करे, रिपोर्ट कौन देखे। रोल के हिसाब से इजाज़त, दुकानों, ऑफ़िसों और टीमों के लिए।',
    [english.head.lead]:
      `रोल के हिसाब से इजाज़त: स्टाफ़ को उतना ही दिखे, जितना काम में चाहिए। दुकानों, ऑफ़िसों और फ़ील्ड टीमों के लिए। आपका अपना लॉगिन मुफ़्त है। जो यूज़र जोड़ें, हर एक के महीने के ${sumOf(charges.addedUserMonth)}।`,
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'Contact Us': 'संपर्क करें',

    'The key fits the role': 'जैसा रोल, वैसी चाबी',
    'your own login': 'आपका अपना लॉगिन',
    'each added user, a month': 'हर जोड़े गए यूज़र का, महीने का',
    'roles to start from': 'रोल, शुरू करने के लिए',

    'What you can control': 'आप क्या-क्या तय कर सकते हैं',
    'Role or limit': 'रोल या सीमा',
    Allows: 'क्या कर सकते हैं',
    'Does not allow': 'क्या नहीं',
    'Cashier, manager, accountant, owner: start from a role and change what it may do.':
      'कैशियर, मैनेजर, अकाउंटेंट या मालिक: रोल चुनें, फिर बदलें कि वह क्या-क्या कर सके।',
    Roles: 'रोल',
    Cashier: 'कैशियर',
    'Takes payments, prepares refunds': 'पेमेंट लेना, रिफ़ंड तैयार करना',
    'No release of a refund, no payout': 'न रिफ़ंड मंज़ूर करना, न पेआउट',
    Manager: 'मैनेजर',
    'Releases refunds, sets roles in own shops': 'रिफ़ंड मंज़ूर करना, अपनी दुकानों में रोल देना',
    'No payout, no look into other shops': 'पेआउट नहीं, दूसरी दुकानें नहीं दिखतीं',
    Accountant: 'अकाउंटेंट',
    'Reads sales, settlements and invoices': 'बिक्री, सेटलमेंट और इनवॉइस देखना',
    'No money to move': 'पैसे नहीं भेज सकते',
    Owner: 'मालिक',
    'Everything, in all shops': 'सारी दुकानों में सब कुछ',
    'No erasing of the log': 'रिकॉर्ड नहीं मिटा सकते',
    'Limits for any role': 'हर रोल की सीमाएँ',
    'One login for each person': 'हर एक का अपना लॉगिन',
    'A name next to every refund': 'हर रिफ़ंड के आगे नाम',
    'No shared passwords': 'एक पासवर्ड कई लोगों में नहीं',
    'Store or region': 'दुकान या इलाका',
    'The shops that you choose': 'जो दुकानें आप चुनें',
    'None of the others': 'बाकी कोई दुकान नहीं',
    'Maker and checker': 'एक तैयार करे, दूसरा मंज़ूर करे',
    'Payouts up to your limit': 'आपकी लिमिट तक के पेआउट',
    'Nothing larger before a second person agrees': 'उससे बड़े नहीं, जब तक दूसरा व्यक्ति मंज़ूर न करे',
    Shifts: 'शिफ़्ट',
    'Access from start to end': 'शिफ़्ट शुरू होने से खत्म होने तक लॉगिन',
    'No access before or after': 'शिफ़्ट से पहले या बाद में लॉगिन नहीं',
    'Activity log': 'काम का रिकॉर्ड',
    'Who did what and when, ready to export': 'किसने क्या किया और कब, फ़ाइल में भी',
    'No change of rights that nobody sees': 'रोल का कोई बदलाव छिपा नहीं रहता',

    'Add an employee': 'स्टाफ़ जोड़ें',
    Employee: 'स्टाफ़',
    Invite: 'बुलाएँ',
    'Send a link by e-mail or to a mobile number.': 'ईमेल या मोबाइल नंबर पर लिंक भेजें।',
    Verify: 'पक्का करें',
    'The person confirms it and sets a login.': 'वे उसे पक्का करते हैं और अपना लॉगिन बनाते हैं।',
    Assign: 'रोल दें',
    'Choose the role and the stores.': 'रोल और दुकानें चुनें।',
    Review: 'दोबारा देखें',
    'Once a month, see who still needs which access.':
      'महीने में एक बार देखें कि किसे अब भी किस काम की इजाज़त चाहिए।',
    'Roles belong to merchant accounts. This public site has none: every page is open to all.':
      'रोल दुकानदार के खाते में होते हैं। इस साइट पर कोई रोल नहीं है। यहाँ हर पेज सबके लिए खुला है।',

    'Questions about roles': 'रोल के बारे में सवाल',
    'A cashier leaves today. What do I do?': 'कैशियर आज काम छोड़ रहे हैं। क्या करें?',
    'End the cashier’s access in the list: open sessions close and the phone number can no longer sign in. Past bills keep the name, so the day still adds up.':
      'सूची में कैशियर का लॉगिन बंद करें। जहाँ लॉगिन खुला है, वहाँ भी बंद हो जाता है। उस मोबाइल नंबर से फिर लॉगिन नहीं होता। पुराने बिलों पर नाम बना रहता है। इसलिए दिन का हिसाब पूरा मिलता है।',
    'Can a cashier refund a bill?': 'क्या कैशियर बिल का रिफ़ंड कर सकते हैं?',
    'Only if the role says so. Most shops let cashiers prepare a refund and let a manager release it.':
      'सिर्फ़ तब, जब रोल में इसकी इजाज़त हो। ज़्यादातर दुकानों में कैशियर रिफ़ंड तैयार करते हैं और मैनेजर उसे मंज़ूर करते हैं।',
    'Can my accountant see sales but not move money?':
      'अकाउंटेंट बिक्री देखें, पर पैसे न भेज पाएँ। क्या यह हो सकता है?',
    'Yes. Start from the accountant’s role: reports, settlements and invoices to read, no refund and no payout.':
      'हाँ। अकाउंटेंट वाला रोल चुनकर शुरू करें। उसमें रिपोर्ट, सेटलमेंट और इनवॉइस दिखते हैं। रिफ़ंड और पेआउट नहीं कर सकते।',
    'Who can change roles?': 'रोल कौन बदल सकता है?',
    'The owner, and managers for their own stores. Nobody can raise their own rights, and the activity log records each change.':
      'मालिक, और अपनी-अपनी दुकान के लिए मैनेजर। अपनी इजाज़त कोई खुद नहीं बढ़ा सकता। हर बदलाव काम के रिकॉर्ड में लिखा जाता है।',
    'How are users priced?': 'यूज़र के पैसे कैसे लगते हैं?',
    'The owner’s login is free with the account. Everyone else is charged by the month, so a helper for the festival season costs you only that season.':
      'मालिक का लॉगिन खाते के साथ मुफ़्त है। बाकी सबका चार्ज महीने के हिसाब से है। इसलिए त्योहार के सीज़न में रखे हेल्पर का खर्च बस उसी सीज़न का है।',
    'Where roles matter most': 'रोल सबसे ज़्यादा कहाँ काम आते हैं',
    Payout: 'पेआउट',
    'Cash collection': 'कैश कलेक्शन',
    'Developer guide': 'डेवलपर गाइड',
  },
  textsBetween(parties, hindiParties),
);

import english from '#copy/pages/apis/driving-licence.ts';
import * as checks from '#copy/tariff/checks.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiChecks from '#languages/hi/tariff/checks.ts';
import * as hindiDocuments from '#languages/hi/words/documents.ts';
import * as hindiStates from '#languages/hi/words/states.ts';
import * as documents from '#words/documents.ts';
import * as states from '#words/states.ts';

export default translate(
  english,
  {
    'Driving licence verification': 'ड्राइविंग लाइसेंस की जाँच',
    'Read State, office and year from a driving licence number and see a sample result with name, date of birth and status.':
      'ड्राइविंग लाइसेंस नंबर से राज्य, RTO और साल पढ़ें। नाम, जन्म की तारीख और स्थिति वाला सैंपल नतीजा देखें।',
    'Driving licence check': 'ड्राइविंग लाइसेंस की जाँच',
    'Read a licence before you hand over a vehicle.': 'गाड़ी देने से पहले लाइसेंस देख लें।',
    Tools: 'टूल',
    'Driving licence': 'ड्राइविंग लाइसेंस',

    'Who checks licences': 'लाइसेंस कौन जाँचता है',
    'Fleet and delivery firms': 'ट्रांसपोर्ट और डिलीवरी कंपनियाँ',
    'Self-drive rentals': 'खुद चलाने के लिए गाड़ी किराए पर देने वाले',
    'Motor insurers': 'गाड़ी का बीमा करने वाली कंपनियाँ',
    'Employers of drivers': 'ड्राइवर रखने वाले',
    'The result is made up in your browser. No government database is checked, and the number is not kept.':
      'नतीजा असली नहीं है, आपके ब्राउज़र में बनाया हुआ है। किसी सरकारी रिकॉर्ड से नहीं मिलाया जाता, और नंबर सहेजा नहीं जाता।',

    'Questions about licence numbers': 'लाइसेंस नंबर के बारे में सवाल',
    'What do the characters mean?': 'नंबर के अक्षरों का क्या मतलब है?',
    'In the common format: two letters for the State, two digits for the transport office, four for the year of first issue and a serial of seven. HR0620150000000 would be Haryana, office 06, 2015.':
      'आम फ़ॉर्मेट में पहले दो अक्षर राज्य के हैं, फिर दो अंक RTO के। फिर चार अंक उस साल के, जब लाइसेंस पहली बार बना। आखिर में सात अंक का सीरियल नंबर। HR0620150000000 का मतलब है हरियाणा, RTO 06 और साल 2015।',
    'Mine looks different. Is it invalid?': 'मेरा नंबर अलग दिखता है। तो क्या लाइसेंस मान्य नहीं है?',
    'No. Older licences have three-digit offices, letters or slashes. The tool cannot decode those, which says nothing about their validity.':
      'ऐसा नहीं है। पुराने लाइसेंस में RTO के तीन अंक, अक्षर या तिरछी लकीरें होती हैं। टूल उन्हें नहीं पढ़ पाता। इससे यह तय नहीं होता कि वे मान्य हैं या नहीं।',
    'What if the status is Expired or Suspended?': 'स्थिति “अवधि खत्म” या “सस्पेंड” है। अब क्या करें?',
    'Read the number back first: it has no check digit, so a slip goes unnoticed. If it is right, do not hand over the vehicle; ask for the renewed licence.':
      'पहले नंबर दोबारा पढ़ें। इसमें चेक डिजिट नहीं होता, इसलिए छोटी गलती पकड़ में नहीं आती। नंबर ठीक ही पढ़ा था, तो गाड़ी न दें। रिन्यू किया हुआ लाइसेंस माँगें।',
    'Why do some Telangana numbers start with TS?': 'तेलंगाना के कुछ नंबर TS से क्यों शुरू होते हैं?',
    'TG replaced TS on 12 March 2024. Numbers issued before that keep TS; both mean Telangana.':
      '12 मार्च 2024 से TS की जगह TG आया। उससे पहले के नंबरों में TS ही रहता है। दोनों का मतलब तेलंगाना है।',
    'What would a live check cost?': 'असली जाँच का कितना लगेगा?',
    'Nothing on this page. A live check would be charged per driver, with no fee in a month when you hire nobody.':
      'इस पेज पर कुछ नहीं। असली जाँच का चार्ज हर ड्राइवर पर लगेगा। जिस महीने किसी को काम पर न रखें, उस महीने कोई फ़ीस नहीं।',
    'Checks for drivers and vehicles': 'ड्राइवर और गाड़ी की जाँचें',
    'Vehicle RC': 'गाड़ी की RC',
    Aadhaar: 'आधार',
    'Reading documents': 'दस्तावेज़ पढ़ना',
  },
  {
    ...sampleTexts.drivingLicence,
    ...textsBetween([checks, documents, states], [hindiChecks, hindiDocuments, hindiStates]),
  },
);

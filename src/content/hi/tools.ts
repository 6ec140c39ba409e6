import { TOOL_COUNT } from '#content/en/menus/toolbox.ts';
import english from '#content/en/tools.ts';
import { translate } from '#content/translate.ts';

export default translate(english, {
  'Tools for shops, offices and developers': 'दुकान, ऑफ़िस और डेवलपर के टूल',
  [`All ${TOOL_COUNT} tools in one place: make a UPI QR, check a GST number or a PAN, work out an EMI, keep documents. Each opens at its form, without a network too.`]: `सभी ${TOOL_COUNT} टूल एक जगह: UPI QR बनाएँ, GST नंबर या PAN जाँचें, EMI निकालें, दस्तावेज़ रखें। हर टूल सीधे अपने फ़ॉर्म पर खुलता है, बिना नेटवर्क भी।`,
  'All tools': 'सभी टूल',
  Tools: 'टूल',
  [`${TOOL_COUNT} tools for the shop, the office and the road. What you type stays on this device.`]: `दुकान, ऑफ़िस और रास्ते में काम आने वाले ${TOOL_COUNT} टूल। आप जो लिखते हैं, इसी डिवाइस पर रहता है।`,

  Collect: 'पैसे लें',
  'Ask for money, and get paid': 'पैसे माँगें और पाएँ',
  'UPI QR and poster': 'UPI QR और पोस्टर',
  'Print it or show it on the counter': 'प्रिंट करें या काउंटर पर दिखाएँ',
  'Payment demo': 'पेमेंट डेमो',
  'A card payment, start to finish': 'कार्ड पेमेंट, शुरू से आखिर तक',
  'Read an ID before you print it': 'छापने से पहले ID देख लें',

  Verify: 'जाँचें',
  'Read a number before you trust it': 'भरोसा करने से पहले नंबर देख लें',
  'GST number': 'GST नंबर',
  'State, PAN and check character': 'राज्य, PAN और जाँच अक्षर',
  'Who the holder is, from one letter': 'व्यक्ति या कंपनी, एक अक्षर से',
  Aadhaar: 'आधार',
  'Check digit, and safe masking': 'जाँच अंक, और नंबर छिपाना',
  'Bank and IFSC': 'बैंक और IFSC',
  'Bank, branch code, account format': 'बैंक, ब्रांच कोड, खाता नंबर का रूप',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'State, office and validity': 'राज्य, RTO ऑफ़िस और वैधता',
  'Vehicle RC': 'गाड़ी की RC',
  'Company CIN': 'कंपनी का CIN',
  Passport: 'पासपोर्ट',
  'Voter ID': 'वोटर ID',
  'Bill number': 'बिल नंबर',
  'OCR of papers': 'दस्तावेज़ का OCR',

  Plan: 'हिसाब लगाएँ',
  'Know the cost first': 'पहले खर्च जान लें',
  'The instalment, year by year': 'किस्त, साल-दर-साल',
  Premium: 'प्रीमियम',
  'What insurance costs in a year': 'बीमे का साल भर का खर्च',
  'Place from a point': 'लोकेशन से जगह',
  'Nearest town, also offline': 'सबसे पास का शहर, ऑफ़लाइन भी',

  Keep: 'सँभालकर रखें',
  'Your papers and messages': 'आपके कागज़ और संदेश',
  'Document locker': 'दस्तावेज़ लॉकर',
  'Files that stay on this device': 'फ़ाइलें इसी डिवाइस पर रहती हैं',
  'Contact and outbox': 'संपर्क और आउटबॉक्स',
  'Write now, it goes when online': 'अभी लिखें, नेटवर्क आने पर जाएगा',
  'Investor demo': 'निवेशक डेमो',
  'Sample figures, chart and table': 'सैंपल आँकड़े, चार्ट और टेबल',
  'Sign-up form': 'साइन अप फ़ॉर्म',

  'Showing it to someone?': 'किसी को दिखाना है?',
  'Press Next to go from tool to tool. Each fills and runs by itself: no typing, no network.':
    '“आगे” दबाकर एक टूल से दूसरे पर जाएँ। हर टूल अपने आप भर जाता है और चलता है। न टाइप करना है, न नेटवर्क चाहिए।',
  'Start the demo': 'डेमो शुरू करें',
});

import * as englishToolbox from '#copy/menus/toolbox.ts';
import english from '#copy/pages/tools.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { TOOL_COUNT, toolbox } from '#languages/hi/menus/toolbox.ts';

export default translate(
  english,
  {
    'Tools for shops, offices and developers': 'दुकान, ऑफ़िस और डेवलपर के टूल',
    [`All ${TOOL_COUNT} tools in one place: make a UPI QR, check a GST number or a PAN, work out an EMI, keep documents. Each opens at its form, without a network too.`]: `सभी ${TOOL_COUNT} टूल एक जगह: UPI QR बनाएँ, GST नंबर या PAN जाँचें, EMI निकालें, दस्तावेज़ रखें। हर टूल सीधे अपने फ़ॉर्म पर खुलता है, बिना नेटवर्क भी।`,
    'All tools': 'सभी टूल',
    Tools: 'टूल',
    [`${TOOL_COUNT} tools for the shop, the office and the road. What you type stays on this device.`]: `दुकान, ऑफ़िस और रास्ते में काम आने वाले ${TOOL_COUNT} टूल। आप जो लिखते हैं, इसी डिवाइस पर रहता है।`,

    'Find a tool': 'टूल खोजें',
    'Such as poster, instalment, PAN or address.': 'जैसे पोस्टर, किस्त, PAN या पता।',
    'Opened last': 'हाल में खोले हुए',
    'No tool here for': 'यहाँ ऐसा कोई टूल नहीं है:',
    'Search the whole site': 'पूरी साइट में खोजें',

    'Showing it to someone?': 'किसी को दिखाना है?',
    'Press Next to go from tool to tool. Each fills and runs automatically: no typing, no network.':
      '“आगे” दबाकर एक टूल से दूसरे पर जाएँ। हर टूल अपने आप भर जाता है और चलता है। न टाइप करना है, न नेटवर्क चाहिए।',
    'Start the demo': 'डेमो शुरू करें',
  },
  textsBetween(englishToolbox.toolbox, toolbox),
);

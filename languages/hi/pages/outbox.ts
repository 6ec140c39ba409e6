import english from '#copy/pages/outbox.ts';
import { translate } from '#copy/translate.ts';

export default translate(english, {
  'Outbox: messages waiting on this device': 'आउटबॉक्स: इस डिवाइस पर रुके हुए संदेश',
  'Contact messages written without a network wait here, on this device. They go once this site is open online; some browsers send them sooner.':
    'नेटवर्क न हो, तब हमें लिखे संदेश यहाँ, इसी डिवाइस पर रुकते हैं। नेटवर्क आने पर यह साइट खुली हो, तो चले जाते हैं। कुछ ब्राउज़र पहले भी भेज देते हैं।',
  Outbox: 'आउटबॉक्स',
  'Messages you write without a network wait here. They go once this site is open online; some browsers also send them with the site closed. Until then you can edit, copy or delete them.':
    'नेटवर्क न हो, तब लिखे आपके संदेश यहाँ रुकते हैं। नेटवर्क आने पर यह साइट खुली हो, तो चले जाते हैं। कुछ ब्राउज़र साइट बंद होने पर भी भेज देते हैं। तब तक आप इन्हें बदल, हटा या कॉपी कर सकते हैं।',
  Contact: 'संपर्क करें',
  'No messages are waiting': 'कोई संदेश भेजना बाकी नहीं',
  'A message you send without a network waits here until it is delivered.':
    'बिना नेटवर्क भेजा गया संदेश पहुँचने तक यहीं रुकता है।',
});

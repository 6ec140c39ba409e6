import english from '#content/en/outbox.ts';
import { translate } from '#content/translate.ts';

export default translate(english, {
  'Outbox: messages waiting on this device': 'आउटबॉक्स: इस डिवाइस पर रुके हुए संदेश',
  'Contact messages written without a network wait here, on this device. They go by themselves when it is back.':
    'बिना नेटवर्क हमें लिखे गए संदेश यहाँ, इसी डिवाइस पर रुकते हैं। नेटवर्क आते ही अपने आप चले जाते हैं।',
  Outbox: 'आउटबॉक्स',
  'Messages you write without a network wait here and go by themselves when it is back. Until then you can edit, copy or delete them.':
    'बिना नेटवर्क लिखे आपके संदेश यहाँ रुकते हैं। नेटवर्क आते ही अपने आप चले जाते हैं। तब तक आप इन्हें बदल, हटा या कॉपी कर सकते हैं।',
  Contact: 'संपर्क करें',
  'Nothing waits to be sent': 'भेजने को कुछ बाकी नहीं',
  'A message you send without a network waits here until it is delivered.':
    'बिना नेटवर्क भेजा गया संदेश पहुँचने तक यहीं रुकता है।',
});

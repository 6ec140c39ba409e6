import { documentCount } from '#languages/hi/words/locker/common.ts';
import { plural } from '#languages/hi/words/plural.ts';

export const quarantined = (count: number) =>
  plural(
    count,
    `${count} दस्तावेज़ पढ़ा नहीं जा सका और अलग रख दिया गया। बाकी पर कोई असर नहीं पड़ा।`,
    `${documentCount(count)} पढ़े नहीं जा सके और अलग रख दिए गए। बाकी पर कोई असर नहीं पड़ा।`,
  );
export const saveCopy = 'कॉपी बनाएँ';
export const copySaved = 'कॉपी बन गई। उसकी फ़ाइलें शायद दूसरे प्रोग्राम में खुल जाएँ।';
export const remove = 'हटाएँ';
export const removed = 'जो पढ़ा नहीं जा सका, वह हटा दिया गया।';
export const removeHeading = 'जो पढ़ा नहीं जा सका, उसे हटाएँ?';
export const removes = (count: number) =>
  plural(
    count,
    `इस डिवाइस से ${count} दस्तावेज़ हमेशा के लिए हट जाएगा। उसकी फ़ाइलों का बचा हुआ हिस्सा भी। आगे काम आ सकता हो, तो पहले कॉपी बनाएँ।`,
    `इस डिवाइस से ${documentCount(count)} हमेशा के लिए हट जाएँगे। उनकी फ़ाइलों का बचा हुआ हिस्सा भी। आगे काम आ सकता हो, तो पहले कॉपी बनाएँ।`,
  );
export const removeForGood = 'हमेशा के लिए हटाएँ';

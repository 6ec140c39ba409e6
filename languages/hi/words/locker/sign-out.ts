import { plural } from '#languages/hi/words/plural.ts';
import { documentCount, fileCount } from './common.ts';

export const heading = 'लॉकर खाली करें?';
export const confirm = 'लॉगआउट करें और हटाएँ';
export const locked =
  'लॉकर लॉक है, इसलिए हम नहीं बता सकते कि उसमें क्या है। लॉगआउट करने पर सब कुछ हमेशा के लिए हट जाता है, लॉक भी।';
export const removes = (count: number) =>
  plural(
    count,
    `${count} दस्तावेज़ सिर्फ़ इस डिवाइस पर है। लॉगआउट करने पर वह हमेशा के लिए हट जाता है। उसे रखना हो, तो पहले बैकअप बनाएँ।`,
    `${documentCount(count)} सिर्फ़ इस डिवाइस पर हैं। लॉगआउट करने पर वे हमेशा के लिए हट जाते हैं। उन्हें रखना हो, तो पहले बैकअप बनाएँ।`,
  );
// A backup holds what is in the list.
export const emptiesTray = (count: number) =>
  plural(
    count,
    `लॉगआउट करने पर ट्रे की ${count} फ़ाइल हट जाती है। वह बैकअप में नहीं आती। चाहिए, तो पहले उसे रख लें।`,
    `लॉगआउट करने पर ट्रे की ${fileCount(count)} हट जाती हैं। वे बैकअप में नहीं आतीं। जो चाहिए, पहले रख लें।`,
  );
export const sealed = 'डिस्क पर जो बचता है, उस पर ताला (एन्क्रिप्शन) है। उसकी चाबी मिट जाती है।';
export const plain = 'डिस्क पर कुछ हिस्से पढ़ने लायक रह सकते हैं। ब्राउज़र उनकी जगह कुछ और लिखेगा, तब मिटेंगे।';

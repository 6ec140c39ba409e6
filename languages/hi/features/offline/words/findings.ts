import { plural } from '#languages/hi/words/plural.ts';

export const repaired = (fetched: number, total: number) =>
  plural(
    fetched,
    `${total} में से ${fetched} फ़ाइल खराब थी या थी ही नहीं। हम उसे फिर से ले आए हैं।`,
    `${total} में से ${fetched} फ़ाइलें खराब थीं या थीं ही नहीं। हम उन्हें फिर से ले आए हैं।`,
  );
export const wholeNow = 'अब सब कुछ हमारी असली साइट जैसा है।';
export const damaged = (count: number, total: number) =>
  plural(
    count,
    `${total} में से ${count} फ़ाइल खराब है या है ही नहीं।`,
    `${total} में से ${count} फ़ाइलें खराब हैं या हैं ही नहीं।`,
  );
export const notFetched =
  'हम उन्हें फिर से नहीं ला सके। इस डिवाइस पर थोड़ी जगह खाली करें या दूसरे नेटवर्क से जुड़ें। फिर दोबारा जाँचें।';
export const connect = 'नेटवर्क से जुड़ें और दोबारा जाँचें।';
export const whole = (total: number, size: string) =>
  `सभी ${total} फ़ाइलें (${size}) हमारी असली साइट जैसी हैं।`;

export const noCopy =
  'यह ब्राउज़र साइट की कॉपी नहीं रखता, इसलिए जाँचने को कुछ नहीं है। पेज हर बार नेटवर्क से आते हैं। साइट पहली बार खोली है, तो “ऑफ़लाइन चलने के लिए तैयार।” दिखने तक रुकें। प्राइवेट विंडो में शायद कुछ भी न रहे।';
export const unfinished = 'जाँच पूरी नहीं हुई। इस साइट के सभी टैब बंद करें, साइट फिर खोलें और दोबारा जाँचें।';

export const checking = 'जाँच रहे हैं।';
export const checked = (percent: number) => `${percent}% जाँच हो गई।`;

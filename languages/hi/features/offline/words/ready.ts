import { plural } from '#languages/hi/words/plural.ts';

export const none = 'इस डिवाइस पर अभी कोई पेज नहीं';
export const noneText = 'इस ब्राउज़र ने अब तक कुछ नहीं रखा है। नेटवर्क हो, तो सभी पेज अभी रख सकते हैं।';
export const keepAll = 'सभी पेज रखें';

export const getting = (kept: number, pages: number) =>
  kept === 0
    ? `तैयार हो रहा है: ${pages} में से अभी कोई पेज नहीं`
    : `तैयार हो रहा है: ${pages} में से ${kept} पेज`;
export const gettingText = 'बाकी पेज अपने आप आते रहेंगे। तब तक हर टूल चला सकते हैं।';
export const cutText = 'नेटवर्क चला गया। नेटवर्क आते ही बाकी पेज आ जाएँगे। बस यह साइट खुली रखें।';
export const tryNow = 'अभी कोशिश करें';

export const ready = 'बिना नेटवर्क के चलता है';
export const readyText = (kept: number, pages: number) =>
  `${pages} में से ${kept} पेज इस डिवाइस पर हैं। हर टूल एयरप्लेन मोड में भी खुलता है।`;
/** Of the pages that are not kept yet. */
export const rest = {
  comes: 'बाकी पेज अपने आप आते रहेंगे।',
  unwanted: 'बाकी पेज नेटवर्क से खुलते हैं।',
  'saves-data': 'बाकी पेज नेटवर्क से खुलते हैं, क्योंकि आपका ब्राउज़र डेटा बचा रहा है।',
  'no-room': 'बाकी पेज नेटवर्क से खुलते हैं, क्योंकि इस डिवाइस पर जगह कम है।',
};
export const olderText = (kept: number, pages: number, older: number) =>
  plural(
    older,
    `${pages} में से ${kept} पेज इस डिवाइस पर हैं। उनमें से ${older} पुराने वर्शन का है।`,
    `${pages} में से ${kept} पेज इस डिवाइस पर हैं। उनमें से ${older} पुराने वर्शन के हैं।`,
  );
export const fetchNewer = 'नए पेज लाएँ';

export const missing = (kept: number, pages: number) =>
  kept === 0
    ? `${pages} में से कोई पेज इस डिवाइस पर नहीं है`
    : plural(
        kept,
        `${pages} में से ${kept} पेज इस डिवाइस पर है`,
        `${pages} में से ${kept} पेज इस डिवाइस पर हैं`,
      );
export const missingText = (count: number) =>
  plural(
    count,
    `${count} पेज नहीं है। ब्राउज़र ने जगह कम दी, या कुछ पेज मिटा दिए।`,
    `${count} पेज नहीं हैं। ब्राउज़र ने जगह कम दी, या कुछ पेज मिटा दिए।`,
  );
export const fetchRest = 'बाकी पेज लाएँ';

export const unknown = 'इस डिवाइस पर पेज';
export const unknownText = 'गिन रहे हैं कि इस डिवाइस पर कितने पेज आ चुके हैं।';

export const seeDevice = 'यह डिवाइस देखें';
export const again = 'दोबारा जाँचें';
export const fetching = 'पेज ला रहे हैं...';
/** Said where what fetches the rest cannot itself be loaded. */
export const noNetwork = 'इसके लिए नेटवर्क चाहिए। नेटवर्क से जुड़ें, फिर कोशिश करें।';

/** What a screen reader hears while pages are fetched: at the start, halfway and at the end. */
export const beginsToFetch = 'पेज इस डिवाइस पर आ रहे हैं।';
export const halfFetched = 'आधे पेज इस डिवाइस पर आ गए।';
export const fetched = (heading: string, text: string) => `${heading}। ${text}`;

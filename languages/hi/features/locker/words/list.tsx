import type { ReactElement } from 'react';
import { documentCount, fileCount } from '#languages/hi/words/locker/common.ts';
import { plural } from '#languages/hi/words/plural.ts';

export const yourDocuments = 'आपके दस्तावेज़';
export const documents = 'दस्तावेज़';
export const noDocuments = 'कोई दस्तावेज़ नहीं मिला। DigiLocker में लॉगिन करें या दस्तावेज़ जोड़ें।';
export const nothingFound = 'कोई दस्तावेज़ नहीं मिला, जिसके नाम, प्रकार या जारी करने वाले में यह लिखा हो।';
export const clearSearch = 'खोज मिटाएँ';
export const nothingOpen = 'किसी दस्तावेज़ पर “देखें” दबाएँ। वह यहाँ दिखेगा।';

export const tools = 'लॉकर के टूल';
export const search = 'दस्तावेज़ खोजें';
export const searchHint = 'नाम, प्रकार या जारी करने वाला';
export const filesToUpload = 'कौन-सी फ़ाइलें जोड़ें';
export const upload = 'फ़ाइल जोड़ें';
export const exportJson = 'JSON में निकालें';
export const refresh = 'फिर से लोड करें';

export const addingFile = 'फ़ाइल जोड़ रहे हैं...';
export const addingFileOf = (file: number, total: number) =>
  `${total} में से फ़ाइल ${file} जोड़ रहे हैं...`;
export const notAdded = (count: number) =>
  plural(count, `${count} फ़ाइल नहीं जुड़ी।`, `${count} फ़ाइलें नहीं जुड़ीं।`);
export const andMore = (count: number) => plural(count, `और ${count} फ़ाइल।`, `और ${count} फ़ाइलें।`);
export const close = 'बंद करें';

export const wasDeleted = (title: ReactElement) => <span>{title} हटा दिया गया।</span>;
export const undo = 'वापस लाएँ';
export const undoUntil = 'इस पेज से जाने या जगह कम पड़ने तक इसे वापस ला सकते हैं।';
export const forGoodHeading = 'हमेशा के लिए हटाएँ?';
export const forGood = (title: string) =>
  `इस डिवाइस में जगह नहीं बची। “${title}” हटाने से जगह बनेगी, पर वह वापस नहीं आएगा।`;
export const deleteForGood = 'हमेशा के लिए हटाएँ';

/**
 * @param size of all files; empty where there is none
 * @param shown how many a search leaves; empty where it leaves all
 */
export const held = (count: number, size: string, shown: string) => {
  const documents = size ? `${documentCount(count)}, कुल ${size}।` : `${documentCount(count)}।`;
  if (!shown) return documents;
  if (shown === '0') return `${documents} खोज में इनमें से कोई नहीं मिला।`;
  return shown === '1'
    ? `${documents} इनमें से 1 दिख रहा है।`
    : `${documents} इनमें से ${shown} दिख रहे हैं।`;
};
export const onlyOnThisDevice = 'सिर्फ़ इसी डिवाइस पर रखा जाता है।';
export const onlyWhileOpen = 'सिर्फ़ यह पेज बंद होने तक रखा जाता है।';
export const demoData = 'यह डेमो डेटा है।';
export const roomFor = (size: string) => `करीब ${size} की जगह और है।`;

export const inTheTray = (count: number) =>
  plural(count, `ट्रे में ${fileCount(count)} है।`, `ट्रे में ${fileCount(count)} हैं।`);

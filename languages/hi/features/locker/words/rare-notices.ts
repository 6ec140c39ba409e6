import { documentCount } from '#languages/hi/words/locker/common.ts';
import { plural } from '#languages/hi/words/plural.ts';

export const newer = (count: number) =>
  plural(
    count,
    `${count} दस्तावेज़ साइट के नए वर्शन में बना था, इसलिए नहीं दिख रहा। नए वर्शन के लिए पेज फिर खोलें। तब भी यही सूचना दिखे, तो साइट पुराने वर्शन पर लौट आई है। कुछ भी खोया नहीं है।`,
    `${documentCount(count)} साइट के नए वर्शन में बने थे, इसलिए नहीं दिख रहे। नए वर्शन के लिए पेज फिर खोलें। तब भी यही सूचना दिखे, तो साइट पुराने वर्शन पर लौट आई है। कुछ भी खोया नहीं है।`,
  );
export const lost = (count: number) =>
  plural(
    count,
    `लॉकर का ${count} दस्तावेज़ खो गया, क्योंकि इस ब्राउज़र का स्टोरेज मिटाया गया या बिगड़ गया। बैकअप हो, तो सबसे नया वाला वापस लाएँ।`,
    `लॉकर के ${documentCount(count)} खो गए, क्योंकि इस ब्राउज़र का स्टोरेज मिटाया गया या बिगड़ गया। बैकअप हो, तो सबसे नया वाला वापस लाएँ।`,
  );
export const lostOne = (title: string | undefined, day: string) =>
  `${title ?? 'दस्तावेज़'}, ${day} को जोड़ा गया`;
export const dismiss = 'बंद करें';
export const keptAWeek =
  'साइट सात दिन न खुले, तो Safari उसकी रखी हुई चीज़ें हटा सकता है। दस्तावेज़ बचाने के लिए साइट को होम स्क्रीन पर रखें। पहले “Share” (शेयर करें) दबाएँ, फिर “Add to Home Screen” (होम स्क्रीन पर जोड़ें)।';

import type { ReactElement } from 'react';
import { documentCount } from '#languages/hi/words/locker/common.ts';
import { plural } from '#languages/hi/words/plural.ts';

export const cancel = 'रद्द करें';
export const undoImport = 'वापस लाए दस्तावेज़ हटाएँ';
export const undone = (count: number) => {
  if (count === 0) return 'कोई दस्तावेज़ हटाने को नहीं था।';
  return plural(
    count,
    `वापस लाया हुआ ${count} दस्तावेज़ हटा दिया गया।`,
    `वापस लाए हुए ${documentCount(count)} हटा दिए गए।`,
  );
};
export const filesTakenOut = (count: number) => `${documentCount(count)} में पहले की तरह फ़ाइल नहीं है।`;

export const cancelled = 'रद्द किया गया।';
export const added = (count: number) => {
  if (count === 0) return 'कोई दस्तावेज़ नहीं जुड़ा।';
  return plural(count, `${count} दस्तावेज़ जुड़ा।`, `${documentCount(count)} जुड़े।`);
};
export const hereAlready = (count: number) =>
  plural(count, `${count} दस्तावेज़ यहाँ पहले से था।`, `${documentCount(count)} यहाँ पहले से थे।`);
export const damaged = (titles: string) => `बैकअप में खराब, इसलिए हमने नहीं जोड़ा: ${titles}।`;
/** @param named the first of many titles, with commas between them */
export const namedAndMore = (named: string, more: string) => `${named} और ${more} दूसरे`;
export const endedEarly = (why: string) =>
  `काम बीच में रुक गया। ${why} बाकी के लिए वही बैकअप फिर वापस लाएँ।`;

export const inThisBackup = 'इस बैकअप में';
export const contents = (count: number, size: string, fresh: number, here: number) => {
  if (fresh === 0 && here === 0) return 'कोई दस्तावेज़ नहीं।';
  const all = `${documentCount(count)}, कुल ${size}।`;
  if (here === 0) return plural(count, `${all} यह नया है।`, `${all} सभी नए हैं।`);
  if (fresh === 0) return plural(count, `${all} यह यहाँ पहले से है।`, `${all} सभी यहाँ पहले से हैं।`);
  const [areNew, areHere] = [fresh.toLocaleString('en-IN'), here.toLocaleString('en-IN')];
  const isNew = plural(fresh, `${areNew} नया है`, `${areNew} नए हैं`);
  return plural(
    here,
    `${all} ${isNew}, ${areHere} यहाँ पहले से है।`,
    `${all} ${isNew}, ${areHere} यहाँ पहले से हैं।`,
  );
};
export const unreadable = (count: number) =>
  plural(
    count,
    `इसमें ${count} दस्तावेज़ पढ़ा नहीं जा सकता।`,
    `इसमें ${documentCount(count)} पढ़े नहीं जा सकते।`,
  );
/** What else the backup holds, by the kinds of text in it. */
export const holdsTexts = {
  messages:
    'इसमें रुके हुए संदेश भी हैं, टेक्स्ट में। वे फ़ाइल में ही रहते हैं, ताकि कुछ भी दो बार न जाए। पढ़ने के लिए फ़ाइल किसी दूसरे प्रोग्राम में खोलें।',
  drafts:
    'इसमें अधूरे फ़ॉर्म भी हैं, टेक्स्ट में। वे फ़ाइल में ही रहते हैं, ताकि कुछ भी दो बार न जाए। पढ़ने के लिए फ़ाइल किसी दूसरे प्रोग्राम में खोलें।',
  both: 'इसमें रुके हुए संदेश और अधूरे फ़ॉर्म भी हैं, टेक्स्ट में। वे फ़ाइल में ही रहते हैं, ताकि कुछ भी दो बार न जाए। पढ़ने के लिए फ़ाइल किसी दूसरे प्रोग्राम में खोलें।',
};
export const issuersUnchecked = 'जारी करने वाले का नाम वही है, जो बैकअप में लिखा है। किसी ने जाँचा नहीं है।';
export const documentsInThisBackup = 'इस बैकअप के दस्तावेज़';
export const andMore = (count: string) => `और ${count} दस्तावेज़।`;
export const addToLocker = 'लॉकर में जोड़ें';

/** A document of the backup. */
export const withFile = (file: ReactElement, size: string, issuer: ReactElement) => (
  <span>
    {file}, <span>{size}</span>, जारी करने वाला: {issuer}।
  </span>
);
export const withoutFile = (issuer: ReactElement) => (
  <span>बिना फ़ाइल, जारी करने वाला: {issuer}।</span>
);
export const isHere = 'यहाँ पहले से है।';
export const isNew = 'नया है।';

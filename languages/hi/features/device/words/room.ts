export const heading = 'साइट कितनी जगह लेती है';
export const taken = (used: string, quota: string) =>
  `ब्राउज़र करीब ${quota} तक जगह देता है। उसमें से ${used} भरी है।`;
export const takenShare = (used: string, quota: string, percent: number) =>
  `ब्राउज़र करीब ${quota} तक जगह देता है। उसमें से ${used} (${percent}%) भरी है।`;
export const parts = {
  pages: 'पेज और टूल',
  documents: 'दस्तावेज़',
  rest: 'संदेश, अधूरे फ़ॉर्म, सेटिंग',
  others: 'पेज, संदेश, अधूरे फ़ॉर्म, सेटिंग',
};
/** Whether the browser keeps it, by what it answers. */
export const persisted = {
  yes: 'जब तक आप न मिटाएँ, ब्राउज़र यह सब रखता है।',
  no: 'डिवाइस में जगह कम पड़े, तो ब्राउज़र इसे मिटा सकता है।',
  refused:
    'इस बार ब्राउज़र ने रखने की गारंटी नहीं दी। होम स्क्रीन वाली या अक्सर खुलने वाली साइट के लिए वह आसानी से मान जाता है।',
};
export const askToKeep = 'ब्राउज़र से रखने को कहें';

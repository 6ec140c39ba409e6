import { plural } from '#languages/hi/words/plural.ts';

const grouped = (count: number) => count.toLocaleString('en-IN');

/** `1 दस्तावेज़`, `3 दस्तावेज़`, without a particle behind it: for the sentences of the locker. */
export const documentCount = (count: number): string =>
  count === 0 ? 'कोई दस्तावेज़ नहीं' : `${grouped(count)} दस्तावेज़`;

/** `1 फ़ाइल`, `3 फ़ाइलें`. */
export const fileCount = (count: number): string => {
  if (count === 0) return 'कोई फ़ाइल नहीं';
  return plural(count, `${count} फ़ाइल`, `${grouped(count)} फ़ाइलें`);
};

/** What a backup leaves out, since this version of the site cannot read it. Empty where that is nothing. */
export const leftOut = (count: number) => {
  if (count <= 0) return '';
  return plural(
    count,
    `बैकअप में ${count} दस्तावेज़ नहीं आता। साइट का यह वर्शन उसे पढ़ नहीं सकता।`,
    `बैकअप में ${documentCount(count)} नहीं आते। साइट का यह वर्शन उन्हें पढ़ नहीं सकता।`,
  );
};

/** Why something did not happen: the locker's reasons. */
export const tooLarge = (most: string) => `यह फ़ाइल ${most} से बड़ी है। लॉकर इससे बड़ी फ़ाइल नहीं लेता।`;
export const empty = 'यह फ़ाइल खाली है (0 बाइट)। फ़ाइल क्लाउड में हो, तो पहले उसे वहाँ खोलें। फिर दोबारा चुनें।';
export const trayFull = (files: number, size: string) =>
  `ट्रे भर गई है। उसमें ${files} फ़ाइलों और ${size} तक की जगह है। कुछ फ़ाइलें लॉकर में रखें या हटाएँ। फिर बाकी फ़ाइलें दोबारा शेयर करें। वे वहीं हैं, जहाँ से आई थीं।`;
export const full =
  'इस डिवाइस में इसके लिए जगह नहीं है, इसलिए कुछ नहीं बदला। यहाँ से कुछ हटाएँ या थोड़ी जगह खाली करें, फिर कोशिश करें।';
export const unreadable =
  'डिवाइस इसे पढ़ नहीं सका। फ़ाइल क्लाउड में या मेमोरी कार्ड पर हो, तो पहले डिवाइस में कॉपी करें।';
export const blocked =
  'यह ब्राउज़र साइट को फ़ाइलें रखने नहीं देता। ब्राउज़र की सेटिंग में साइट को डेटा रखने दें, या प्राइवेट विंडो बंद करें। फिर कोशिश करें।';
export const busy =
  'इस डिवाइस के स्टोरेज ने समय पर जवाब नहीं दिया। इस साइट के दूसरे टैब बंद करें और “फिर से लोड करें” दबाएँ। तब दिखेगा कि क्या-क्या रखा है।';
export const broken =
  'ब्राउज़र इस डिवाइस पर रखा डेटा नहीं खोल पा रहा, इसलिए कुछ नहीं बदला। ब्राउज़र को पूरी तरह बंद करके फिर खोलें। तब भी न खुले, तो डिवाइस को बंद करके फिर चालू करें।';
export const insecure =
  'यह पेज सुरक्षित पते (https) से नहीं खुला है, और ऐसे पेज पर ब्राउज़र कुछ भी एन्क्रिप्ट नहीं करता। साइट को https वाले पते से खोलें, फिर कोशिश करें।';
export const newer =
  'यह लॉकर साइट के नए वर्शन में खुल चुका है। नए वर्शन के लिए पेज फिर खोलें। तब भी यही सूचना दिखे, तो साइट पुराने वर्शन पर लौट आई है। कुछ भी खोया नहीं है।';
export const signedOut = 'इस बीच लॉकर से लॉगआउट हो गया, इसलिए यह नहीं जुड़ा।';
export const missing = 'यह अब इस डिवाइस पर नहीं है।';
export const locked = 'लॉकर लॉक है। लॉक खोलें, फिर दोबारा कोशिश करें।';

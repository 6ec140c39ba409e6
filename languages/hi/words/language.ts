import { site } from '#facts/site.ts';
import { brand } from '#languages/hi/brand.ts';

/** What pages say of the company. */
export const company = {
  ...site,
  brand,
  about: `${brand} भारत के कारोबारों के लिए पेमेंट, कैश और जाँच की सेवाएँ बनाता है। एक काउंटर के लिए भी, पूरे देश के नेटवर्क के लिए भी।`,
  address: ['सेक्टर 62, नोएडा,', 'उत्तर प्रदेश 201309'] as readonly string[],
  supportHours: '24 घंटे, सातों दिन, पूरे साल',
};

/** The prefix of every path in this language. */
export const prefix: string = '/hi';

/** The language and its country, as documents and formats name it. */
export const tag = 'hi-IN';

/** The way in which it is read. */
export const direction: 'ltr' | 'rtl' = 'ltr';

/** The language as its readers write it. */
export const name = 'हिंदी';

/** Leads to the list of all languages, where the site has more than two. */
export const allLanguages = 'सभी भाषाएँ';

/** Asks readers of a page in another language whether they would rather have this one. */
export const question = 'क्या आप यह साइट हिंदी में पढ़ना चाहेंगे?';

/** The answer that leads to it. */
export const accept = 'हिंदी में पढ़ें';

/** The answer to another language's question that stays in this one. */
export const stay = 'हिंदी में ही पढ़ें';

/** Asks who leaves for another language a page that holds something typed. */
export const leaveTyped = 'यह पेज छोड़ें? जो सहेजा नहीं गया, वह मिट जाएगा।';

/** The answer that leaves. */
export const leave = 'यह पेज छोड़ें';

/** In place of a page that this device does not keep, while there is no network. */
export const waiting = {
  heading: 'इस पेज के लिए नेटवर्क चाहिए',
  text: 'यह पेज अभी इस डिवाइस पर नहीं है, या इसकी कॉपी खराब है। नेटवर्क आते ही यह यहीं अपने आप खुल जाएगा।',
  kept: 'आपने यहाँ जो संदेश और दस्तावेज़ सहेजे हैं, वे बने रहते हैं।',
  again: 'फिर कोशिश करें',
  inDefault: 'अंग्रेज़ी में पढ़ें',
};

/** The first step of a way to a page. */
export const home = 'होम';

/** Shown on top of a page that is not translated. */
export const pageInEnglish = 'यह पेज अंग्रेज़ी में है।';

/** Shown on top of a page of which some is not translated yet. */
export const pagePartlyInEnglish = 'इस पेज का कुछ हिस्सा अंग्रेज़ी में है।';

/** Language of what components say, for a page whose copy is in English in every language. */
export const wordsTag: string | undefined = 'hi';

/** Language of the documented API, where that is not the page's: it is English in every language. */
export const documentationTag: string | undefined = 'en';

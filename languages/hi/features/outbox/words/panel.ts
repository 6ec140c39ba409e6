import { plural } from '#languages/hi/words/plural.ts';
import { clock, localDay } from '#languages/hi/words/times.ts';

export const heading = 'आउटबॉक्स';
export const waitingCount = (count: number) => `${count} बाकी`;
export const oldestShown = (count: number) => `सबसे पुराने ${count} दिख रहे हैं।`;

/** By the time when it was. */
export const savedToday = (time: number) => `आज सहेजा गया, ${clock(time)}`;
export const savedYesterday = (time: number) => `कल सहेजा गया, ${clock(time)}`;
export const savedOn = (time: number) => `${localDay(time)} को सहेजा गया`;

export const sending = 'भेजा जा रहा है';
export const waiting = 'भेजना बाकी';
export const waitingForNetwork = 'नेटवर्क का इंतज़ार';
export const notSentYet = 'नहीं गया';
export const notSent = (tries: number) =>
  plural(tries, `नहीं गया, ${tries} कोशिश`, `नहीं गया, ${tries} कोशिशें`);
/** Where a copy may have arrived. */
export const notConfirmed = (tries: number) =>
  plural(tries, `पहुँचना पक्का नहीं, ${tries} कोशिश`, `पहुँचना पक्का नहीं, ${tries} कोशिशें`);

export const sendItAgain = 'फिर भेजें, या बदलें।';
export const nextTryOnline = 'अगली कोशिश ऑनलाइन होने पर';
export const nextTryNow = 'अगली कोशिश अभी';
export const nextTryInSeconds = (count: number) => `अगली कोशिश ${count} सेकंड में`;
export const nextTryInMinutes = (count: number) => `अगली कोशिश ${count} मिनट में`;
export const nextTryInHours = (count: number) =>
  plural(count, `अगली कोशिश ${count} घंटे में`, `अगली कोशिश ${count} घंटों में`);

export const mayHaveArrived =
  'पहले की एक कोशिश का पक्का जवाब नहीं आया। हो सकता है, संदेश पहुँच गया हो। दोबारा भेजने पर भी संदेश का नंबर वही रहता है। इसलिए दो आ गए, तो हम पहचान लेंगे।';
export const lastAnswer = (error: string) => `आखिरी जवाब: ${error}`;
/** By the error's code. */
export const errors = {
  noAnswer: 'ईमेल सेवा से जवाब नहीं आया।',
  offline: 'जवाब नहीं आया, और नेटवर्क नहीं है।',
  notTheService: 'जवाब ईमेल सेवा से नहीं, कहीं और से आया।',
  closed: 'संदेश जा रहा था, तभी ऐप बंद हो गया।',
  unsent: 'कोई नहीं। संदेश इस डिवाइस से निकला ही नहीं।',
  noSettings: 'हमने अपनी ईमेल सेवा अभी सेट नहीं की है।',
};

export const sendNow = 'अभी भेजें';
export const sendNowThis = (message: string) => `अभी भेजें: ${message}`;
export const edit = 'बदलें';
export const editThis = (message: string) => `बदलें: ${message}`;
export const copy = 'कॉपी करें';
export const copyThis = (message: string) => `कॉपी करें: ${message}`;
export const remove = 'हटाएँ';
export const removeThis = (message: string) => `हटाएँ: ${message}`;

export const notDeleted =
  'संदेश नहीं हटा। वह अभी भेजा जा रहा है, या स्टोरेज जवाब नहीं दे रहा। फिर कोशिश करें।';
export const copied = 'संदेश कॉपी हो गया।';
export const notCopied = 'इस ब्राउज़र ने कॉपी नहीं किया। संदेश को चुनें और खुद कॉपी करें।';
export const notAsked = 'हमने फिर नहीं भेजा। संदेश पहले से जा रहा है, या स्टोरेज जवाब नहीं दे रहा।';
export const stillOffline = 'आप अब भी ऑफ़लाइन हैं। आपका संदेश सहेजा हुआ है।';
export const isNext = 'अभी दूसरा संदेश जा रहा है। उसके बाद इसी की बारी है।';
export const refusedAgain = 'नहीं गया। आखिरी जवाब संदेश के नीचे लिखा है।';
export const notConfirmedAgain = 'पहुँचना पक्का नहीं। आखिरी जवाब संदेश के नीचे लिखा है।';

export const questions = {
  delete: {
    heading: 'यह संदेश हटाएँ?',
    text: 'यह भेजा नहीं गया है। हटाने पर वापस नहीं आएगा।',
    confirm: 'हटाएँ',
  },
  deleteUnconfirmed: {
    heading: 'यह संदेश हटाएँ?',
    text: 'हो सकता है, यह हम तक पहुँच गया हो। हटाने पर दोबारा नहीं भेजा जाएगा, और वापस नहीं आएगा।',
    confirm: 'हटाएँ',
  },
  replaceDraft: {
    heading: 'जो लिख रहे थे, उसे हटाएँ?',
    text: 'संपर्क फ़ॉर्म में एक और संदेश है। उसकी जगह यह संदेश आ जाएगा।',
    confirm: 'यह संदेश लाएँ',
  },
};

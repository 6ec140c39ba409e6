import { plural } from '#languages/hi/words/plural.ts';

export const title = 'कंज़्यूमर नंबर';
export const noFormat = (count: number) =>
  plural(
    count,
    `कंज़्यूमर नंबर पूरे देश में एक जैसा नहीं होता। हर बिल कंपनी का अपना फ़ॉर्मेट है। इसमें ${count} अक्षर है। पिछले बिल से मिलाएँ।`,
    `कंज़्यूमर नंबर पूरे देश में एक जैसा नहीं होता। हर बिल कंपनी का अपना फ़ॉर्मेट है। इसमें ${count} अक्षर हैं। पिछले बिल से मिलाएँ।`,
  );

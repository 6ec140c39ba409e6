export const title = 'बिल कंपनी की ID';
export const wrongLength = (length: number) =>
  `बिल कंपनी की ID 14 अक्षरों की होती है। यह ${length} की है।`;
export const characters = 'किससे बनी है';
export const lettersAndDigits = '14 अक्षर और अंक';
export const digitsAlone = 'बिल कंपनियों की जिन ID को हम जानते हैं, वे अक्षरों से शुरू होती हैं।';
export const lookUp = 'बिल कंपनी को अपनी ऑपरेटिंग यूनिट की सूची में खोजें। इस टूल में ऐसी सूची नहीं है।';

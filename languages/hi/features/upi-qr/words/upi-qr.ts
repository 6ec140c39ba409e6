export const upiIdLabel = 'UPI ID';
export const upiIdHelp = 'पैसे इसी ID (name@handle) पर जाएँगे। इसे दो बार देख लें।';
export const upiIdMissing = 'जिसे पैसे मिलने हैं, उसकी UPI ID डालें।';
export const upiIdForm = 'UPI ID ऐसे बनती है: नाम, @ और हैंडल (जैसे sample.shop@example)।';
export const bharatQr = 'यह Bharat QR का टेक्स्ट है, UPI ID नहीं। UPI ID दुकानदार के ऐप से लें।';
export const masked = 'नंबर का कुछ हिस्सा छिपा है। पूरा नंबर चाहिए।';
export const upiNumber =
  'यह UPI नंबर या मोबाइल नंबर है। कोड के लिए @ वाली UPI ID चाहिए, जो पेमेंट ऐप में दिखती है।';
export const saidTwice = (names: string) =>
  `यहाँ ${names} एक से ज़्यादा बार, अलग-अलग लिखा है। कौन-सा लिया जाएगा, यह हर ऐप में अलग है। दूसरा लिंक माँगें।`;
export const otherLink = (beginning: string) =>
  `यह ${beginning} लिंक है। यह टूल सिर्फ़ पेमेंट (upi://pay) के कोड बनाता है।`;
export const otherCurrency = (code: string) =>
  `यह लिंक ${code} माँगता है। यह टूल सिर्फ़ रुपये (INR) के कोड बनाता है।`;
export const signedLink =
  'इस लिंक पर दुकानदार का डिजिटल हस्ताक्षर है, जो नए कोड में नहीं रहेगा। दुकानदार का अपना कोड ही लें।';
export const leftOut = (names: string) => `लिंक का यह हिस्सा नए कोड में नहीं है: ${names}।`;
export const name = 'नाम';
export const nameHelp = 'पैसे देने वाले के ऐप में यही नाम दिखेगा, भाषा कोई भी हो';
export const nameMissing = 'पैसे देने वाले को जो नाम दिखे, वह डालें।';
export const nameTooLong = (most: number) => `नाम छोटा करें, ज़्यादा-से-ज़्यादा ${most} अक्षर।`;
export const amount = 'रकम ₹ में (ज़रूरी नहीं)';
export const amountHelp = 'खाली छोड़ें, तो पैसे देने वाला रकम खुद लिखेगा।';
export const amountMissing = 'रकम डालें।';
export const amountInDigits = 'रकम अंकों में (जैसे 499.50) लिखें।';
export const personLimit = (amount: string, year: string) =>
  `लोग आपस में एक दिन में ज़्यादा-से-ज़्यादा ${amount} भेज सकते हैं (NPCI का नियम, ${year} में देखा)। इससे ज़्यादा सिर्फ़ कुछ तरह के दुकानदारों को भेज सकते हैं। पैसे देने वाले का बैंक इससे कम लिमिट रख सकता है।`;
export const note = 'नोट (ज़रूरी नहीं)';
export const noteTooLong = (most: number) => `नोट छोटा करें, ज़्यादा-से-ज़्यादा ${most} अक्षर।`;
export const linkTooLong =
  'नाम और नोट इतने लंबे हैं कि कोड ठीक से स्कैन नहीं होगा। हिंदी जैसी भारतीय भाषाओं के अक्षर और इमोजी अंग्रेज़ी अक्षरों से नौ से बारह गुना जगह लेते हैं। नाम या नोट छोटा करें।';

export const make = 'QR कोड बनाएँ';
export const making = 'बना रहे हैं...';
export const onThisDevice = 'कोड इसी डिवाइस पर बनता है। कुछ भेजा या सहेजा नहीं जाता।';
export const failed = 'कोड नहीं बन सका। इस पेज का एक हिस्सा लोड नहीं हुआ। नेटवर्क आने पर पेज फिर खोलें।';
export const waiting = 'कोड यहाँ दिखेगा, काउंटर के पोस्टर के साथ।';
export const ready = (name: string) => `${name} का QR कोड तैयार है।`;

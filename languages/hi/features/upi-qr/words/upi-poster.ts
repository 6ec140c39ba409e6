export const poster = 'काउंटर का पोस्टर';
export const codeOnPoster = (upiId: string, layout: string, name: string) =>
  `${name} के पोस्टर “${layout}” पर ${upiId} का QR कोड`;
export const print = 'पोस्टर प्रिंट करें';
export const counter = 'काउंटर पर दिखाएँ';
export const share = 'शेयर करें';
export const savePdf = 'PDF सहेजें';
export const savePng = 'PNG सहेजें';
export const saveSvg = 'SVG सहेजें';
export const noPicture = 'यह ब्राउज़र फ़ाइल नहीं बना सका। पोस्टर प्रिंट करें, या उसे SVG में सहेजें।';

export const layout = 'डिज़ाइन';
export const rangoli = 'रंगोली';
export const doorway = 'चौखट';
export const doorwayInk = 'सबसे ज़्यादा स्याही';
export const thread = 'धागा';
export const threadInk = 'सबसे कम स्याही';
export const language = 'भाषा';
export const notRead =
  'ये शब्द अभी किसी ऐसे व्यक्ति ने नहीं पढ़े जिसकी यह अपनी भाषा हो। छापने से पहले किसी से पढ़वा लें। हमारी मदद और करार अंग्रेज़ी और हिंदी में हैं।';
export const languageMissing = 'यह भाषा अभी इस डिवाइस पर नहीं है। इंटरनेट मिलते ही खुलेगी।';
export const onPoster = 'पोस्टर पर';
export const englishToo = 'नीचे अंग्रेज़ी';
export const steps = 'पेमेंट के कदम, धन्यवाद';
export const size = 'साइज़';
export const a4 = 'A4';
export const a4For = 'दीवार';
export const a5 = 'A5';
export const a5For = 'काउंटर';
export const a6 = 'A6';
export const a6For = 'गल्ला';
export const stickers = 'A4 पर 8';
export const stickersFor = 'स्टिकर';
export const test =
  'पोस्टर पर किसी बैंक, ऐप या पेमेंट नेटवर्क का नाम नहीं है। लगाने से पहले अपने फ़ोन से स्कैन करके देख लें।';

export const link = 'कोड के अंदर का लिंक';
export const copy = 'लिंक कॉपी करें';
export const copied = 'लिंक कॉपी हो गया!';
export const notCopied = 'लिंक कॉपी नहीं हुआ। नीचे लिंक को चुनें और खुद कॉपी करें।';
export const codeAlone = 'सिर्फ़ कोड, बिना पोस्टर के:';
export const codePng = 'PNG डाउनलोड करें';
export const codeSvg = 'SVG डाउनलोड करें';
export const noCode = 'यह ब्राउज़र तस्वीर नहीं बना सका। उसकी जगह SVG डाउनलोड करें।';

export const staysOn = 'स्क्रीन चालू रहेगी';
export const close = 'काउंटर वाली स्क्रीन बंद करें';
export const codeFor = (name: string) => `${name} को पैसे देने का QR कोड`;
export const changeAmount = 'रकम बदलें';
export const nextCustomer = 'अगला ग्राहक';
export const amount = 'रकम ₹ में';
export const show = 'कोड दिखाएँ';
export const amountGone = 'अब कोड में कोई रकम नहीं है। पैसे देने वाला रकम खुद लिखेगा।';
export const amountNow = (amount: string) => `अब कोड में ${amount} की रकम है।`;

export const title = 'गाड़ी का रजिस्ट्रेशन नंबर';
export const otherPlates = {
  mission: 'यह किसी विदेशी दूतावास की प्लेट लगती है। ऐसी प्लेटों का अपना फ़ॉर्मेट होता है, जिसे यह टूल नहीं पढ़ता।',
  army: 'यह सेना की प्लेट लगती है। ऐसी प्लेटों का अपना फ़ॉर्मेट होता है, जिसे यह टूल नहीं पढ़ता।',
  vintage: 'यह किसी विंटेज गाड़ी की प्लेट लगती है। ऐसी प्लेटों का अपना फ़ॉर्मेट होता है, जिसे यह टूल नहीं पढ़ता।',
  temporary:
    'यह नई गाड़ी के पहले कुछ हफ़्तों की टेंपरेरी प्लेट लगती है। ऐसी प्लेटों का अपना फ़ॉर्मेट होता है, जिसे यह टूल नहीं पढ़ता।',
  trade:
    'यह ट्रेड प्लेट लगती है, जिसे डीलर या कंपनी बिना रजिस्ट्रेशन की गाड़ी पर लगाती है। ऐसी प्लेटों का अपना फ़ॉर्मेट होता है, जिसे यह टूल नहीं पढ़ता।',
  old: 'यह जुलाई 1989 से पहले की प्लेट लगती है। ऐसी प्लेटों का अपना फ़ॉर्मेट होता है, जिसे यह टूल नहीं पढ़ता।',
};

export const bharatLength = (wanted: number, length: number) =>
  `भारत सीरीज़ का नंबर ${wanted} अक्षरों का होता है। यह ${length} का है।`;
export const beforeBharat = (began: number, year: number) =>
  `भारत सीरीज़ ${began} में शुरू हुई। इस नंबर में साल ${year} है।`;
export const inFuture = (year: number) =>
  `नंबर रजिस्ट्रेशन के साल से शुरू होता है। पर ${year} अभी आया नहीं है।`;
export const bharatWithoutIO =
  'कहते हैं, भारत सीरीज़ में I और O नहीं होते। वे 1 और 0 जैसे दिखते हैं। आखिरी अक्षर प्लेट से मिलाएँ।';
export const kind = 'प्रकार';
export const bharat = 'भारत सीरीज़, सभी राज्यों में मान्य';
export const registered = 'रजिस्ट्रेशन का साल';

export const wrongStart = 'शुरू में राज्य के दो अक्षर होने चाहिए, या साल और BH।';
export const noState = (letters: string) =>
  `शुरू के दो अक्षर किसी राज्य के होने चाहिए। हमारी जानकारी में ${letters} किसी राज्य का कोड नहीं है।`;
export const stateOnNewPlates = (name: string, letters: string, now: string) =>
  `${name} (${letters}, नई प्लेटों पर ${now})`;
export const officeAndNumber = 'RTO ऑफ़िस और नंबर';
export const series = 'सीरीज़';
export const officeAlone = (code: string) =>
  `${code} सिर्फ़ RTO ऑफ़िस का कोड है। प्लेट पर इसके आगे अक्षर और नंबर होते हैं।`;
export const officeZero = 'RTO ऑफ़िस के नंबर 1 से शुरू होते हैं। इसलिए 00 किसी प्लेट पर नहीं होता।';
export const numberZero = 'नंबर 1 से 9999 तक होते हैं। इसलिए यह नंबर किसी गाड़ी का नहीं है।';

export const aadhaar = 'आधार नंबर';
export const virtualId = 'वर्चुअल ID';
export const enrolmentId = 'एनरोलमेंट ID';
export const notYetAadhaar =
  'यह एनरोलमेंट ID लगता है, जो आधार बनवाने की पर्ची पर होता है। UIDAI इससे आधार नंबर ढूँढ देता है। यह टूल इसे नहीं जाँच सकता।';
export const masked = (lastFour: string) =>
  `यह मास्क किया हुआ नंबर है। इसके आखिरी चार अंक ${lastFour} हैं। जाँचने के लिए छिपे अंक भी चाहिए।`;
export const digitsOnly = 'सिर्फ़ 0 से 9 तक के अंक लिखें।';
export const wrongLength = (count: number) =>
  `आधार नंबर 12 अंकों का होता है, वर्चुअल ID 16 अंकों की। यह ${count} का है।`;
export const wrongFirst = 'पहला अंक 2 से 9 के बीच होता है। कोई आधार नंबर 0 या 1 से शुरू नहीं होता।';
export const sameBackwards = 'यह उलटा पढ़ने पर भी वही रहता है। ऐसा नंबर किसी को नहीं मिलता।';
export const wrongCheck = 'आखिर का चेक डिजिट मेल नहीं खाता। कोई अंक गलत है, या दो अंक आपस में बदल गए हैं।';

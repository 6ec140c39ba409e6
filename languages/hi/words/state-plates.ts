export const lettersAndDigits = 'सिर्फ़ A से Z तक के अक्षर और अंक लिखें, ज़्यादा-से-ज़्यादा चार हिस्सों में।';
export const officeMissing = 'राज्य के बाद RTO ऑफ़िस के एक या दो अंक आते हैं।';
export const oldForm = 'राज्य के बाद दो से छह अंक आते हैं।';
export const officeTooLong = 'RTO ऑफ़िस के एक या दो अंक होते हैं।';
export const seriesWithoutIO = 'सीरीज़ में I और O नहीं होते। वे 1 और 0 जैसे दिखते हैं।';
export const seriesTooLong = 'सीरीज़ में ज़्यादा-से-ज़्यादा तीन अक्षर होते हैं।';
export const numberAtEnd = 'आखिर में एक से चार अंकों का नंबर होना चाहिए।';

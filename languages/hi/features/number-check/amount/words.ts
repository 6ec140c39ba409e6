export const title = 'रकम';
export const onePoint = 'पॉइंट एक ही लगाएँ।';
export const rupees = 'रुपये अंकों में लिखें। कॉमा सिर्फ़ हज़ार, लाख और करोड़ के बीच लगाएँ।';
export const paise = 'पॉइंट के बाद पैसे एक या दो अंकों में लिखें।';
export const tooLarge = 'किसी बिल के लिए यह रकम बहुत बड़ी है।';
export const zero = 'रकम शून्य से ज़्यादा होनी चाहिए।';
export const inRequest = 'रिक्वेस्ट में';
export const billerAccepts = 'बिल कंपनी यह रकम लेगी या नहीं, यह निकाले हुए बिल में लिखा है।';
export const mayBe = (amounts: readonly string[]) =>
  `यह ${amounts.join(' या ')} हो सकता है। रकम सिर्फ़ अंकों में लिखें।`;

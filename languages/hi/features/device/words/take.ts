export const all = 'सब कुछ फ़ाइल में निकालें';
export const part = (part: number, parts: number) => `${parts} में से हिस्सा ${part} सहेजें`;
export const busy = 'फ़ाइल बना रहे हैं...';
export const failed = 'फ़ाइल नहीं बन सकी। इस डिवाइस पर थोड़ी जगह खाली करें और फिर कोशिश करें।';
export const bringBack = 'फ़ाइल वापस लाएँ';
export const bringBackFile = 'कौन-सी फ़ाइल वापस लाएँ';
export const bringBackText =
  'लॉकर पहले दिखाता है कि फ़ाइल में क्या-क्या है। दस्तावेज़ उसके बाद ही जुड़ते हैं। संदेश और अधूरे फ़ॉर्म फ़ाइल में टेक्स्ट बनकर रहते हैं। इससे कुछ दो बार नहीं जाता।';

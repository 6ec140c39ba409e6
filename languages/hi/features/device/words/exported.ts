export const saved = 'फ़ाइल बन गई।';
export const savedPart = (part: number, parts: number) =>
  `${parts} में से हिस्सा ${part} बन गया। सब हिस्से बनने पर ही फ़ाइल पूरी होगी।`;
export const locked =
  'लॉकर लॉक है, इसलिए फ़ाइल बिना दस्तावेज़ों के बनी। दस्तावेज़ भी चाहिए, तो लॉक खोलें और फिर से निकालें।';
export const missing = 'कुछ दस्तावेज़ों की फ़ाइलें यहाँ से गायब हैं।';

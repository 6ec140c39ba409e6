export const heading = 'इस डिवाइस पर रखी भाषाएँ';
export const about = 'अंग्रेज़ी के साथ यह भी पूरी रखी है। सारे पेज, हर टूल और खोज बिना नेटवर्क के चलते हैं।';
export const remove = 'हटाएँ';
export const removeAbout = (language: string) => `${language} इस डिवाइस से हटाएँ`;
export const removed = (language: string) =>
  `${language} अब इस डिवाइस पर नहीं है। यह नेटवर्क से खुलेगी, और आप इसे चुनेंगे तो फिर रख ली जाएगी। पूरी साइट अब अपने आप नहीं आएगी।`;
export const notRemoved = (language: string) =>
  `${language} हटाई नहीं जा सकी। फिर कोशिश करें, या ब्राउज़र में इस साइट का डेटा मिटाएँ।`;

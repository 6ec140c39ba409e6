// What several tools say.

export const nothingLeaves = 'इस डिवाइस से कुछ बाहर नहीं जाता।';
export const verifying = 'जाँच रहे हैं...';
export const notChecked = 'किसी सरकारी रिकॉर्ड से नहीं मिलाया गया।';
export const numberItself = 'नंबर खुद क्या बताता है';
export const noResult = 'अभी कोई नतीजा नहीं';

export const title = 'GSTIN';
export const wrongFormat = 'यह GSTIN का रूप नहीं है।';
export const wrongCheck = 'आखिर का जाँच अक्षर बाकी अक्षरों से मेल नहीं खाता।';
export const pan = 'PAN';
export const checkCharacter = 'जाँच अक्षर';

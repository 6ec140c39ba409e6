export const title = 'IFSC';
export const wrongLength = (length: number) => `IFSC 11 अक्षरों का होता है। यह ${length} का है।`;
export const micr =
  'यह MICR कोड लगता है, जो चेक पर सबसे नीचे होता है। IFSC चार अक्षरों से शुरू होता है और ब्रांच के पते के पास लिखा होता है।';
export const branchCode = 'ब्रांच कोड';
export const bank = 'बैंक';
export const noBank = (code: string, list: string) =>
  `फ़ॉर्मेट सही है, पर ${list} की हमारी सूची में किसी बैंक का कोड ${code} नहीं है।`;
export const unnamedBank = (code: string, list: string) =>
  `RBI की सूची में इसकी ब्रांच हैं, पर ${list} की हमारी सूची में नाम नहीं (${code})`;
export const today = 'आज';
export const mergedInto = (bank: string, since?: string) =>
  since
    ? `अब ${bank} का हिस्सा। यह कोड ${since} से नहीं चलता। नया कोड पूछें।`
    : `अब ${bank} का हिस्सा। यह कोड अब नहीं चलता। नया कोड पूछें।`;
export const partOf = (bank: string, since: string) => `${since} से ${bank} का हिस्सा।`;

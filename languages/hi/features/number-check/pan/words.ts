export const title = 'PAN';
export const wrongLength = (length: number) => `PAN 10 अक्षरों का होता है। यह ${length} का है।`;
export const holder = 'PAN किसका है';
export const nameBegins = 'नाम का पहला अक्षर';
export const surname = (letter: string) => `${letter}, सरनेम का`;
export const registeredName = (letter: string) => `${letter}, रजिस्टर्ड नाम का`;
export const unknownHolder = (letter: string) =>
  `हमें पता नहीं कि अक्षर ${letter} किस तरह के मालिक के लिए है।`;
export const serialZero = 'अंक 0001 से 9999 तक होते हैं। इसलिए 0000 किसी का नहीं है।';
export const checkLetter = 'आखिरी अक्षर की जाँच नहीं हो सकती। उसका नियम सरकार ने कभी नहीं बताया।';

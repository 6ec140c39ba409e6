import { plural } from '#languages/hi/words/plural.ts';

export const phoneNumber = 'मोबाइल नंबर';
export const country = 'देश';
export const countries = 'देशों की सूची';
export const noCountryFound = 'कोई देश नहीं मिला।';
export const countriesFound = (count: number) =>
  plural(count, `${count} देश मिला।`, `${count} देश मिले।`);

export const noSuchDialCode = 'यह किसी देश का कोड नहीं है।';
export const hidden = 'इस नंबर के कुछ अंक छिपे हैं। पूरा नंबर लिखें।';
export const notDigit = (letters: string) => `“${letters}” अंक नहीं है। पूरा नंबर अंकों में लिखें।`;
export const service = 'यह टोल-फ़्री या सेवा नंबर लगता है। वह नंबर लिखें, जिस पर आप बात करते हैं।';
export const dialCodeTwice = (dialCode: string) =>
  `${dialCode} हटा दें। देश चुनने से वह अपने आप जुड़ जाता है।`;
export const trunkZero = 'शुरू का 0 हटा दें।';
export const hasOneLength = (country: string, length: number, typed: number) =>
  `${country} के नंबर ${length} अंकों के होते हैं। इस नंबर में ${typed} ${plural(typed, 'है', 'हैं')}।`;
export const hasLengthsFromTo = (country: string, least: number, most: number, typed: number) =>
  `${country} के नंबर ${least} से ${most} अंकों के होते हैं। इस नंबर में ${typed} ${plural(typed, 'है', 'हैं')}।`;
/** @param others all lengths but the last, with commas */
export const hasOneOfLengths = (country: string, others: string, last: number, typed: number) =>
  `${country} के नंबर ${others} या ${last} अंकों के होते हैं। इस नंबर में ${typed} ${plural(typed, 'है', 'हैं')}।`;

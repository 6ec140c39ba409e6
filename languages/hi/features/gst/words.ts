export const gstin = 'GSTIN';
export const help = '15 अक्षर, जैसे 09AAACS0000A1ZE';
export const verify = 'GST जाँचें';
export const missing = 'कृपया GSTIN डालें';
export const wrongFormat = 'GSTIN का फ़ॉर्मेट गलत है';
export const failed = 'GSTIN की जाँच नहीं हो सकी। कृपया फिर कोशिश करें।';

export const record = 'GST का रिकॉर्ड';
export const legalName = 'कानूनी नाम';
export const tradeName = 'कारोबार का नाम';
export const registrationDate = 'रजिस्ट्रेशन की तारीख';
export const status = 'स्थिति';
export const state = 'राज्य';
export const taxpayerType = 'टैक्स देने वाले का प्रकार';
export const address = 'पता';
/** Of records that are made up. */
export const unknownState = 'अनजान राज्य';
export const streets = ['धूप चौक', 'नीम गली', 'बरगद गली', 'कमल बाज़ार'] as const;
export const addressOf = (shop: number, street: string, place: string) =>
  `दुकान ${shop}, ${street}, ${place}`;
export const statuses = { Active: 'चालू', Cancelled: 'रद्द' };
export const taxpayerTypes = { Regular: 'रेगुलर', Composition: 'कंपोज़िशन' };

export const impossible = 'ऐसा GSTIN हो नहीं सकता';
export const onlySample = 'ऐसा रजिस्ट्रेशन नंबर किसी का नहीं हो सकता। ऊपर का रिकॉर्ड सिर्फ़ सैंपल है।';
export const panOfHolder = 'मालिक का PAN';
export const entityNumber = 'नंबर';
export const fixedLetter = 'तय अक्षर';
export const check = 'जाँच';
export const pan = 'PAN';
export const madeUpPan = (number: string) => `${number} (बनावटी: 0000 किसी को नहीं मिलता)`;
export const panHolder = 'PAN किसका है';
export const registration = 'रजिस्ट्रेशन';
export const registrationOfPan = (number: number) => `इस राज्य में इस PAN का रजिस्ट्रेशन ${number}`;
export const registrationZero = 'नंबर 0, जो किसी को नहीं मिलता';
export const checkCharacter = 'चेक डिजिट';
export const checkIsRight = (check: string) => `${check} सही है`;
export const checkIsWrong = (check: string, expected: string) =>
  `${check} सही नहीं है, ${expected} होना चाहिए`;

export const noState = (code: string) => `${code} किसी राज्य का कोड नहीं है`;
export const hintNoState = (code: string) => `${code} किसी राज्य का कोड नहीं है।`;
export const masked = 'नंबर का कुछ हिस्सा छिपा है। पूरा नंबर चाहिए।';
export const hintState = (state: string) => `${state}।`;
export const hintRight = (state: string) => `${state}। चेक डिजिट सही है।`;
export const hintWrong = (state: string, expected: string) =>
  `${state}। आखिरी अक्षर ${expected} होना चाहिए। कुछ गलत टाइप हुआ है।`;

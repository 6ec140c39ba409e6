export const licenceNumber = 'ड्राइविंग लाइसेंस नंबर';
export const help = 'जैसा छपा है, खाली जगह और डैश हों या न हों, जैसे HR-06 2015 0000000';
export const verify = 'लाइसेंस जाँचें';
export const failed = 'जाँच नहीं हो सकी। कृपया फिर कोशिश करें।';

export const record = 'लाइसेंस का रिकॉर्ड';
export const name = 'नाम';
export const dateOfBirth = 'जन्म की तारीख';
export const status = 'स्थिति';
export const statuses = { Valid: 'मान्य', Expired: 'अवधि खत्म', Suspended: 'सस्पेंड' };

export const onlySample = 'यह किसी लाइसेंस का नंबर नहीं हो सकता। ऊपर का रिकॉर्ड सिर्फ़ सैंपल है।';

export const format = 'फ़ॉर्मेट';
export const otherForm = 'पुराना या किसी राज्य का अपना, ऑफ़लाइन नहीं पढ़ सकते';
export const state = 'राज्य';
export const office = 'RTO ऑफ़िस';
export const year = 'साल';
export const stateNow = (name: string, code: string, nowCode: string) =>
  `${name} (${code}, अब ${nowCode})`;
export const noState = (code: string) => `हमारी जानकारी में ${code} किसी राज्य का कोड नहीं है`;
export const firstIssued = (year: number) => `पहली बार ${year} में बना`;
export const inFuture = (year: number) => `${year} अभी आया नहीं है`;

export const hintOtherForm = 'फ़ॉर्मेट पुराना या किसी राज्य का अपना है। इसे ऑफ़लाइन नहीं पढ़ सकते।';
export const masked = 'नंबर का कुछ हिस्सा छिपा है। पूरा नंबर चाहिए।';
export const hintState = (state: string) => `${state}।`;
export const hintOffice = (state: string, office: string) => `${state}, ${office}।`;
export const hintIssued = (state: string, office: string, year: number) =>
  `${state}, ${office}, पहली बार ${year} में बना।`;
export const hintInFuture = (state: string, office: string, year: number) =>
  `${state}, ${office}, पर ${year} अभी आया नहीं है।`;

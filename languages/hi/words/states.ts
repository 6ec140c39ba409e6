/** States and Union Territories by the two letters of their driving licences and vehicles. */
export const states = {
  AN: 'अंडमान और निकोबार द्वीप समूह',
  AP: 'आंध्र प्रदेश',
  AR: 'अरुणाचल प्रदेश',
  AS: 'असम',
  BR: 'बिहार',
  CG: 'छत्तीसगढ़',
  CH: 'चंडीगढ़',
  DD: 'दादरा और नगर हवेली तथा दमन और दीव',
  DL: 'दिल्ली',
  GA: 'गोवा',
  GJ: 'गुजरात',
  HP: 'हिमाचल प्रदेश',
  HR: 'हरियाणा',
  JH: 'झारखंड',
  JK: 'जम्मू और कश्मीर',
  KA: 'कर्नाटक',
  KL: 'केरल',
  LA: 'लद्दाख',
  LD: 'लक्षद्वीप',
  MH: 'महाराष्ट्र',
  ML: 'मेघालय',
  MN: 'मणिपुर',
  MP: 'मध्य प्रदेश',
  MZ: 'मिज़ोरम',
  NL: 'नागालैंड',
  OD: 'ओडिशा',
  PB: 'पंजाब',
  PY: 'पुडुचेरी',
  RJ: 'राजस्थान',
  SK: 'सिक्किम',
  TG: 'तेलंगाना',
  TN: 'तमिलनाडु',
  TR: 'त्रिपुरा',
  UK: 'उत्तराखंड',
  UP: 'उत्तर प्रदेश',
  WB: 'पश्चिम बंगाल',
};

/** What a GSTIN may begin with that is not a current State. */
export const gstPlaces = {
  '25': 'दमन और दीव',
  '97': 'अन्य क्षेत्र',
  '99': 'केंद्र के अधीन',
};

/** About codes of a GSTIN that are no longer given out. */
export const gstNotes = {
  '25': 'यह कोड 25 जनवरी 2020 तक चला',
  '28': 'राज्य के बँटवारे से पहले का कोड',
};

export const type = 'प्रकार';
export const issuedBy = 'जारी करने वाला';
export const issuedOn = 'जारी होने की तारीख';
export const addedOn = 'जोड़ने की तारीख';
export const source = 'कहाँ से आया';
export const file = 'फ़ाइल';
export const downloadOriginal = 'असली फ़ाइल डाउनलोड करें';
export const shareFile = 'फ़ाइल शेयर करें';
export const copyLink = 'शेयर लिंक कॉपी करें';
export const linkCopied = 'शेयर लिंक कॉपी हो गया!';
export const copyByHand = 'ब्राउज़र हमें कॉपी नहीं करने देता। लिंक खुद कॉपी करें:';

export const reading = 'फ़ाइल पढ़ रहे हैं...';
export const beginning = 'फ़ाइल की शुरुआत';
export const notAvailable = 'डेमो में प्रीव्यू नहीं है...';
export const pictureOf = (title: string) => `${title} का प्रीव्यू`;

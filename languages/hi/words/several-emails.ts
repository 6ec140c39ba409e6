export const severalEmails = 'यहाँ एक से ज़्यादा पते हैं। एक चुनें:';

export const several = 'यहाँ एक से ज़्यादा नंबर हैं। एक चुनें:';

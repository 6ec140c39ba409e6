// What any number that is typed may have wrong with it.

export const whichOne = 'इसे एक से ज़्यादा तरह से पढ़ा जा सकता है। जो सही हो, वह चुनें:';
export const amountOfTime = 'यह रकम किसी अवधि की है, जैसे महीने या साल की। पूरी रकम डालें।';
export const rateOfOtherTime = 'यह दर पूरे साल की नहीं है, या फ़्लैट है। एक साल की दर डालें।';
export const wholeNumber = 'बिना पॉइंट का पूरा नंबर डालें।';
export const tooManyDecimals = (most: number) => `पॉइंट के बाद ज़्यादा-से-ज़्यादा ${most} अंक लिखें।`;
export const atLeast = (value: string) => `कम-से-कम ${value} डालें।`;
export const atMost = (value: string) => `ज़्यादा-से-ज़्यादा ${value} डालें।`;

// What any number that is typed may have wrong with it.

export const whichOne = 'इसे एक से ज़्यादा तरह से पढ़ा जा सकता है। जो सही हो, वह चुनें:';
export const wholeNumber = 'बिना पॉइंट का पूरा नंबर डालें।';
export const tooManyDecimals = (most: number) => `पॉइंट के बाद ज़्यादा-से-ज़्यादा ${most} अंक लिखें।`;
export const atLeast = (value: string) => `कम-से-कम ${value} डालें।`;
export const atMost = (value: string) => `ज़्यादा-से-ज़्यादा ${value} डालें।`;

import type { ReactElement } from 'react';

export const onDevice = (outbox: ReactElement) => (
  <span>आपका संदेश इस डिवाइस पर है। वह {outbox} में दिखेगा।</span>
);
export const goesByItself = 'नेटवर्क आते ही अपने आप चला जाएगा। ऐप बंद कर सकते हैं।';
export const goesAtNextVisit =
  'नेटवर्क हो, तब यह साइट खोलें। संदेश चला जाएगा। साइट बंद रहे, तो यह ब्राउज़र संदेश नहीं भेजता।';
export const keptAWeek =
  'साइट सात दिन न खुले, तो Safari उसकी रखी हुई चीज़ें हटा सकता है। उससे पहले साइट खोल लें।';

export const remind = 'कैलेंडर में याद दिलाएँ';

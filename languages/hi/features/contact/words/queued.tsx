import type { ReactElement } from 'react';

export const onDevice = (outbox: ReactElement) => (
  <span>आपका संदेश इस डिवाइस पर है। वह {outbox} में दिखेगा।</span>
);
export const goesByItself = 'नेटवर्क आते ही अपने आप चला जाएगा। ऐप बंद कर सकते हैं।';

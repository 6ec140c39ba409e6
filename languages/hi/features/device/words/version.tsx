import type { ReactElement } from 'react';

export const version = (version: string, day: ReactElement) => (
  <span>
    वर्शन <span>{version}</span>, {day} को बना
  </span>
);
export const look = 'नया वर्शन खोजें';
export const looking = 'खोज रहे हैं...';
export const use = 'नया वर्शन चलाएँ';
/** What asking for an update found. */
export const found = {
  newest: 'यही सबसे नया वर्शन है।',
  ready: 'नया वर्शन इस डिवाइस पर है। बटन दबाकर उसे चलाएँ। अधूरे फ़ॉर्म बने रहते हैं।',
  none: 'यह ब्राउज़र पेज नहीं रखता। इसलिए हर बार सबसे नया वर्शन ही आता है।',
  unanswered: 'पता नहीं चला। नेटवर्क नहीं है, या सर्वर ने जवाब नहीं दिया।',
  broken: 'नया वर्शन है, पर पूरा नहीं आ सका। थोड़ी देर बाद फिर कोशिश करें।',
};

import { spanOf } from '#copy/tariff-figures.ts';
import { days } from '#facts/tariff.ts';

// What a shop does to begin with a service at its counter, and when.

export const forYourShop = 'आपकी दुकान के लिए';
export const toFirstCustomer = 'आपके संदेश से पहले ग्राहक तक';
export const steps = [
  { title: 'आज', text: 'हमें लिखें। विषय भरा हुआ है, अपना शहर जोड़ें।' },
  { title: 'अगले कामकाजी दिन', text: 'जवाब में ऑफ़र और दस्तावेज़ों की सूची आती है।' },
  { title: `${spanOf(days.shopChecks)} कामकाजी दिनों में`, text: 'हम आपके दस्तावेज़ जाँचते हैं।' },
  { title: 'फिर', text: 'हम काम सिखाते हैं, और आप शुरू करते हैं।' },
];

/** A shop's first button. */
export const startInShop = 'दुकान में शुरू करें';

/** Names the part of a page that developers read. */
export const forDevelopers = 'डेवलपर के लिए';

export const heading = 'कीबोर्ड शॉर्टकट';

/** Where keys do something, and what each does. */
export const groups = [
  {
    where: 'हर पेज पर',
    keys: [
      [['/', 'Ctrl K'], 'खोज'],
      [['?'], 'यह सूची'],
      [['Esc'], 'पेज के ऊपर खुली चीज़ बंद करें'],
    ],
  },
  {
    where: 'खोज में',
    keys: [
      [['↑', '↓'], 'लाइन चुनें'],
      [['Enter'], 'उसे खोलें या करें'],
    ],
  },
  {
    where: 'API reference में',
    keys: [
      [['j'], 'अगली रिक्वेस्ट'],
      [['k'], 'पिछली रिक्वेस्ट'],
    ],
  },
  {
    where: 'डेमो में',
    keys: [
      [['Alt →'], 'अगला टूल'],
      [['Alt ←'], 'पिछला टूल'],
    ],
  },
] as const;

/** Before and in the link to the page where it is done. */
export const turnOff = 'बटन गलती से दब जाते हैं? / ? j k को बंद करें:';
export const device = 'यह डिवाइस';
export const close = 'बंद करें';

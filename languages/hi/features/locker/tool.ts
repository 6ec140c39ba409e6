/** Name, title and line of the tool. */
export const texts = {
  Locker: 'लॉकर',
  'Document locker': 'दस्तावेज़ लॉकर',
  'Files that stay on this device': 'फ़ाइलें इसी डिवाइस पर रहती हैं',
};

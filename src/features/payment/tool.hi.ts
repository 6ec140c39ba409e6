/** Name, title and line of the tool. */
export const texts = {
  Payment: 'पेमेंट',
  'Payment demo': 'पेमेंट डेमो',
  'A card payment, start to finish': 'कार्ड पेमेंट, शुरू से आखिर तक',
};

/** Name, title and line of the tool. */
export const texts = {
  Passport: 'पासपोर्ट',
  'Format of a passport number': 'पासपोर्ट नंबर का फ़ॉर्मेट',
};

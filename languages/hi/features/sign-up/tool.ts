import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/sign-up/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Sign-up form': 'साइन अप फ़ॉर्म',
  'Name, phone and the API you want': 'नाम, फ़ोन और जो API चाहिए',
};

export const samples = translate(english, {
  'Goes through': 'हो जाता है',
  'Sign-Up Successful!': 'साइन अप हो गया!',
  'In Hindi': 'हिंदी में',
  '11 digits': '11 अंक',
  'One too many': 'एक अंक ज़्यादा',
  'Successful, with a hint: Numbers in India have 10 digits':
    'हो गया, सलाह के साथ: भारत के नंबर 10 अंकों के होते हैं',
  'Digit in the name': 'नाम में अंक',
  'Name should only contain letters.': 'नाम में सिर्फ़ अक्षर होने चाहिए।',
  'Phone too short': 'मोबाइल नंबर छोटा',
  'Please enter a valid phone number.': 'कृपया सही मोबाइल नंबर डालें।',
  'Mistyped e-mail': 'ईमेल गलत टाइप हुआ',
  'Please enter a valid email address.': 'कृपया सही ईमेल पता डालें।',
  'No API chosen': 'API नहीं चुना',
  'Please fill all fields.': 'कृपया सभी खाने भरें।',
});

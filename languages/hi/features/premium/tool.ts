import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/premium/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  Premium: 'प्रीमियम',
  'What insurance costs in a year': 'बीमे का साल भर का खर्च',
};

export const samples = translate(english, {
  Health: 'हेल्थ',
  'Asha, 34 years': 'आशा, 34 साल',
  '₹22,000.00 over the term': 'पूरी अवधि में ₹22,000.00',
  Car: 'कार',
  'Zero depreciation': 'ज़ीरो डेप्रिसिएशन',
  '₹48,617.40 over the term': 'पूरी अवधि में ₹48,617.40',
  Life: 'जीवन',
  'Arjun, 30 years': 'अर्जुन, 30 साल',
  '₹1,32,000.00 over the term': 'पूरी अवधि में ₹1,32,000.00',
  'Home and contents': 'घर और सामान',
  '₹11,480.00 over the term': 'पूरी अवधि में ₹11,480.00',
  'Health, no sum insured': 'हेल्थ, बीमा की रकम खाली',
  'Enter the sum insured.': 'बीमा की रकम डालें।',
  'Health, age in words': 'हेल्थ, उम्र शब्दों में',
  'Write the age in digits, such as 5.': 'उम्र अंकों में (जैसे 5) लिखें।',
  'Car, a year and a half': 'कार, डेढ़ साल',
  'Enter a whole number.': 'बिना पॉइंट का पूरा नंबर डालें।',
  'Car, value too high': 'कार, कीमत बहुत ज़्यादा',
  'Enter at most ₹50,00,000.': 'ज़्यादा-से-ज़्यादा ₹50,00,000 डालें।',
  'Life, too young': 'जीवन, उम्र कम',
  'Enter at least 18 years.': 'कम-से-कम 18 साल डालें।',
  'Life, too long a term': 'जीवन, अवधि बहुत लंबी',
  'Cover ends at age 75: at 60, enter at most 15 years.':
    'कवर 75 की उम्र तक है। 60 की उम्र में ज़्यादा-से-ज़्यादा 15 साल डालें।',
});

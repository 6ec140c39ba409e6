import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/investor/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Investor demo': 'निवेशक डेमो',
  'Sample figures, chart and table': 'सैंपल आँकड़े, चार्ट और टेबल',
};

export const samples = translate(english, {
  'Look inside': 'अंदर देखें',
  'The Investor Dashboard, with sample figures.': 'निवेशक डैशबोर्ड, सैंपल आँकड़ों के साथ।',
  'A family fund': 'एक परिवार का फ़ंड',
  'No password': 'पासवर्ड खाली',
  'It is asked for': 'पासवर्ड पूछा जाता है',
  'Please enter your password.': 'कृपया अपना पासवर्ड डालें।',
  'No e-mail': 'ईमेल खाली',
  'Please enter your email address.': 'कृपया अपना ईमेल पता डालें।',
});

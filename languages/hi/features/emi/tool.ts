import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/emi/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'The instalment, year by year': 'किस्त, साल-दर-साल',
};

export const samples = translate(english, {
  'Shop loan': 'दुकान का लोन',
  '₹5 lakh, 5 years': '₹5 लाख, 5 साल',
  'Monthly EMI ₹10,746.95': 'महीने की EMI ₹10,746.95',
  'Home loan': 'घर का लोन',
  '₹50 lakh, 20 years': '₹50 लाख, 20 साल',
  'Monthly EMI ₹43,391.16': 'महीने की EMI ₹43,391.16',
  'No interest': 'बिना ब्याज',
  '₹1 lakh, 10 months': '₹1 लाख, 10 महीने',
  'Monthly EMI ₹10,000.00': 'महीने की EMI ₹10,000.00',
  'Personal loan, 1 year': 'पर्सनल लोन, 1 साल',
  'Monthly EMI ₹88,848.79': 'महीने की EMI ₹88,848.79',
  'No amount': 'रकम खाली',
  'Enter the loan amount.': 'लोन की रकम डालें।',
  'Less than ₹10,000': '₹10,000 से कम',
  'Enter at least ₹10,000.': 'कम-से-कम ₹10,000 डालें।',
  'Rate in words': 'ब्याज दर शब्दों में',
  'Write the rate a year in digits, such as 10.5.': 'सालाना ब्याज दर अंकों में (जैसे 10.5) लिखें।',
  'Rate in three decimals': 'पॉइंट के बाद तीन अंक',
  'Use at most 2 digits after the point.': 'पॉइंट के बाद ज़्यादा-से-ज़्यादा 2 अंक लिखें।',
  '12 and a half months': 'साढ़े 12 महीने',
  'Enter a whole number.': 'बिना पॉइंट का पूरा नंबर डालें।',
  'Rate of 48%': '48% ब्याज दर',
  'Enter at most 36% a year.': 'ज़्यादा-से-ज़्यादा 36% सालाना डालें।',
});

import { translate } from '#copy/translate.ts';
import { PERSON_LIMIT_YEAR } from '#features/upi-qr/limits.ts';
import { samples as english } from '#features/upi-qr/samples.ts';
import { personLimit } from './words/upi-qr.ts';

/** Name, title and line of the tool. */
export const texts = {
  'QR poster': 'QR पोस्टर',
  'UPI QR and poster': 'UPI QR और पोस्टर',
  'Print it or show it on the counter': 'प्रिंट करें या काउंटर पर दिखाएँ',
};

/** It names a year, so it is looked up. */
const hint = english.map(({ outcome }) => outcome).find((text) => text.startsWith('Hint: ')) ?? '';
const link = hint.slice(hint.indexOf('upi:'));

export const samples = translate(english, {
  'Any amount': 'कोई भी रकम',
  'In Hindi': 'हिंदी में',
  'More than ₹1,00,000': '₹1,00,000 से ज़्यादा',
  [hint]: `पहले सलाह: ${personLimit('₹1,00,000', PERSON_LIMIT_YEAR)} फिर: ${link}`,
  'No UPI ID': 'UPI ID खाली',
  'Enter the UPI ID to be paid.': 'जिसे पैसे मिलने हैं, उसकी UPI ID डालें।',
  'Not a UPI ID': 'UPI ID नहीं है',
  'A UPI ID is a name, an @ and a handle, such as sample.shop@example.':
    'UPI ID ऐसे बनती है: नाम, @ और हैंडल (जैसे sample.shop@example)।',
  'No name': 'नाम खाली',
  'Enter the name the payer should see.': 'पैसे देने वाले को जो नाम दिखे, वह डालें।',
  'Name too long': 'नाम बहुत लंबा',
  'Shorten the name to 50 characters.': 'नाम छोटा करें, ज़्यादा-से-ज़्यादा 50 अक्षर।',
  'Note too long': 'नोट बहुत लंबा',
  'Shorten the note to 50 characters.': 'नोट छोटा करें, ज़्यादा-से-ज़्यादा 50 अक्षर।',
  'Too long together': 'दोनों मिलाकर लंबे',
  'Name and note are too long for a code that scans well. Letters of Indian scripts and emoji take nine to twelve times the room of English ones. Shorten the name or the note.':
    'नाम और नोट इतने लंबे हैं कि कोड ठीक से स्कैन नहीं होगा। हिंदी जैसी भारतीय भाषाओं के अक्षर और इमोजी अंग्रेज़ी अक्षरों से नौ से बारह गुना जगह लेते हैं। नाम या नोट छोटा करें।',
  'Amount below a rupee': 'एक रुपये से कम',
  'Enter at least ₹1.': 'कम-से-कम ₹1 डालें।',
  'Amount too high': 'रकम बहुत ज़्यादा',
  'Enter at most ₹5,00,000.': 'ज़्यादा-से-ज़्यादा ₹5,00,000 डालें।',
  'Paise in three digits': 'पॉइंट के बाद तीन अंक',
  'Use at most 2 digits after the point.': 'पॉइंट के बाद ज़्यादा-से-ज़्यादा 2 अंक लिखें।',
  'Amount in words': 'रकम शब्दों में',
  'Write the amount in digits, such as 499.50.': 'रकम अंकों में (जैसे 499.50) लिखें।',
});

import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/new-tool/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'New tool': 'नया टूल',
  'An amount in words': 'रकम शब्दों में',
};

export const samples = translate(english, {
  Rent: 'किराया',
  'A shop, a month': 'दुकान का, महीने का',
  'twelve thousand five hundred rupees': 'बारह हज़ार पाँच सौ रुपये',
  Stock: 'माल',
  'A lakh': 'एक लाख',
  'one lakh rupees': 'एक लाख रुपये',
  'A till': 'गल्ला',
  'In the evening': 'शाम को',
  'four thousand two hundred fifty rupees': 'चार हज़ार दो सौ पचास रुपये',
  'As people say it': 'बोलचाल में',
  'one lakh fifty thousand rupees': 'एक लाख पचास हज़ार रुपये',
  'No amount': 'रकम खाली',
  'Enter the amount.': 'रकम डालें।',
  'In letters': 'शब्दों में',
  'Write the amount in digits, without paise.': 'रकम अंकों में लिखें, बिना पैसे के।',
});

import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/geocode/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Nearest place': 'पास की जगह',
  'Place from a point': 'लोकेशन से जगह',
  'Nearest town, also offline': 'सबसे पास का शहर, ऑफ़लाइन भी',
};

export const samples = translate(english, {
  'New Delhi': 'नई दिल्ली',
  'India Gate': 'इंडिया गेट',
  'An address. Without a network: Unable to fetch address. Try again. Nearest known place: New Delhi, Delhi, about 3 km away.':
    'पता आता है। नेटवर्क के बिना: पता नहीं मिल सका। फिर कोशिश करें। सबसे पास की जगह: नई दिल्ली, दिल्ली, करीब 3 किमी दूर।',
  'At sea': 'समुद्र में',
  'Off Alibag': 'अलीबाग के पास',
  'Unable to fetch address. Try again. Nearest known place: Alibag, Maharashtra, about 145 km away.':
    'पता नहीं मिल सका। फिर कोशिश करें। सबसे पास की जगह: अलीबाग, महाराष्ट्र, करीब 145 किमी दूर।',
  Swapped: 'उलटे',
  'A common slip': 'आम गलती',
  'Hint: Latitude and longitude look swapped: India lies 6 to 38 north, 68 to 98 east. Then: Unable to fetch address. Try again. No known place in India within 300 km.':
    'पहले सलाह: अक्षांश और देशांतर उलटे लगते हैं। भारत 6 से 38 उत्तर और 68 से 98 पूर्व में है। फिर: पता नहीं मिल सका। फिर कोशिश करें। भारत में 300 किमी के अंदर कोई जगह नहीं मिली।',
  'Far from India: 0, 0': 'भारत से दूर: 0, 0',
  'Unable to fetch address. Try again. No known place in India within 300 km.':
    'पता नहीं मिल सका। फिर कोशिश करें। भारत में 300 किमी के अंदर कोई जगह नहीं मिली।',
  'Latitude above 90': 'अक्षांश 90 से ऊपर',
  'Hint: Latitudes lie between −90 and 90 degrees. Then: Unable to fetch address. Try again. No known place in India within 300 km.':
    'पहले सलाह: अक्षांश −90 और 90 डिग्री के बीच होता है। फिर: पता नहीं मिल सका। फिर कोशिश करें। भारत में 300 किमी के अंदर कोई जगह नहीं मिली।',
});

import type * as english from './words.ts';

export const title = 'sandbox का पेमेंट पेज';
export const notReal = 'यह sandbox है: यहाँ कुछ असली नहीं, और कोई पैसा नहीं जाता।';
export const other = 'English';
export const shop = 'नमूना दुकान';
export const amount = 'देना है';
export const payment = 'पेमेंट';
export const order = 'ऑर्डर';
export const by: typeof english.by = {
  card: 'कार्ड से: जिसके अंत में 1111 है',
  netbanking: 'नेट बैंकिंग से:',
  upi: 'UPI से: ग्राहक का ऐप यह दिखाता है',
  wallet: 'वॉलेट से:',
};
export const whatHappens = 'ग्राहक क्या करता है?';
export const acts: Readonly<Record<keyof typeof english.acts, string>> = {
  'success@example': 'पेमेंट करें',
  'failure@example': 'बैंक मना कर दे',
  'slow@example': 'पेमेंट करें, बैंक दस मिनट बाद माने',
  'norefund@example': 'पेमेंट करें; बाद में रिफ़ंड फ़ेल होगा',
};
export const leave = 'पेमेंट किए बिना दुकान पर लौटें';
export const back = 'दुकान पर लौटें';
export const closed =
  'विंडो बंद करनी हो तो बंद कर दें: दुकान को यहाँ से कुछ पता नहीं चलता, वह पेमेंट या उसका इवेंट देखती है।';
export const states: typeof english.states = {
  created: 'अभी माँगा नहीं गया।',
  pending: 'बैंक ने अभी हाँ नहीं की।',
  authorized: 'पेमेंट हो गया: पैसा दुकान के लिए रोका गया है।',
  captured: 'पेमेंट हो गया।',
  failed: 'पेमेंट नहीं हुआ: ग्राहक या बैंक ने मना किया।',
  expired: '15 मिनट में पेमेंट नहीं हुआ: समय निकल गया।',
  cancelled: 'दुकान ने इसे रद्द कर दिया।',
  voided: 'रोका गया पैसा ग्राहक को लौट गया।',
  part_refunded: 'पेमेंट हुआ, और एक हिस्सा लौटा दिया गया।',
  refunded: 'पेमेंट हुआ, और पूरा लौटा दिया गया।',
};
export const unknown = 'इस sandbox में ऐसा कोई पेमेंट नहीं है। शायद इसे रीसेट किया गया।';

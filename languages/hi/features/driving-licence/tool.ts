import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/driving-licence/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'State, office and validity': 'राज्य, RTO ऑफ़िस और वैधता',
};

export const samples = translate(english, {
  Valid: 'मान्य',
  Expired: 'अवधि खत्म',
  Suspended: 'सस्पेंड',
  'Telangana’s old letters': 'तेलंगाना के पुराने अक्षर',
  'No such State': 'ऐसा कोई राज्य नहीं',
  'Valid, no State that we know has the letters QQ':
    'मान्य, पर हमारी जानकारी में QQ किसी राज्य का कोड नहीं है',
  'Year 2099': 'साल 2099',
  'Valid, 2099 is in the future': 'मान्य, पर 2099 अभी आया नहीं है',
  'Rajasthan’s old format': 'राजस्थान का पुराना फ़ॉर्मेट',
  'Valid, older or state-specific format that cannot be decoded offline':
    'मान्य, पर फ़ॉर्मेट पुराना या किसी राज्य का अपना है, ऑफ़लाइन नहीं पढ़ सकते',
  'Service down': 'सेवा बंद',
  'Verification failed. Please try again.': 'जाँच नहीं हो सकी। कृपया फिर कोशिश करें।',
});

import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/rc/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Vehicle RC': 'गाड़ी की RC',
  'State and office behind a plate': 'नंबर प्लेट से राज्य और RTO ऑफ़िस',
};

export const samples = translate(english, {
  'State plate': 'राज्य की प्लेट',
  Delhi: 'दिल्ली',
  'Vehicle registration number: format right.': 'गाड़ी का रजिस्ट्रेशन नंबर: फ़ॉर्मेट सही है।',
  'Bharat series': 'भारत सीरीज़',
  'All of India': 'पूरे भारत की',
  'O in the series': 'सीरीज़ में O',
  'Never used': 'कभी नहीं होता',
  'Vehicle registration number: The letters of the series leave out I and O, which look like 1 and 0.':
    'गाड़ी का रजिस्ट्रेशन नंबर: सीरीज़ में I और O नहीं होते। वे 1 और 0 जैसे दिखते हैं।',
  'No such State': 'ऐसा कोई राज्य नहीं',
  'Vehicle registration number: The first two letters must be a State’s; XX is not one we know.':
    'गाड़ी का रजिस्ट्रेशन नंबर: शुरू के दो अक्षर किसी राज्य के होने चाहिए। हमारी जानकारी में XX किसी राज्य का कोड नहीं है।',
  'Five digits at the end': 'आखिर में पाँच अंक',
  'Vehicle registration number: It must end with a number of one to four digits.':
    'गाड़ी का रजिस्ट्रेशन नंबर: आखिर में एक से चार अंकों का नंबर होना चाहिए।',
  'Bharat series too early': 'भारत सीरीज़ से पहले का साल',
  'Vehicle registration number: The Bharat series began in 2021; this number says 2020.':
    'गाड़ी का रजिस्ट्रेशन नंबर: भारत सीरीज़ 2021 में शुरू हुई। इस नंबर में साल 2020 है।',
  'Bharat series, future year': 'भारत सीरीज़, आने वाला साल',
  'Vehicle registration number: It begins with the year of registration, and 2099 is in the future.':
    'गाड़ी का रजिस्ट्रेशन नंबर: नंबर रजिस्ट्रेशन के साल से शुरू होता है। पर 2099 अभी आया नहीं है।',
  'Embassy plate': 'दूतावास की प्लेट',
  'Vehicle registration number: It looks like a plate of a foreign mission. Such plates have their own format, which this tool does not read.':
    'गाड़ी का रजिस्ट्रेशन नंबर: यह किसी विदेशी दूतावास की प्लेट लगती है। ऐसी प्लेटों का अपना फ़ॉर्मेट होता है, जिसे यह टूल नहीं पढ़ता।',
  'Licence, common format': 'लाइसेंस, आम फ़ॉर्मेट',
  'Driving licence number: format right.': 'ड्राइविंग लाइसेंस नंबर: फ़ॉर्मेट सही है।',
  'Licence, future year': 'लाइसेंस, आने वाला साल',
  'Driving licence number: In the common format, the year of first issue would be 2099, which is in the future. Compare it with the licence.':
    'ड्राइविंग लाइसेंस नंबर: आम फ़ॉर्मेट के हिसाब से लाइसेंस पहली बार 2099 में बना। पर वह साल अभी आया नहीं है। नंबर लाइसेंस से मिलाएँ।',
  'Licence, older format': 'लाइसेंस, पुराना फ़ॉर्मेट',
  'Driving licence number: The number has an older or state-specific format that cannot be decoded offline.':
    'ड्राइविंग लाइसेंस नंबर: नंबर का फ़ॉर्मेट पुराना या किसी राज्य का अपना है। इसे ऑफ़लाइन नहीं पढ़ सकते।',
});

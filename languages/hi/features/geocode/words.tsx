import type { ReactElement } from 'react';

export const inAndOut = 'दो नंबर डालें, एक पता पाएँ';
export const sample = 'सैंपल';
export const sampleAddress = 'सैंपल रोड, इंडिया गेट, नई दिल्ली';
export const latitude = 'अक्षांश (Latitude)';
export const longitude = 'देशांतर (Longitude)';
export const swapped = 'अक्षांश और देशांतर उलटे लगते हैं। भारत 6 से 38 उत्तर और 68 से 98 पूर्व में है।';
export const latitudeRange = 'अक्षांश −90 और 90 डिग्री के बीच होता है।';
export const longitudeRange = 'देशांतर −180 और 180 डिग्री के बीच होता है।';
export const inDegrees = 'दोनों नंबर डिग्री में लिखें, जैसे 18.5204 और 73.8567।';
export const linkWithout =
  'इस लिंक या पते में किसी एक जगह के नंबर नहीं हैं। उसे खोलें और नक्शे से दोनों नंबर कॉपी करें।';
export const shortPlusCode =
  'छोटे Plus Code के साथ शहर का नाम भी चाहिए। पूरा कोड लें, जिसमें + से पहले आठ अक्षर हों।';
export const useMyLocation = 'मेरी लोकेशन लें';
export const findingPosition = 'आपकी लोकेशन खोज रहे हैं...';
export const positionFilledIn = 'आपकी लोकेशन भर दी है।';
export const getAddress = 'पता खोजें';
export const fetching = 'खोज रहे हैं...';
export const sendsNumbers = 'दबाने पर दोनों नंबर एक मैप सेवा को जाते हैं।';

export const positionNotShared = 'यह ब्राउज़र लोकेशन नहीं देता। अक्षांश और देशांतर खुद लिखें।';
export const positionRefused =
  'इस साइट को आपकी लोकेशन लेने की इजाज़त नहीं है। ब्राउज़र की साइट सेटिंग में इजाज़त दें, या अक्षांश और देशांतर लिखें।';
export const positionUnavailable =
  'इस डिवाइस को अभी अपनी लोकेशन नहीं मिल रही। अक्षांश और देशांतर खुद लिखें।';
export const positionLate =
  '15 सेकंड में लोकेशन नहीं मिली। खुले आसमान के नीचे फिर कोशिश करें, या अक्षांश और देशांतर लिखें।';

export const address = 'पता';
export const position = 'लोकेशन';
export const copy = 'कॉपी करें';
export const copied = 'पता कॉपी हो गया!';
export const notCopied = 'इस ब्राउज़र ने कॉपी नहीं करने दिया। पता चुनें और खुद कॉपी करें।';
export const viewOnMap = 'नक्शे पर देखें';
export const newTab = 'नए टैब में खुलेगा';
export const thisOpensNewTab = '(नए टैब में खुलेगा)';
export const credits = (
  sourceOfAddresses: ReactElement,
  sourceOfPlaces: ReactElement,
  licenceOfThosePlaces: ReactElement,
) => (
  <span>
    पते: {sourceOfAddresses}। जगहें: {sourceOfPlaces}, छोटी की हुई सूची, लाइसेंस {licenceOfThosePlaces}।
  </span>
);

export const noAddress = 'पता नहीं मिल सका। फिर कोशिश करें।';
export const offline = 'आप ऑफ़लाइन हैं।';
export const addressNeedsNetwork = 'पता खोजने के लिए नेटवर्क चाहिए।';
export const noPlace = 'भारत में 300 किमी के अंदर कोई जगह नहीं मिली।';
export const noPlaces = 'जगहों की सूची लोड नहीं हो सकी। नेटवर्क आने पर पेज फिर खोलें।';
export const nearestPlace = 'सबसे पास की जगह';
export const placeNear = (place: string) => `${place}, 1 किमी से कम दूर`;
export const placeAt = (place: string, kilometres: number) =>
  `${place}, करीब ${kilometres} किमी दूर`;
export const notAnAddress = (list: string) =>
  `यह डाक का पता नहीं है। यह साइट भारत की करीब 2,500 जगहें साथ रखती है। उनमें यह सबसे पास की है (सूची ${list} की)।`;

import english from '#copy/pages/apis/ReverseGeocodingPage.ts';
import { translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';

export default translate(
  english,
  {
    'Reverse geocoding': 'लोकेशन से पता',
    'Turn a latitude and a longitude into an address with OpenStreetMap data, copy it, or open the point on a map.':
      'अक्षांश (Latitude) और देशांतर (Longitude) डालें, OpenStreetMap से पता पाएँ। पता कॉपी करें, या नक्शे पर देखें।',
    'Turn a latitude and a longitude into an address.':
      'अक्षांश (Latitude) और देशांतर (Longitude) डालें, पता पाएँ।',
    Tools: 'टूल',

    'Before you look up': 'खोजने से पहले',
    'Needs a network': 'नेटवर्क चाहिए',
    'Without one you get the nearest known place in India, from this device.':
      'नेटवर्क न हो, तो यही डिवाइस भारत में सबसे पास की जगह बताता है।',
    'Kept nowhere': 'कहीं नहीं सहेजते',
    'Positions and addresses are gone when you close the page.':
      'पेज बंद करते ही लोकेशन और पते मिट जाते हैं।',
    'One a second': 'एक सेकंड में एक',
    'A second look-up waits its turn.': 'दूसरी खोज अपनी बारी का इंतज़ार करती है।',

    'What teams use it for': 'टीमें इसे किस काम में लेती हैं',
    'Confirm that a delivery reached the door': 'देखना कि डिलीवरी दरवाज़े तक पहुँची',
    'Name the place of a field visit': 'बताना कि फ़ील्ड की टीम किस जगह गई',
    'Fill in a visit report without typing': 'टाइप किए बिना विज़िट की रिपोर्ट भरना',
    'Add an address to a cash drop': 'कैश ड्रॉप के साथ पता जोड़ना',
    'Addresses come from OpenStreetMap under the Open Database Licence. A list of Indian places with over 15,000 people ships with this site and works offline.':
      'पते OpenStreetMap से आते हैं। उनका लाइसेंस Open Database है। भारत में 15,000 से ज़्यादा आबादी वाली जगहों की सूची साइट के साथ आती है। वह ऑफ़लाइन चलती है।',

    'Questions about positions': 'लोकेशन के बारे में सवाल',
    'Who receives the two numbers?': 'ये दो नंबर किसके पास जाते हैं?',
    'Nominatim, OpenStreetMap’s public look-up service, and only when you press Get Address. As with any request, it also sees your IP address and the name of this site. View on Map opens the point on another site.':
      'OpenStreetMap की खुली सेवा Nominatim के पास, और सिर्फ़ “पता खोजें” दबाने पर। उसे आपका IP पता और इस साइट का नाम भी दिखता है। इंटरनेट पर हर बार ऐसा ही होता है। “नक्शे पर देखें” वह जगह दूसरी साइट पर खोलता है।',
    'How exact is the address?': 'पता कितना सही होता है?',
    'It is the nearest mapped object: a house in a well-mapped city, a road or village elsewhere. Use it to describe a place, not as a postal address.':
      'यह नक्शे पर सबसे पास की चीज़ है। जिस शहर का नक्शा अच्छा बना हो, वहाँ मकान। बाकी जगह सड़क या गाँव। इससे जगह बताएँ, इसे डाक का पता न मानें।',
    'Why does a point at sea give no address?': 'समुद्र की जगह का पता क्यों नहीं आता?',
    'The service knows nothing nearby, so you read: Unable to fetch address. Try again. Below it you find the nearest known place in India, if one lies within 300 km.':
      'सेवा को पास में कुछ नहीं मिलता। इसलिए लिखा आता है: पता नहीं मिल सका। फिर कोशिश करें। 300 किमी के अंदर भारत की कोई जगह हो, तो वह नीचे दिखती है।',
    'May I run a list of points through it?': 'क्या जगहों की पूरी सूची इससे निकाल सकते हैं?',
    'No. The public service allows one request a second from all users of a site together and forbids bulk use. A fleet needs its own server: ask us.':
      'नहीं। खुली सेवा पूरी साइट को एक सेकंड में एक ही खोज देती है। यह गिनती साइट के सारे लोगों को मिलाकर है। थोक में खोजना मना है। बहुत गाड़ियाँ हों, तो अपना सर्वर चाहिए। हमसे पूछें।',
    'What does it cost?': 'कितना लगता है?',
    'Single look-ups are free: OpenStreetMap charges nothing. A hosted service for your fleet is priced by requests per day, in a quote before you order.':
      'एक-एक खोज मुफ़्त है, OpenStreetMap कुछ नहीं लेता। आपकी गाड़ियों के लिए हमारी सेवा की कीमत रोज़ की खोजों से तय होती है। ऑर्डर से पहले कीमत लिखकर मिलती है।',
    'Used together with positions': 'लोकेशन के साथ ये भी काम आते हैं',
    'Cash drop': 'कैश ड्रॉप',
    'Employee management': 'स्टाफ़ मैनेजमेंट',
    'Privacy Policy': 'प्राइवेसी पॉलिसी',
  },
  sampleTexts.geocode,
);

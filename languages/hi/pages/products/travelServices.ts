import { counterSums } from '#copy/counter-sums.ts';
import english from '#copy/pages/products/travelServices.ts';
import * as facts from '#copy/tariff/facts.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Hotel Kadamb': 'होटल कदंब',
    'Mogra Travels': 'मोगरा ट्रैवल्स',
    'Neem Line': 'नीम लाइन',
    'Saffron Roadways': 'सैफ़्रन रोडवेज़',
    'Travel portal for agents and shops': 'एजेंटों और दुकानों के लिए ट्रैवल पोर्टल',
    'Book flights, hotels, tours, buses and cabs for customers at your counter. Earn a commission and add your own fee.':
      'अपने काउंटर पर ग्राहकों की फ़्लाइट, होटल, टूर, बस और कैब बुक करें। कमीशन कमाएँ और अपनी फ़ीस जोड़ें।',
    'Travel booking at your counter': 'आपके काउंटर पर यात्रा बुकिंग',
    'For agents and shops: flights, hotels, tours, buses and cabs in one basket. You earn a commission, plus a fee you set.':
      'एजेंटों और दुकानों के लिए। फ़्लाइट, होटल, टूर, बस और कैब, सब एक साथ। कमीशन मिलता है, और अपनी फ़ीस आप तय करते हैं।',
    Products: 'प्रोडक्ट',
    'Travel portal': 'ट्रैवल पोर्टल',
    'Get Started': 'शुरू करें',

    'How it works': 'काम कैसे होता है',
    'A booking in four steps': 'चार कदम में बुकिंग',
    Search: 'खोजें',
    'Enter dates, places and travellers once for the whole trip.':
      'तारीख, जगह और यात्री एक बार डालें, पूरे सफ़र के लिए।',
    'New trip': 'नया सफ़र',
    'From and to': 'कहाँ से कहाँ',
    Lucknow: 'लखनऊ',
    Jaipur: 'जयपुर',
    When: 'कब',
    'Fri 13 March': 'शुक्र 13 मार्च',
    [`${counterSums.trip.nights} nights`]: `${counterSums.trip.nights} रात`,
    '2 travellers': '2 यात्री',
    Choose: 'चुनें',
    'Turn the screen around and let the customer compare.':
      'स्क्रीन ग्राहक की तरफ़ घुमाएँ। वे खुद मिलाकर देख लें।',
    'Buses, 13 March': 'बसें, 13 मार्च',
    '21:15, sleeper, 9 h 40': 'रात 9:15, स्लीपर, 9 घंटे 40 मिनट',
    '20:30, seat, 10 h 20': 'रात 8:30, सीट, 10 घंटे 20 मिनट',
    '22:00, sleeper, 9 h 55': 'रात 10:00, स्लीपर, 9 घंटे 55 मिनट',
    'Refund before 12 h': '12 घंटे पहले तक रिफ़ंड',
    'Two lower berths': 'नीचे की दो बर्थ',
    'Add to trip': 'सफ़र में जोड़ें',
    Collect: 'पैसे लें',
    'Take cash, UPI or card, with your service fee on top.':
      'कैश, UPI या कार्ड से लें। उसमें अपनी सर्विस फ़ीस जोड़ें।',
    'Trip to Jaipur': 'जयपुर का सफ़र',
    'Bus, both ways': 'बस, आना-जाना',
    [`Hotel Kadamb, ${counterSums.trip.nights} nights`]: `होटल कदंब, ${counterSums.trip.nights} रात`,
    'City tour': 'शहर का टूर',
    'Your service fee': 'आपकी सर्विस फ़ीस',
    'Cash received': 'कैश मिल गया',
    'Hand over': 'टिकट दें',
    'One itinerary with every ticket in it.': 'सफ़र की एक पर्ची, सारे टिकट उसी में।',
    Itinerary: 'सफ़र की पर्ची',
    Booked: 'बुक हो गया',
    Out: 'जाना',
    'Fri 13, 21:15': 'शुक्र 13, रात 9:15',
    Stay: 'ठहरना',
    Back: 'लौटना',
    'Mon 16, 20:45': 'सोम 16, रात 8:45',
    Tickets: 'टिकट',
    [facts.youEarned(counterSums.trip.earned)]: hindiFacts.youEarned(counterSums.trip.earned),
    'Print or share': 'प्रिंट या शेयर करें',

    'Flights, hotels, tours, buses and cabs': 'फ़्लाइट, होटल, टूर, बस और कैब',
    Flights: 'फ़्लाइट',
    'Domestic and international fares, with baggage and refund rules shown.':
      'देश और विदेश के किराए। सामान और रिफ़ंड के नियम साथ में दिखते हैं।',
    Hotels: 'होटल',
    'Rooms by area and budget, paid now or at check-in.':
      'इलाके और बजट के हिसाब से कमरे। पैसे अभी दें या चेक इन पर।',
    Tours: 'टूर',
    'Packages with stay, transport and a day plan to print.':
      'ठहरना, गाड़ी और हर दिन का प्लान, एक पैकेज में। प्लान प्रिंट कर लें।',
    Bus: 'बस',
    'Seat map, boarding point and live running time for private and state buses.':
      'प्राइवेट और सरकारी बसें। सीट, चढ़ने की जगह और बस अभी कहाँ है, सब दिखता है।',
    Cab: 'कैब',
    'Airport drops, day hire and one-way trips between cities at a fixed price.':
      'एयरपोर्ट तक, दिन भर के लिए, या दूसरे शहर तक एक तरफ़ का सफ़र। किराया पहले से तय।',

    'What you earn': 'आपकी कमाई',
    'Add up a day at your desk': 'अपने एक दिन का हिसाब लगाएँ',
    'Airlines, hotels and bus operators pay a commission. You add a service fee of your own.':
      'एयरलाइन, होटल और बस वाले कमीशन देते हैं। उसके साथ आप अपनी सर्विस फ़ीस जोड़ते हैं।',
    'Ask for your rates': 'अपने रेट पूछें',
    'Bookings in a day': 'एक दिन की बुकिंग',
    [`Commission and fee together. ${beforeTax}`]: `कमीशन और फ़ीस मिलाकर। ${hindiBeforeTax}`,
    'Bus ticket': 'बस का टिकट',
    'Flight ticket': 'फ़्लाइट का टिकट',
    'Hotel night': 'होटल की एक रात',

    'At the travel desk': 'ट्रैवल डेस्क पर',
    'What agents ask us': 'एजेंट हमसे क्या पूछते हैं',
    'Which details do I need from a traveller?': 'यात्री से क्या-क्या पूछना है?',
    'Name and age as on the ID proof, and a mobile number. Flights abroad need the passport and its expiry date; hotels check an ID at check-in.':
      'नाम और उम्र, जैसे ID पर लिखे हैं, और मोबाइल नंबर। विदेश की फ़्लाइट में पासपोर्ट और उसकी आखिरी तारीख भी। होटल चेक इन पर ID देखते हैं।',
    'Who refunds a cancelled ticket?': 'टिकट रद्द हो, तो पैसे कौन लौटाता है?',
    'The airline, hotel or bus operator, by the rules on the ticket. The refund reaches your wallet with its reference, and you pass it on. Agree at booking whether you return your service fee.':
      'एयरलाइन, होटल या बस वाले, टिकट पर लिखे नियम से। रिफ़ंड रेफ़रेंस नंबर के साथ आपके वॉलेट में आता है। आप ग्राहक को दे दें। अपनी सर्विस फ़ीस लौटाएँगे या नहीं, यह बुकिंग के समय तय कर लें।',
    'What if the amount left my wallet, but there is no ticket?':
      'वॉलेट से पैसे कट गए, पर टिकट नहीं आया। अब क्या करें?',
    'Do not book again. The operator may confirm a few minutes later; if not, the amount returns to your wallet and the booking says so.':
      'दोबारा बुक न करें। टिकट कुछ मिनट बाद भी आ सकता है। नहीं आया, तो पैसे वॉलेट में लौटते हैं और बुकिंग में यह दिखता है।',
    'What does a travel desk cost to open?': 'ट्रैवल डेस्क खोलने में कितना लगता है?',
    'Money in your wallet, which stays yours and pays for tickets. Before you start, we send you the commission list by airline, hotel and route.':
      'वॉलेट में पैसे, जो आपके ही रहते हैं। टिकट उन्हीं से आते हैं। शुरू करने से पहले हम कमीशन की सूची भेजते हैं। उसमें हर एयरलाइन, होटल और रूट का कमीशन होता है।',
  },
  textsBetween(terms, hindiTerms),
);

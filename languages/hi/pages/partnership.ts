import english from '#copy/pages/partnership.ts';
import * as plots from '#copy/tariff/plots.ts';
import { spanOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { days, partnerShare } from '#facts/tariff.ts';
import * as hindiPlots from '#languages/hi/tariff/plots.ts';

export default translate(
  english,
  {
    'Your share': 'आपका हिस्सा',
    'The fee of a ₹1,000 sale': '₹1,000 की बिक्री की फ़ीस',
    'Partnership programme': 'पार्टनर प्रोग्राम',
    'Four ways to partner: channel, technology, regional and strategic. Five steps from application to launch, with revenue sharing for channel partners.':
      'पार्टनर बनने के चार तरीके: चैनल, टेक्नोलॉजी, क्षेत्रीय और रणनीतिक। आवेदन से शुरुआत तक पाँच कदम। चैनल पार्टनर को कमाई में हिस्सा।',
    'Partner programme for payments': 'पेमेंट का पार्टनर प्रोग्राम',
    'Bring payments to the shops, software or region you know best. We bring the systems, compliance and training; you earn a share.':
      'जो दुकानें, सॉफ़्टवेयर या इलाका आप सबसे अच्छा जानते हैं, वहाँ पेमेंट पहुँचाएँ। सिस्टम, नियम-पालन और ट्रेनिंग हमारी। कमाई में हिस्सा आपका।',
    Partnership: 'पार्टनर बनें',
    'Apply Now': 'आवेदन करें',
    'Strategic alliances': 'रणनीतिक साझेदारी',

    'Four types': 'चार तरह के पार्टनर',
    'Choose how you want to work': 'चुनें कि आप कैसे काम करेंगे',
    'Pick the card that fits best. You can change your mind during the review.':
      'जो आप पर सबसे ठीक बैठे, वही चुनें। जाँच के दौरान इसे बदल भी सकते हैं।',
    'Channel Partners': 'चैनल पार्टनर',
    'Sign up shops and businesses and look after them.':
      'दुकानों और कारोबारों को जोड़ें और उनका ध्यान रखें।',
    'Revenue sharing up to 30%': 'कमाई में 30% तक हिस्सा',
    'Leads from your area': 'आपके इलाके से आई पूछताछ',
    'Your own dashboard': 'आपका अपना डैशबोर्ड',
    'Technology Partners': 'टेक्नोलॉजी पार्टनर',
    'Put our payments inside the software you make.': 'अपने बनाए सॉफ़्टवेयर में हमारा पेमेंट जोड़ें।',
    'Sandbox and test data': 'sandbox और टेस्ट डेटा',
    'An engineer on call': 'फ़ोन पर एक इंजीनियर',
    'Listing in our directory': 'हमारी सूची में आपका नाम',
    'Regional Partners': 'क्षेत्रीय पार्टनर',
    'Build and run the network of a district or a state.': 'एक ज़िले या राज्य का नेटवर्क बनाएँ और चलाएँ।',
    'Named territory': 'आपके नाम का इलाका',
    'Training in English and Hindi': 'अंग्रेज़ी और हिंदी में ट्रेनिंग',
    'Stock of devices': 'मशीनों का स्टॉक',
    'Strategic Partners': 'रणनीतिक पार्टनर',
    'Create a joint product for a market that needs one.':
      'जिस बाज़ार को ज़रूरत हो, उसके लिए साथ मिलकर प्रोडक्ट बनाएँ।',
    'Shared road map': 'आगे का प्लान साथ में',
    'Joint launch': 'शुरुआत साथ में',
    'Quarterly review with leadership': 'हर तिमाही टॉप मैनेजमेंट के साथ बैठक',
    'Download Partnership Kit': 'पार्टनर किट डाउनलोड करें (अंग्रेज़ी में)',

    Process: 'कैसे होता है',
    'Five steps to launch': 'शुरुआत तक पाँच कदम',
    Apply: 'आवेदन',
    'Tell us who you are, where you work and which type fits.':
      'बताएँ कि आप कौन हैं और कहाँ काम करते हैं। किस तरह के पार्टनर बनेंगे, यह भी।',
    Review: 'जाँच',
    [`We check documents and call you within ${spanOf(days.partnerReview)} working days. If a document is missing, we say which.`]: `हम दस्तावेज़ जाँचते हैं और ${spanOf(days.partnerReview)} कामकाजी दिनों में फ़ोन करते हैं। कोई दस्तावेज़ कम हो, तो बताते हैं कौन-सा।`,
    Agreement: 'एग्रीमेंट',
    'Both sides sign terms, shares and territory in plain words.':
      'शर्तें, हिस्सा और इलाका, सब सीधे शब्दों में। दोनों तरफ़ से साइन।',
    Training: 'ट्रेनिंग',
    'Your team learns the products and the rules that go with them.':
      'आपकी टीम प्रोडक्ट और उनके नियम सीखती है।',
    Launch: 'शुरुआत',
    'You go live with your first merchants, and a manager to call.':
      'आपके पहले दुकानदारों के साथ काम चालू होता है। फ़ोन करने को एक मैनेजर मिलता है।',

    Benefits: 'फ़ायदे',
    'What every partner gets': 'हर पार्टनर को क्या मिलता है',
    'Revenue sharing up to 30% for channel partners': 'चैनल पार्टनर को कमाई में 30% तक हिस्सा',
    'A dashboard with earnings by merchant and month':
      'डैशबोर्ड, जिसमें हर दुकानदार और महीने की कमाई दिखे',
    'Training and sales material in English and Hindi': 'अंग्रेज़ी और हिंदी में ट्रेनिंग और बिक्री की सामग्री',
    'A named partner manager you can call': 'आपका अपना पार्टनर मैनेजर, जिसे फ़ोन कर सकें',
    'Support for your merchants, 24/7': 'आपके दुकानदारों के लिए मदद, 24 घंटे, सातों दिन',
    'Early access to new services': 'नई सेवाएँ औरों से पहले',

    'Before you apply': 'आवेदन करने से पहले',
    'Which documents do you ask for?': 'आप कौन-से दस्तावेज़ माँगते हैं?',
    'PAN, GSTIN if you are registered, proof of your business address, and the account for your share, with its IFSC. Companies add their CIN and a board resolution naming who may sign.':
      'PAN, रजिस्टर्ड हों तो GSTIN, और कारोबार के पते का सबूत। जिस खाते में हिस्सा आएगा, उसका नंबर और IFSC भी। कंपनी हो, तो CIN और बोर्ड रेज़ॉल्यूशन भी। उसमें लिखा हो कि साइन कौन करेगा।',
    'Does it cost anything to become a partner?': 'क्या पार्टनर बनने में कुछ लगता है?',
    'There is no joining fee. You pay for the devices you keep in stock, at the prices in your agreement.':
      'जुड़ने की कोई फ़ीस नहीं है। जो मशीनें आप स्टॉक में रखते हैं, उनके पैसे लगते हैं। कीमत एग्रीमेंट में लिखी होती है।',
    'How is my share worked out?': 'मेरा हिस्सा कैसे निकलता है?',
    'On the fee that we earn from merchants you brought, per product and month. UPI from a bank account has no fee, so it earns you none. A merchant who stops selling stops paying you. The dashboard lists every merchant before you are paid.':
      'आप जो दुकानदार लाए, उनसे हमारी फ़ीस पर। हर प्रोडक्ट और महीने का अलग। बैंक खाते से UPI पर फ़ीस नहीं है, तो उस पर हिस्सा भी नहीं। दुकानदार बेचना बंद करे, तो हिस्सा भी रुकता है। पैसे मिलने से पहले डैशबोर्ड में हर दुकानदार दिखता है।',
    'Can I be two types of partner?': 'क्या एक साथ दो तरह के पार्टनर बन सकते हैं?',
    'Yes. A software maker who also signs up shops has both agreements, each with its own terms. Apply with the type that comes first.':
      'हाँ। सॉफ़्टवेयर बनाने वाले दुकानें भी जोड़ें, तो दोनों एग्रीमेंट होते हैं। दोनों की शर्तें अलग हैं। जो पहले शुरू हो, उसी के लिए आवेदन करें।',
    'Can I appoint people under me?': 'क्या अपने नीचे लोग रख सकते हैं?',
    'Regional partners may, within their territory. Everyone who serves customers at a counter still goes through the bank’s own checks.':
      'क्षेत्रीय पार्टनर अपने इलाके में रख सकते हैं। पर काउंटर पर काम करने वाले हर व्यक्ति की जाँच बैंक खुद करता है।',
    'Figures are illustrative. Your share depends on product and volume; your agreement states it.':
      'आँकड़े सिर्फ़ उदाहरण हैं। आपका हिस्सा इससे तय होता है कि प्रोडक्ट कौन-सा है और काम कितना। वह एग्रीमेंट में लिखा होता है।',
  },
  textsBetween(
    [plots, plots.partners(partnerShare.mostPercent)],
    [hindiPlots, hindiPlots.partners(partnerShare.mostPercent)],
  ),
);

import * as english from '#content/en/menus/tools.ts';
import { translate } from '#content/translate.ts';

export const { topTools } = translate(english, {
  'QR poster': 'QR पोस्टर',
  'UPI QR and poster': 'UPI QR और पोस्टर',
  'Print it or show it on the counter': 'प्रिंट करें या काउंटर पर दिखाएँ',
  'The instalment, year by year': 'किस्त, साल-दर-साल',
  'GST check': 'GST जाँच',
  'GST number': 'GST नंबर',
  'State, PAN and check character': 'राज्य, PAN और जाँच अक्षर',
  Payment: 'पेमेंट',
  'Payment demo': 'पेमेंट डेमो',
  'A card payment, start to finish': 'कार्ड पेमेंट, शुरू से आखिर तक',
  'Who the holder is, from one letter': 'व्यक्ति या कंपनी, एक अक्षर से',
  'Bank and IFSC': 'बैंक और IFSC',
  'Bank, branch code, account format': 'बैंक, ब्रांच कोड, खाता नंबर का रूप',
  Premium: 'प्रीमियम',
  'What insurance costs in a year': 'बीमे का साल भर का खर्च',
  Locker: 'लॉकर',
  'Document locker': 'दस्तावेज़ लॉकर',
  'Files that stay on this device': 'फ़ाइलें इसी डिवाइस पर रहती हैं',
});

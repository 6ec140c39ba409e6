import { sumOf } from '#copy/tariff-figures.ts';
import type { Facts } from '#copy/types/sections.ts';
import { charges, commissions } from '#facts/tariff.ts';

// What one answer costs, when it comes and who gives it, as the page of each check says.

const { bill } = commissions;
const price = (paise: Parameters<typeof sumOf>[0], of: string) =>
  [sumOf(paise), `${of}, टैक्स अलग`] as const;

const SECONDS = 'कुछ सेकंड में';

export const heading = 'दाम, समय, और जवाब कहाँ से';
export const labels = ['दाम', 'जवाब कब', 'जवाब कहाँ से'];
export const checks = {
  pan: [
    price(charges.panCheck, 'हर PAN का'),
    [SECONDS, 'हर PAN पर'],
    ['इनकम टैक्स', 'विभाग के रिकॉर्ड से'],
  ],
  aadhaar: [
    price(charges.identityCheck, 'हर नंबर का'),
    [SECONDS, 'आपकी मंज़ूरी की जाँच हो जाए, उसके बाद'],
    ['UIDAI', 'और किसी से नहीं'],
  ],
  bank: [
    price(charges.accountCheck, 'हर खाते का'),
    [SECONDS, 'बैंक देर करे, तो pending (बाकी)'],
    ['बैंक', 'जिसमें खाता है, उसी से'],
  ],
  voter: [
    price(charges.identityCheck, 'हर बार'),
    [SECONDS, 'पिछली बार बदली गई वोटर लिस्ट से'],
    ['वोटर लिस्ट', 'चुनाव आयोग की'],
  ],
  bills: [
    [
      'कोई फ़ीस नहीं',
      `हर बिल पर आपके ${sumOf(bill.waterAndGas)} से ${sumOf(bill.broadband)}, टैक्स से पहले`,
    ],
    [SECONDS, 'बिल कंपनी के पक्का करने तक pending (बाकी)'],
    ['बिल कंपनी', 'NPCI Bharat BillPay के ज़रिए'],
  ],
  vehicle: [
    price(charges.vehicleCheck, 'हर गाड़ी का'),
    [SECONDS, 'RTO का बदलाव कुछ दिन बाद दिखता है'],
    ['VAHAN', 'RTO का रजिस्टर'],
  ],
  passport: [
    price(charges.identityCheck, 'हर पासपोर्ट का'),
    [SECONDS, 'हर पासपोर्ट पर'],
    ['पासपोर्ट सेवा', 'विदेश मंत्रालय की'],
  ],
  company: [
    price(charges.companyCheck, 'हर कंपनी का'),
    [SECONDS, 'नया फ़ॉर्म कुछ दिन बाद दिखता है'],
    ['MCA', 'में कंपनियों के भरे फ़ॉर्म से'],
  ],
  ocr: [
    price(charges.documentRead, 'हर फ़ाइल का'),
    [SECONDS, 'हर फ़ाइल पर'],
    ['आपकी तस्वीर', 'से ही, किसी रिकॉर्ड से नहीं'],
  ],
  upi: [
    price(charges.accountCheck, 'हर ID का'),
    [SECONDS, 'हर ID पर'],
    ['बैंक या ऐप', 'जिसका हैंडल है'],
  ],
} satisfies Record<string, Facts>;

/** Tools that answer from this device alone; what a live check would ask. */
export const demonstrations = {
  gst: [
    ['₹0', 'यहाँ। असली जाँच का दाम हर सप्लायर पर है, हमसे पूछें'],
    ['एक सेकंड', 'में सैंपल रिकॉर्ड'],
    ['आपका ब्राउज़र', 'असली जाँच GST के रजिस्टर से होती है'],
  ],
  licence: [
    ['₹0', 'यहाँ। असली जाँच का दाम हर ड्राइवर पर है, हमसे पूछें'],
    ['एक सेकंड', 'में सैंपल नतीजा'],
    ['आपका ब्राउज़र', 'असली जाँच परिवहन विभाग के रजिस्टर से होती है'],
  ],
} satisfies Record<string, Facts>;

import { charges, commissions } from '#content/tariff.ts';
import { sumOf } from '#content/tariff-figures.ts';

// What one answer costs, when it comes and who gives it, as the page of each check says.

const { bill } = commissions;
const plusTax = (sum: string) => `${sum}, टैक्स अलग`;

export const heading = 'दाम, समय, और जवाब कहाँ से';
export const labels = ['दाम', 'जवाब कब', 'जवाब कहाँ से'];
export const checks = {
  pan: [plusTax(`हर PAN के ${sumOf(charges.panCheck)}`), 'कुछ सेकंड में', 'इनकम टैक्स विभाग के रिकॉर्ड से'],
  aadhaar: [
    plusTax(`हर नंबर के ${sumOf(charges.identityCheck)}`),
    'आपकी मंज़ूरी की जाँच हो जाए, फिर कुछ सेकंड में',
    'सिर्फ़ UIDAI से',
  ],
  bank: [
    plusTax(`हर खाते के ${sumOf(charges.accountCheck)}`),
    'कुछ सेकंड में। बैंक देर करे, तो pending (बाकी)',
    'जिस बैंक में खाता है, उसी से',
  ],
  voter: [
    plusTax(`हर बार ${sumOf(charges.identityCheck)}`),
    'कुछ सेकंड में, पिछली बार बदली गई वोटर लिस्ट से',
    'चुनाव आयोग की वोटर लिस्ट से',
  ],
  bills: [
    `कोई फ़ीस नहीं। हर बिल पर आपके ${sumOf(bill.waterAndGas)} से ${sumOf(bill.broadband)}, टैक्स से पहले`,
    'कुछ सेकंड में। बिल कंपनी के पक्का करने तक pending (बाकी)',
    'बिल कंपनी से, NPCI Bharat BillPay के ज़रिए',
  ],
  vehicle: [
    plusTax(`हर गाड़ी के ${sumOf(charges.vehicleCheck)}`),
    'कुछ सेकंड में। RTO का बदलाव कुछ दिन बाद दिखता है',
    'RTO के रजिस्टर VAHAN से',
  ],
  passport: [
    plusTax(`हर पासपोर्ट के ${sumOf(charges.identityCheck)}`),
    'कुछ सेकंड में',
    'विदेश मंत्रालय की पासपोर्ट सेवा से',
  ],
  company: [
    plusTax(`हर कंपनी के ${sumOf(charges.companyCheck)}`),
    'कुछ सेकंड में। कंपनी का नया फ़ॉर्म कुछ दिन बाद दिखता है',
    'MCA में कंपनियों के भरे फ़ॉर्म से',
  ],
  ocr: [
    plusTax(`हर फ़ाइल के ${sumOf(charges.documentRead)}`),
    'हर फ़ाइल पर कुछ सेकंड में',
    'सिर्फ़ आपकी तस्वीर से, किसी रिकॉर्ड से नहीं',
  ],
  upi: [plusTax(`हर ID के ${sumOf(charges.accountCheck)}`), 'कुछ सेकंड में', 'हैंडल वाले बैंक या ऐप से'],
};

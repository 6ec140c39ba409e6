/** As a search compares texts: without the signs that stand on letters. */
const plain = (...names: string[]) =>
  names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, ''));

/** What people call a country beside the name that it is listed under, in Latin letters too. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: plain('uae', 'dubai', 'abu dhabi', 'यूएई', 'दुबई', 'अबू धाबी'),
  CD: plain('drc', 'zaire'),
  CI: plain('ivory coast', 'आइवरी कोस्ट'),
  CV: plain('cabo verde', 'काबो वर्दे'),
  CZ: plain('czech republic', 'चेक गणराज्य'),
  GB: plain(
    ...['uk', 'britain', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
    ...['यूके', 'ब्रिटेन', 'इंग्लैंड', 'स्कॉटलैंड', 'वेल्स', 'उत्तरी आयरलैंड'],
  ),
  IN: plain('bharat', 'भारत', 'इंडिया', 'हिंदुस्तान'),
  KR: plain('republic of korea', 'कोरिया गणराज्य'),
  NL: plain('holland', 'हॉलैंड'),
  SA: plain('ksa', 'सऊदी'),
  SZ: plain('swaziland', 'स्वाज़ीलैंड'),
  TL: plain('east timor', 'पूर्वी तिमोर'),
  TR: plain('turkey', 'तुर्की'),
  US: plain('usa', 'america', 'यूएसए', 'अमेरिका', 'अमरीका'),
  VA: plain('holy see', 'वेटिकन'),
};

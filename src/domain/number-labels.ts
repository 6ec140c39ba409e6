/**
 * Words that people and forms put in front of a number, by what it is. In capitals, English and Hindi. `No.`, `Number`
 * and `नंबर` may follow each.
 */
export const LABELS = {
  pan: ['PAN', 'PAN CARD', 'पैन', 'पैन कार्ड'],
  aadhaar: ['AADHAAR', 'AADHAR', 'ADHAAR', 'ADHAR', 'AADHAAR CARD', 'AADHAR CARD', 'UID', 'UIDAI', 'आधार', 'आधार कार्ड'],
  virtualId: ['VID', 'VIRTUAL ID', 'वर्चुअल'],
  gstin: ['GSTIN/UIN', 'GSTIN', 'GSTN', 'GST', 'UIN', 'TIN', 'जीएसटी', 'जीएसटीआईएन'],
  ifsc: ['IFSC', 'IFS', 'RTGS/NEFT IFSC', 'NEFT IFSC', 'आईएफएससी'],
  account: ['A/C', 'AC', 'ACC', 'ACCT', 'ACCOUNT', 'BANK ACCOUNT', 'SB A/C', 'CA A/C', 'खाता', 'बैंक खाता'],
  voter: ['EPIC', 'VOTER', 'VOTER CARD', 'ELECTION CARD', 'वोटर', 'वोटर कार्ड', 'मतदाता', 'पहचान पत्र'],
  passport: ['PASSPORT', 'E-PASSPORT', 'PPT', 'पासपोर्ट'],
  licence: ['DL', 'DRIVING LICENCE', 'DRIVING LICENSE', 'LICENCE', 'LICENSE', 'DRIVING LIC', 'LIC', 'लाइसेंस', 'ड्राइविंग लाइसेंस'],
  rc: ['RC', 'IND', 'VEHICLE', 'REGN', 'REG', 'REGISTRATION', 'PLATE', 'NUMBER PLATE', 'CAR', 'BIKE', 'गाड़ी', 'वाहन'],
  cin: ['CIN', 'LLPIN', 'FCRN'],
  upi: ['UPI', 'UPI ID', 'VPA', 'यूपीआई'],
  biller: ['BILLER', 'BBPS', 'BILLER ID', 'बिलर'],
  consumer: ['CONSUMER', 'CUSTOMER', 'उपभोक्ता', 'ग्राहक'],
  reference: ['UTR', 'RRN', 'REF', 'REFERENCE', 'TXN', 'TRANSACTION', 'ORDER', 'INVOICE', 'BILL', 'RECEIPT', 'ACK', 'TOKEN'],
  card: ['CARD', 'DEBIT CARD', 'CREDIT CARD', 'CC', 'कार्ड'],
  phone: [
    'MOB',
    'MOBILE',
    'M',
    'PH',
    'PHONE',
    'TEL',
    'TELEPHONE',
    'CELL',
    'CONTACT',
    'WHATSAPP',
    'CALL',
    'FAX',
    'LANDLINE',
    'मोबाइल',
    'मो',
    'फ़ोन',
    'फोन',
    'दूरभाष',
    'व्हाट्सऐप',
    'संपर्क',
  ],
} as const satisfies Record<string, readonly string[]>;

export type NumberKind = keyof typeof LABELS;

import type { Vocabulary } from '#content/types/vocabulary.ts';
import { toolbox } from './toolbox.ts';

/** What people type for a tool, which finds the pages about it too. */
function typedFor(title: string): readonly string[] {
  const tool = toolbox.flatMap(({ tools }) => tools).find((each) => each.title === title);
  if (!tool) throw new Error(`There is no tool “${title}”.`);
  return tool.words;
}

/** How the search reads what visitors type. */
export const vocabulary: Vocabulary = {
  small:
    'a about an and any are at be by can do does for from get give how i if in is it me my need of on or our please the there this to want we what when where which who why with you your',
  common:
    'app calculator check checker checking demo form free maker number online site tool tools validate validation validity verification verify website',
  synonyms: {
    aadhaar: typedFor('Aadhaar'),
    pan: typedFor('PAN'),
    gst: [...typedFor('GST number'), 'gst number', 'gstin number'],
    'driving licence': [...typedFor('Driving licence'), 'driver licence'],
    passport: typedFor('Passport'),
    voter: typedFor('Voter ID'),
    vehicle: typedFor('Vehicle RC'),
    cin: typedFor('Company CIN'),
    ocr: typedFor('OCR of papers'),
    qr: ['qrcode', 'qr code', 'scan', 'scanner', 'bar code', 'barcode', 'QR कोड', 'क्यूआर कोड'],
    upi: typedFor('UPI ID'),
    loan: [...typedFor('EMI'), 'emi', 'credit', 'borrow', 'finance'],
    insurance: [...typedFor('Premium'), 'premium', 'insure'],
    pos: ['machine', 'swipe machine', 'card machine', 'swipe', 'terminal'],
    aeps: ['micro atm', 'microatm', 'mini atm', 'thumb', 'fingerprint'],
    'cash withdrawal': ['withdraw', 'withdraw cash', 'withdraw money', 'atm'],
    'money transfer': ['dmt', 'remittance', 'send money', 'neft', 'imps', 'rtgs'],
    'bill payment': ['electricity', 'bijli', 'light bill', 'gas bill', 'water bill', 'bill pay'],
    recharge: ['topup', 'top up', 'dish', 'mobile balance'],
    travel: ['flight', 'train', 'ticket', 'irctc', 'hotel', 'bus'],
    payout: ['salary', 'bulk payment', 'vendor payment'],
    subscription: ['autopay', 'auto pay', 'mandate', 'recurring'],
    // Certificates have a page of their own.
    locker: typedFor('Document locker').filter((word) => word !== 'certificate'),
    contact: [
      'help',
      'support',
      'phone',
      'call',
      'email',
      'customer care',
      'complaint',
      'helpline',
    ],
    'sign up': [...typedFor('Sign-up form'), 'open account'],
    'sign in': ['login', 'log in', 'signin', 'password'],
    partnership: ['distributor', 'franchise', 'agent', 'dealer', 'commission', 'become partner'],
    developer: ['sdk', 'documentation', 'docs', 'sandbox'],
    privacy: ['data protection'],
    terms: ['conditions', 'refund', 'rules'],
    investor: [...typedFor('Investor demo'), 'revenue'],
    geocoding: typedFor('Place from a point'),
    employee: ['staff', 'attendance', 'payroll'],
  },
};

// What documents are called, and what the parts of their numbers are: a name, and what it means where no rule works
// that out.

export const specimen = 'Specimen';

export const documents = {
  pan: {
    heading: 'What a PAN says',
    title: 'PAN card',
    parts: [
      ['Three letters', 'in order, from AAA to ZZZ'],
      ['Holder'],
      ['Name', 'its first letter; of a person, the surname’s'],
      ['Serial', '0001 to 9999, so nobody has 0000'],
      ['Check letter', 'its rule is not public'],
    ],
  },
  gstin: {
    heading: 'What a GSTIN says',
    title: 'Registration certificate',
    parts: [
      ['State'],
      ['PAN', 'of the holder'],
      ['Registration', 'of this PAN in the State: 1 to 9, then A to Z'],
      ['Always Z', 'for ordinary taxpayers'],
      ['Check character', 'computed from the fourteen before it'],
    ],
  },
  aadhaar: {
    heading: 'What twelve digits say',
    title: 'Aadhaar card',
    parts: [
      ['First digit', '2 to 9'],
      ['Ten digits', 'that tell nothing of the holder'],
      ['Check digit', 'by Verhoeff’s rule, from the eleven before it'],
    ],
  },
  bank: {
    heading: 'What a cheque says',
    title: 'Cheque',
    parts: [
      ['Bank', 'four letters of the IFSC'],
      ['Always zero', 'not the letter O'],
      ['Branch'],
      ['Account', 'numbered by each bank in its own way'],
    ],
  },
  voter: {
    heading: 'What an EPIC number says',
    title: 'Voter ID card',
    parts: [
      ['Letters', 'given to the constituency'],
      ['Serial'],
      ['Check digit', 'of the six before it'],
    ],
  },
  vehicle: {
    heading: 'What a plate says',
    title: 'Number plate',
    parts: [['State'], ['Office', 'the RTO'], ['Series', 'never I or O'], ['Number', '1 to 9999']],
  },
  licence: {
    heading: 'What a licence number says',
    title: 'Driving licence',
    parts: [
      ['State'],
      ['Office', 'the RTO'],
      ['Year', 'of first issue'],
      ['Serial', 'no check digit'],
    ],
  },
  passport: {
    heading: 'What a passport number says',
    title: 'Passport',
    parts: [
      ['Letter', 'two on an e-passport'],
      ['Digits', 'seven, or six on an e-passport; none checks the others'],
    ],
  },
  company: {
    heading: 'What a CIN says',
    title: 'Certificate of incorporation',
    parts: [
      ['Shares', 'unlisted; L is listed'],
      ['Industry'],
      ['State'],
      ['Year', 'of incorporation'],
      ['Class', 'private company'],
      ['Registration', 'at the Registrar'],
    ],
  },
  upi: {
    heading: 'What a UPI ID says',
    title: 'Shop’s UPI sign',
    parts: [
      ['Name', 'which its holder chose'],
      ['Always @'],
      ['Handle', 'of the app or bank that gave it'],
    ],
  },
  bill: {
    heading: 'What a bill is paid by',
    title: 'Electricity bill',
    parts: [
      ['Biller ID', '14 letters and digits'],
      ['Consumer number', 'as the biller prints it'],
      ['Amount', 'in paise in the request'],
    ],
  },
  photo: {
    heading: 'What is read, and how surely',
    title: 'Photo of a card',
    parts: [['Number'], ['Name'], ['Date of birth']],
  },
};

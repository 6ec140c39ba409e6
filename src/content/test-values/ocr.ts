import type { Sample } from '#content/types/sample.ts';

/** Lines made of the other pages’ samples. */
export const ocrSamples = [
  {
    label: 'Two cards',
    about: 'Asha Shetty',
    values: { line: 'Name ASHA SHETTY PAN AAAPS0000K Aadhaar 9999 4105 7058' },
    outcome: 'PAN: format right. Aadhaar number: format right.',
  },
  {
    label: 'Cheque',
    about: 'Meena Stores',
    values: { line: 'MEENA STORES A/c 000123456 IFSC PRJT0000000' },
    outcome: 'Bank account number: format right. IFSC: format right.',
  },
  {
    label: 'GSTIN',
    about: 'Misread by one',
    values: { line: 'GSTIN 29AAATS0000L1Z0' },
    outcome: 'GSTIN: The last character, which checks the others, does not fit them.',
  },
  {
    label: 'Papers of a car',
    values: { line: 'Regn KA 00 AA 0000 DL No KA00 20200000000' },
    outcome: 'Vehicle registration number: format right. Driving licence number: format right.',
  },
  {
    label: 'Letterhead',
    values: { line: 'CIN U62099KA2020PTC000000 GSTIN 29AAATS0000L1ZQ' },
    outcome: 'CIN: format right. GSTIN: format right.',
  },
  {
    label: 'Misread voter ID',
    values: { line: 'EPIC ABC0000001' },
    outcome:
      'Three letters, seven digits: A voter ID is made like this, but its last digit would not fit. It may be another number.',
  },
  {
    label: 'Misread Aadhaar',
    values: { line: 'No. 9999 4105 7085' },
    outcome:
      'Twelve digits: As many as an Aadhaar number has, but it cannot be one. It may be an account number.',
  },
  {
    label: 'Ten digits',
    values: { line: 'Mob 9000000000' },
    outcome: 'Ten digits: A mobile number, or the number of a bank account.',
  },
  {
    label: 'No number in it',
    values: { line: 'Government of India' },
    outcome: 'No known number: The line holds no number whose form is known here.',
  },
] as const satisfies readonly Sample<'line'>[];

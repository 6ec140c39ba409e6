import type { Sample } from '#copy/types/sample.ts';

/** Lines made of the other pages’ samples. */
export const samples = [
  {
    label: 'Two cards',
    about: 'Asha Shetty',
    values: { line: 'Name ASHA SHETTY PAN AAAPS0000K Aadhaar 9999 4105 7058' },
    outcome: 'PAN: format right. Aadhaar number: format right.',
  },
  {
    label: 'Cheque',
    about: 'Meena Stores',
    values: { line: 'MEENA STORES A/c 000123456 IFSC SBIN0000000' },
    outcome: 'Bank account number: format right. IFSC: format right.',
  },
  {
    label: 'GSTIN',
    about: 'One misread',
    values: { line: 'GSTIN 29AAATS0000L1Z0' },
    outcome: 'GSTIN: The check character at the end does not fit the others.',
  },
  {
    label: 'Car papers',
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
      'Three letters, seven digits: It looks like a voter ID, but the check digit does not fit. It may be another number.',
  },
  {
    label: 'Misread Aadhaar',
    values: { line: 'No. 9999 4105 7085' },
    outcome:
      'Twelve digits: It is as long as an Aadhaar number but cannot be one. It may be an account number or the reference of a payment.',
  },
  {
    label: 'Ten digits',
    values: { line: 'No. 9000000000' },
    outcome: 'Ten digits: A mobile number or a bank account number.',
  },
  {
    label: 'No number',
    values: { line: 'Government of India' },
    outcome: 'No known number: The text has no number in a format that this tool knows.',
  },
] as const satisfies readonly Sample<'line'>[];

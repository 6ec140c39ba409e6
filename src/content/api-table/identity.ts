import type { ApiEndpoint } from './api-endpoint.ts';

const JSON_BODY = 'application/json';

export const pan = {
  method: 'POST',
  path: '/pan/verify',
  title: 'PAN',
  summary: 'Whether a PAN is in use, and the name on it',
  page: '/apis/panFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'pan',
      type: 'string',
      required: true,
      text: 'The PAN, ten characters, letters in capitals.',
      sample: 'AAAPS0000K',
      rule: 'five letters, four digits and a letter',
      pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$',
    },
  ],
  response: {
    status: 'valid',
    data: { pan: 'AAAPS0000K', name: 'SAMPLE NAME', holder_type: 'person' },
  },
} as const satisfies ApiEndpoint;

export const aadhaar = {
  method: 'POST',
  path: '/aadhaar/verify',
  title: 'Aadhaar',
  summary: 'Whether an Aadhaar number was issued, with the number masked',
  page: '/apis/aadhaarFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'aadhaar',
      type: 'string',
      required: true,
      text: 'The Aadhaar number, twelve digits, without spaces.',
      sample: '000000000000',
      rule: 'twelve digits',
      pattern: '^[0-9]{12}$',
    },
  ],
  response: {
    status: 'valid',
    data: {
      aadhaar: 'XXXX XXXX 0000',
      age_band: '30-39',
      gender: 'F',
      state: 'Karnataka',
      mobile_ends_with: '000',
    },
  },
} as const satisfies ApiEndpoint;

export const voter = {
  method: 'POST',
  path: '/voterid/verify',
  title: 'Voter ID',
  summary: 'Name and constituency behind an EPIC number',
  page: '/apis/voterFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'voter_id',
      type: 'string',
      required: true,
      text: 'The EPIC number, usually three letters and seven digits.',
      sample: 'ABC0000000',
      rule: 'the number as printed, 6 to 20 letters, digits and slashes',
      pattern: '^[A-Z0-9/]{6,20}$',
    },
  ],
  response: {
    status: 'valid',
    data: {
      voter_id: 'ABC0000000',
      name: 'SAMPLE NAME',
      relation_name: 'SAMPLE RELATION',
      age: 34,
      constituency: 'Sample constituency',
      state: 'Karnataka',
    },
  },
} as const satisfies ApiEndpoint;

export const passport = {
  method: 'POST',
  path: '/passport/verify',
  title: 'Passport',
  summary: 'Holder and validity of an Indian passport',
  page: '/apis/passportFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'passport_number',
      type: 'string',
      required: true,
      text: 'One letter and seven digits.',
      sample: 'A0000000',
      rule: 'one letter and seven digits',
      pattern: '^[A-Z][0-9]{7}$',
    },
  ],
  response: {
    status: 'valid',
    data: {
      passport_number: 'A0000000',
      name: 'SAMPLE NAME',
      date_of_birth: '1990-01-01',
      valid_until: '2031-12-31',
    },
  },
} as const satisfies ApiEndpoint;
